import type { Sheet } from './read-sheet.ts';

/** A violation in a style sheet, at a line of the sheet counted from 1. */
export interface CssReport {
  readonly line: number;
  readonly message: string;
}

/** A rule for style sheets: it reads one sheet and keeps no state. */
export type CssRule = (sheet: Sheet) => readonly CssReport[];
