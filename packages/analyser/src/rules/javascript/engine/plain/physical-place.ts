import type { TSESLint, TSESTree } from '@typescript-eslint/utils';

import { indexLines, type LineIndex } from '../../../../text/line-index.ts';

type Text = Pick<TSESLint.SourceCode, 'text' | 'getIndexFromLoc'>;

/** Characters that end a line in the grammar of JavaScript and in no editor, viewer or measure. */
const separators = /[\u2028\u2029]/u;

/** Lines of the texts with separators; null for all others, in which ESLint counts the same lines. */
const linesByText = new WeakMap<Text, LineIndex | null>();

function linesOf(source: Text): LineIndex | null {
  const known = linesByText.get(source);
  if (known !== undefined) return known;
  const lines = separators.test(source.text) ? indexLines(source.text) : null;
  linesByText.set(source, lines);
  return lines;
}

/** A place of ESLint by the lines of the file: U+2028 and U+2029 end none. */
export function physicalPlace(source: Text, place: TSESTree.Position): TSESTree.Position {
  const lines = linesOf(source);
  if (lines === null) return place;
  const offset = source.getIndexFromLoc(place);
  const line = lines.lineOf(offset);
  return { line, column: offset - lines.startOf(line) };
}
