import type { TokenLine } from '../duplication/token-lines.ts';

/** Token lines from a number for each, with so many tokens a line, every line on a physical line of its own. */
export const tokenRows = (hashes: readonly number[], tokens = 10): TokenLine[] =>
  hashes.map((hash, i) => ({ line: i + 1, hash, first: i * tokens, last: (i + 1) * tokens - 1 }));

/** Numbers that occur in no other call with another `from`. */
export const distinct = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => from * 100_000 + i);
