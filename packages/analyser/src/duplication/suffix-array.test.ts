import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { commonPrefixes, suffixArray } from './suffix-array.ts';

function compareSuffixes(symbols: readonly number[], a: number, b: number): number {
  for (let i = 0; a + i < symbols.length && b + i < symbols.length; i++) {
    const difference = (symbols[a + i] ?? 0) - (symbols[b + i] ?? 0);
    if (difference !== 0) return difference;
  }
  return b - a;
}

const naive = (symbols: readonly number[]) =>
  [...symbols.keys()].sort((a, b) => compareSuffixes(symbols, a, b));

function shared(symbols: readonly number[], a: number, b: number): number {
  let length = 0;
  while (Math.max(a, b) + length < symbols.length && symbols[a + length] === symbols[b + length]) length++;
  return length;
}

describe('suffix array', () => {
  it('of banana', () => {
    const symbols = Array.from('banana', (letter) => letter.charCodeAt(0) - 97);
    const suffixes = suffixArray(symbols);
    expect([...suffixes]).toEqual([5, 3, 1, 0, 4, 2]);
    expect([...commonPrefixes(symbols, suffixes)]).toEqual([0, 1, 3, 0, 0, 2]);
  });

  it.each([[[]], [[0]], [[3, 3, 3]], [[2, 1, 0]]])('of %j', (symbols: number[]) => {
    expect([...suffixArray(symbols)]).toEqual(naive(symbols));
  });

  it('sorts all suffixes and computes the common prefix of neighbours', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3), { maxLength: 80 }), (symbols) => {
        const suffixes = suffixArray(symbols);
        expect([...suffixes]).toEqual(naive(symbols));
        const expected = [...suffixes].map((place, i) =>
          i === 0 ? 0 : shared(symbols, suffixes[i - 1] ?? 0, place),
        );
        expect([...commonPrefixes(symbols, suffixes)]).toEqual(expected);
      }),
    );
  });
});
