import { css } from './css/css.ts';
import { docker } from './docker/docker.ts';
import { languageKeyOf } from './endings.ts';
import { html } from './html/html.ts';
import { bicep } from './infrastructure/bicep.ts';
import { json } from './infrastructure/json.ts';
import { yaml } from './infrastructure/yaml.ts';
import { javascript, typescript } from './javascript/javascript.ts';
import type { Language } from './language.ts';
import { python } from './python/python.ts';
import { xml } from './xml/xml.ts';

/** Every language that is measured. */
export const languages: readonly Language[] = [
  javascript,
  typescript,
  python,
  css,
  html,
  xml,
  docker,
  yaml,
  json,
  bicep,
];

const byKey = new Map(languages.map((language) => [language.key, language]));

/** The language of a file, by its name alone; null for a file that is not measured. */
export function languageOf(path: string): Language | null {
  return byKey.get(languageKeyOf(path) ?? '') ?? null;
}
