import type { TokenLine } from '../duplication/token-lines.ts';

/** Token lines with these hashes on consecutive lines, each with the given number of tokens. */
export const tokenRows = (hashes: readonly number[], tokens = 10): TokenLine[] =>
  hashes.map((hash, i) => ({ line: i + 1, hash, first: i * tokens, last: (i + 1) * tokens - 1 }));

/** `count` numbers that no call with another `from` returns. */
export const distinctNumbers = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => from * 100_000 + i);
