import type { TSESTree } from '@typescript-eslint/utils';

import type { SourceCode } from './context.ts';

type Token = TSESTree.Token;

/** Whether two token sequences are equal; layout and comments do not matter. */
export const sameTokens = (a: readonly Token[], b: readonly Token[]): boolean =>
  a.length === b.length &&
  a.every(({ value, type }, index) => value === b[index]?.value && type === b[index].type);

/** Whether two nodes have equal tokens. */
export const sameText = (source: SourceCode, a: TSESTree.Node, b: TSESTree.Node): boolean =>
  sameTokens(source.getTokens(a), source.getTokens(b));

/** The tokens of a body, without the braces around it. */
export function innerTokens(source: SourceCode, body: TSESTree.Node): Token[] {
  const tokens = source.getTokens(body);
  return tokens[0]?.value === '{' ? tokens.slice(1, -1) : tokens;
}

/** Number of lines on which a token starts. */
export const linesOf = (tokens: readonly Token[]): number =>
  new Set(tokens.map(({ loc }) => loc.start.line)).size;

/** Whether tokens span more than one line. */
export const spansLines = (tokens: readonly Token[]): boolean =>
  (tokens.at(-1)?.loc.end.line ?? 0) > (tokens[0]?.loc.start.line ?? 0);
