import { css } from './css/css.ts';
import { html } from './html/html.ts';
import { javascript, typescript } from './javascript/javascript.ts';
import type { Language } from './language.ts';
import { python } from './python/python.ts';

/** Every language that is measured. */
export const languages: readonly Language[] = [javascript, typescript, python, css, html];

const byExtension = new Map(languages.flatMap((language) => language.extensions.map((e) => [e, language])));

/** The ending of a path's name, in lower case, with the dot; '' without one. */
export function extensionOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return dot === -1 ? '' : name.slice(dot).toLowerCase();
}

/** By the file's ending alone, upper or lower case; null for what is not measured. */
export function languageOf(path: string): Language | null {
  return byExtension.get(extensionOf(path)) ?? null;
}
