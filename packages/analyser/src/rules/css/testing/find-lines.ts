import type { CssRule } from '../engine/css-rule.ts';
import type { Dialect } from '../engine/mask.ts';
import { readSheet } from '../engine/read-sheet.ts';

/** The sorted lines of a rule's findings in a sheet. */
export function findLines(rule: CssRule, text: string, dialect: Dialect = 'css'): readonly number[] {
  const sheet = readSheet(text, dialect);
  if (sheet === null) throw new Error(`Not a style sheet: ${text}`);
  return rule(sheet)
    .map(({ line }) => line)
    .sort((a, b) => a - b);
}
