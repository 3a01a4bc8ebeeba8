import { describe, expect, it } from 'vitest';

import { buildCorpus } from './corpus.ts';

describe('corpus of repeated blocks', () => {
  it('drops what occurs once and separates stretches and files by numbers of their own', () => {
    const { symbols, fileOf, blockOf } = buildCorpus([[0, 1, 2, 3], [4, 1, 1], [5, 6], [3]]);
    expect(symbols).toEqual([1, 7, 3, 8, 1, 1, 9, 3, 10]);
    expect(fileOf).toEqual([0, -1, 0, -1, 1, 1, -1, 3, -1]);
    expect(blockOf).toEqual([1, -1, 3, -1, 1, 2, -1, 0, -1]);
  });

  it('is empty when nothing is repeated', () => {
    expect(buildCorpus([[0, 1], [], [2]])).toEqual({ symbols: [], fileOf: [], blockOf: [] });
  });
});
