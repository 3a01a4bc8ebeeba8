import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { indexLines } from './line-index.ts';

describe('lines of a text', () => {
  it.each([
    ['', 1],
    ['a', 1],
    ['a\n', 2],
    ['a\r\nb', 2],
    ['a\rb\rc', 3],
    ['a\n\r\nb', 3],
    ['\r\r\n\n', 4],
    ['a\u2028b', 1],
  ])('%j has %i', (text, count) => {
    expect(indexLines(text).count).toBe(count);
  });

  it('finds the line of a place, its end belonging to it', () => {
    const { lineOf } = indexLines('ab\r\nc\n\nd');
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map(lineOf)).toEqual([1, 1, 1, 1, 2, 2, 3, 4, 4]);
  });

  it('finds the start of a line', () => {
    const { startOf } = indexLines('ab\r\nc\n\nd');
    expect([1, 2, 3, 4, 5].map(startOf)).toEqual([0, 4, 6, 7, 8]);
  });

  it('answers the same in whatever order it is asked', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', 'é', '\n', '\r', '\r\n'), maxLength: 60 });
    fc.assert(
      fc.property(texts, fc.array(fc.nat(70)), (text, places) => {
        const index = indexLines(text);
        for (const place of places.filter((p) => p <= text.length)) {
          const before = text.slice(0, place).replace(/\r$/u, (end) => (text[place] === '\n' ? '' : end));
          expect(index.lineOf(place)).toBe(before.split(/\r\n|\r|\n/u).length);
        }
      }),
    );
  });
});
