import type { PythonNode } from '../../../languages/python/ast/node.ts';
import type { FunctionDef } from '../../../languages/python/ast/statements.ts';
import type { PythonComment } from '../../../languages/python/lexer/token.ts';
import type { PythonSource } from '../../../languages/python/source.ts';

/** The comments in SonarQube's tree: without those before a token that the tree omits. */
export function knownComments({ comments, tokens }: PythonSource): readonly PythonComment[] {
  return comments.filter(({ next }) => tokens[next]?.dropped !== true);
}

/** Whether a comment stands before a function, inside it, or after it up to the next line of code. */
export function hasCommentAround(
  { comments, tokens }: PythonSource,
  node: Pick<FunctionDef, 'first' | 'last' | 'decorators'>,
): boolean {
  let { first, last } = node;
  while (tokens[first - 1]?.kind === 'indent') first -= 1;
  // A comment above belongs to the token that closes a block; of several blocks, to the innermost.
  const closesOne = tokens[first - 1]?.kind === 'dedent' && tokens[first - 2]?.kind !== 'dedent';
  if (closesOne && node.decorators.length === 0) first -= 1;
  // A token closes a body on separate lines; comments before that token belong to the body.
  last += closesBlock(tokens, last) ? 2 : 1;
  return comments.some(({ next }) => next >= first && next <= last);
}

/**
 * Whether a comment is on the lines of a block or above the first of them; comments after it do not count.
 */
export function hasCommentInside(
  { comments, tokens }: PythonSource,
  node: Pick<PythonNode, 'first' | 'last'>,
): boolean {
  let { first } = node;
  while (tokens[first - 1]?.kind === 'indent') first -= 1;
  return comments.some(({ next }) => next >= first && next <= node.last + 1);
}

/** Comments that begin with these letters in upper or lower case, also as part of a longer word, as SonarQube 10.7 reports. */
export function commentsWith(source: PythonSource, word: string): readonly PythonComment[] {
  const pattern = new RegExp(`^# *${word}`, 'iu');
  return knownComments(source).filter(({ start, end }) => pattern.test(source.text.slice(start, end)));
}

/**
 * Whether the simple statement that ends at this token stands on its own line and is the last of its block. False for a
 * statement on the line of its header, such as `def f(): pass`.
 */
function closesBlock(tokens: PythonSource['tokens'], last: number): boolean {
  return (
    tokens[last + 1]?.kind === 'newline' && tokens[last + 2]?.kind === 'dedent' && isIndented(tokens, last)
  );
}

/** Whether the statement that ends at this token begins its line. */
function isIndented(tokens: PythonSource['tokens'], last: number): boolean {
  let place = last;
  while (place > 0 && !/^(?:newline|indent|dedent)$/u.test(tokens[place - 1]?.kind ?? '')) place -= 1;
  return !/^(?:def|async|class|if|elif|else|for|while|with|try|finally|except|@)$/u.test(
    tokens[place]?.text ?? '',
  );
}
