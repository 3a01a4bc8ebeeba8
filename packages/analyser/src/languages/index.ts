import { css } from './css/css.ts';
import { languageKeyOf } from './endings.ts';
import { html } from './html/html.ts';
import { javascript, typescript } from './javascript/javascript.ts';
import type { Language } from './language.ts';
import { python } from './python/python.ts';

/** Every language that is measured. */
export const languages: readonly Language[] = [javascript, typescript, python, css, html];

const byKey = new Map(languages.map((language) => [language.key, language]));

/** By the file's ending alone, upper or lower case; null for what is not measured. */
export function languageOf(path: string): Language | null {
  return byKey.get(languageKeyOf(path) ?? '') ?? null;
}
