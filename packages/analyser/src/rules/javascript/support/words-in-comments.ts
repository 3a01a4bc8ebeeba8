import type { TSESTree } from '@typescript-eslint/utils';

import type { Context } from './context.ts';

/** Reports each comment line that contains a whole word, in upper or lower case. */
export function reportWord(context: Context, word: string, messageId: string): void {
  const pattern = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu');
  for (const comment of context.sourceCode.getAllComments()) {
    for (const [index, line] of comment.value.split(/\r\n|[\n\r\u2028\u2029]/u).entries()) {
      const found = pattern.exec(line);
      if (found) context.report({ loc: placeOf(comment, index, found.index, word.length), messageId });
    }
  }
}

function placeOf(
  { loc }: TSESTree.Comment,
  index: number,
  offset: number,
  length: number,
): TSESTree.SourceLocation {
  const line = loc.start.line + index;
  const column = index === 0 ? loc.start.column + '//'.length + offset : offset;
  return { start: { line, column }, end: { line, column: column + length } };
}
