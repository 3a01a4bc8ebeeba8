import type { PythonNode } from '../../../languages/python/ast/node.ts';
import type { FunctionDef } from '../../../languages/python/ast/statements.ts';
import type { PythonComment } from '../../../languages/python/lexer/token.ts';
import type { PythonSource } from '../../../languages/python/source.ts';

/** Comments that SonarQube's tree holds: not those before a token that it leaves out. */
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
  // A comment above belongs to the token that closes one block; of several blocks the innermost takes it.
  const closesOne = tokens[first - 1]?.kind === 'dedent' && tokens[first - 2]?.kind !== 'dedent';
  if (closesOne && node.decorators.length === 0) first -= 1;
  // A body on lines of its own is closed by a token, and comments before that one belong to it.
  last += closesBlock(tokens, last) ? 2 : 1;
  return comments.some(({ next }) => next >= first && next <= last);
}

/** Whether a comment stands on the lines of a block, or above the first of them; what follows does not count. */
export function hasCommentInside(
  { comments, tokens }: PythonSource,
  node: Pick<PythonNode, 'first' | 'last'>,
): boolean {
  let { first } = node;
  while (tokens[first - 1]?.kind === 'indent') first -= 1;
  return comments.some(({ next }) => next >= first && next <= node.last + 1);
}

/** Comments that begin with a word, in upper or lower case. */
export function commentsWith(source: PythonSource, word: string): readonly PythonComment[] {
  const pattern = new RegExp(`^# *${word}`, 'iu');
  return knownComments(source).filter(({ start, end }) => pattern.test(source.text.slice(start, end)));
}

/** Whether what ends with this token is a block on lines of its own. */
function closesBlock(tokens: PythonSource['tokens'], last: number): boolean {
  return (
    tokens[last + 1]?.kind === 'newline' && tokens[last + 2]?.kind === 'dedent' && isIndented(tokens, last)
  );
}

/** Whether the statement that ends here begins its line. */
function isIndented(tokens: PythonSource['tokens'], last: number): boolean {
  let place = last;
  while (place > 0 && !/^(?:newline|indent|dedent)$/u.test(tokens[place - 1]?.kind ?? '')) place -= 1;
  return !/^(?:def|async|class|if|elif|else|for|while|with|try|finally|except|@)$/u.test(
    tokens[place]?.text ?? '',
  );
}
