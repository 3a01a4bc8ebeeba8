import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../lib/paths.ts';

const rulesFolder = join(root, 'packages/analyser/src/rules');

/** Key of the rule in a folder: `S1128` of `s1128-unused-import`, `PrintStatementUsage` of `print-statement-usage`. */
export const keyOf = (folder: string): string =>
  (/^s\d+(?=-)/u.exec(folder)?.[0] ?? folder)
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** Folders of our own rules for a language, by key. */
export function ownRules(
  language: 'javascript' | 'python' | 'css' | 'html' | 'docker',
): ReadonlyMap<string, string> {
  const folder = join(rulesFolder, language);
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'rule.ts')));
  return new Map(names.map((name) => [keyOf(name), name]));
}

/** The module that exports every rule of a language by its key. */
export function ruleRegistry(rules: ReadonlyMap<string, string>): string {
  const byNumber = new Intl.Collator('en', { numeric: true });
  const lines = [...rules]
    .sort(([one], [other]) => byNumber.compare(one, other))
    .map(([key, name]) => `export { rule as ${key} } from './${name}/rule.ts';`);
  return ['// Written by `npm run docs` from the folders beside it.', ...lines, ''].join('\n');
}
