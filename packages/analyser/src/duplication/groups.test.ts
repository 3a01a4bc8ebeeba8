import { describe, expect, it } from 'vitest';

import type { Corpus } from './corpus.ts';
import { selectGroups } from './groups.ts';
import type { Repeat } from './repeats.ts';

/** Two files of a hundred blocks: places 0 to 99, a boundary, places 101 to 200. */
const fileOf = Array.from({ length: 201 }, (_, place) => (place === 100 ? -1 : Number(place > 100)));
const corpus: Corpus = { symbols: [], blockOf: [], fileOf };

const repeat = (length: number, ...places: readonly number[]): Repeat => ({
  length,
  places: Int32Array.from(places),
});
const select = (...repeats: readonly Repeat[]) =>
  selectGroups(repeats, corpus).map(({ length, places, files }) => [length, [...places], files]);

describe('groups', () => {
  it('hold their places in order, and their files', () => {
    expect(select(repeat(5, 120, 3, 110))).toEqual([[5, [3, 110, 120], [0, 1]]]);
  });

  it('drop what lies everywhere inside a longer one', () => {
    expect(select(repeat(10, 0, 110), repeat(4, 6, 116), repeat(4, 0, 110))).toHaveLength(1);
    expect(select(repeat(10, 0, 110), repeat(4, 6, 116, 111))).toHaveLength(1);
  });

  it('keep what lies outside at one place, or sticks out', () => {
    expect(select(repeat(10, 0, 110), repeat(4, 6, 116, 130))).toHaveLength(2);
    expect(select(repeat(10, 10, 110), repeat(4, 9, 110))).toHaveLength(2);
    expect(select(repeat(10, 0, 110), repeat(4, 7, 116))).toHaveLength(2);
  });

  it('keep what lies inside a longer one of other files', () => {
    expect(select(repeat(10, 0, 40), repeat(4, 6, 46, 116))).toHaveLength(2);
    expect(select(repeat(10, 0, 110), repeat(4, 2, 6))).toHaveLength(2);
  });

  it('find the longer one among several of the same files', () => {
    const longer = [repeat(20, 0, 150), repeat(15, 30, 130), repeat(10, 60, 110)];
    expect(select(...longer, repeat(5, 61, 112), repeat(4, 62, 131))).toHaveLength(4);
  });

  it('stop looking when a file takes too much', () => {
    const huge = Array.from({ length: 4 }, () => repeat(1, ...Array.from({ length: 100 }, (_, i) => i)));
    expect(select(repeat(3, 1, 50), ...huge)).toHaveLength(2);
  });
});
