import type { TSESTree } from '@typescript-eslint/utils';

import type { Context } from '../engine/plain/derive-context.ts';

/**
 * Reports each comment line on which a word occurs, in upper or lower case, without a letter around its first occurrence:
 * SonarQube looks at no other one, so that `todos.map((todo) => …)` is not reported.
 */
export function reportWord(context: Context, word: string, messageId: string): void {
  const anywhere = new RegExp(word, 'iu');
  const whole = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu');
  for (const comment of context.sourceCode.getAllComments()) {
    for (const [index, line] of comment.value.split(/\r\n|[\n\r\u2028\u2029]/u).entries()) {
      const found = whole.exec(line);
      if (found && found.index === line.search(anywhere))
        context.report({ loc: placeOf(comment, index, found.index, word.length), messageId });
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
