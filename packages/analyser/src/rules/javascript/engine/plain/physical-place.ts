import type { TSESLint, TSESTree } from '@typescript-eslint/utils';

import { indexLines, type LineIndex } from '../../../../text/line-index.ts';

type Text = Pick<TSESLint.SourceCode, 'text' | 'getIndexFromLoc'>;

/** Lines of the file before the first line of a text, and characters before it in that line. */
export interface Origin {
  readonly line: number;
  readonly column: number;
}

const origins = new WeakMap<object, Origin>();

/** Records where a text begins in its file: the places of its findings are those of the file. */
export const keepOrigin = (source: object, origin: Origin): void => void origins.set(source, origin);

/** Characters that end a line in the grammar of JavaScript and in no editor, viewer or measure. */
const separators = /[\u2028\u2029]/u;

/** Lines of a text with such separators; null for other texts: there ESLint counts the same lines. */
const linesByText = new WeakMap<Text, LineIndex | null>();

function linesOf(source: Text): LineIndex | null {
  const known = linesByText.get(source);
  if (known !== undefined) return known;
  const lines = separators.test(source.text) ? indexLines(source.text) : null;
  linesByText.set(source, lines);
  return lines;
}

function placeInText(source: Text, place: TSESTree.Position): TSESTree.Position {
  const lines = linesOf(source);
  if (lines === null) return place;
  const offset = source.getIndexFromLoc(place);
  const line = lines.lineOf(offset);
  return { line, column: offset - lines.startOf(line) };
}

/** A place of ESLint by the lines of the file: U+2028 and U+2029 end none. */
export function physicalPlace(source: Text, given: TSESTree.Position): TSESTree.Position {
  const place = placeInText(source, given);
  const origin = origins.get(source);
  if (origin === undefined) return place;
  return { line: place.line + origin.line, column: place.column + (place.line === 1 ? origin.column : 0) };
}
