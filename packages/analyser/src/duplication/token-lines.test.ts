import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { toTokenLines, type Token } from './token-lines.ts';

/** One token a letter, one row a line. */
const tokens = (...rows: readonly string[]): Token[] =>
  rows.flatMap((row, i) => Array.from(row, (text) => ({ line: i + 1, text })));

describe('token lines', () => {
  it('join the tokens that begin on a line and keep their indices', () => {
    const rows = toTokenLines(tokens('ab', '', 'c', 'ab'));
    expect(rows.map(({ line, first, last }) => [line, first, last])).toEqual([
      [1, 0, 1],
      [3, 2, 2],
      [4, 3, 4],
    ]);
    expect(rows[0]?.hash).toBe(rows[2]?.hash);
    expect(rows[0]?.hash).not.toBe(rows[1]?.hash);
  });

  it('compare the texts run together, not token by token', () => {
    const [a] = toTokenLines([{ line: 1, text: 'ab' }]);
    const [b] = toTokenLines(tokens('ab'));
    expect(a?.hash).toBe(b?.hash);
  });

  it('keep only the first and the last of equal lines in a row', () => {
    const rows = toTokenLines(tokens('a', 'b', 'b', 'b', 'b', 'c', 'b', 'b', 'd', 'd', 'd'));
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 5, 6, 7, 8, 9, 11]);
  });

  it('are empty without tokens', () => {
    expect(toTokenLines([])).toEqual([]);
  });

  it('differ in hash when they differ in text, and hashes are safe integers', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 1, maxLength: 9 }), { minLength: 2 }), (texts) => {
        const rows = toTokenLines(texts.map((text, line) => ({ line, text })));
        expect(rows.every(({ hash }) => Number.isSafeInteger(hash) && hash >= 0)).toBe(true);
        expect(new Set(rows.map(({ hash }) => hash)).size).toBe(texts.length);
      }),
    );
  });

  it('do not meet among two hundred thousand similar lines', () => {
    const rows = toTokenLines(
      Array.from({ length: 200_000 }, (_, i) => ({ line: i, text: `const a${i} = ${i};` })),
    );
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(200_000);
  });
});
