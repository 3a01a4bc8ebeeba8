import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { sumMeasures } from './sum-measures.ts';

describe('sum of measures', () => {
  it('adds counts first and divides then', () => {
    const one = { files: 1, lines: 10, ncloc: 8, comment_lines: 2, duplicated_lines: 0 };
    const two = { files: 1, lines: 90, ncloc: 10, comment_lines: 0, duplicated_lines: 45 };
    expect(sumMeasures([one, two])).toEqual({
      files: 2,
      lines: 100,
      ncloc: 18,
      comment_lines: 2,
      comment_lines_density: 10,
      duplicated_lines: 45,
      duplicated_lines_density: 45,
    });
  });

  it('leaves out what no file has, and counts what some have', () => {
    expect(sumMeasures([{ lines: 3 }, { lines: 4, lines_to_cover: 2 }])).toEqual({
      lines: 7,
      lines_to_cover: 2,
    });
    expect(sumMeasures([])).toEqual({});
  });

  it.each([
    [1, 7, 12.5],
    [1, 2, 33.3],
    [2, 1, 66.7],
    [1, 799, 0.1],
    [1, 1999, 0.1],
    [1, 2000, 0],
    [5, 0, 100],
  ])('%i comment lines and %i of code are %d %%, one decimal, half up', (comment_lines, ncloc, density) => {
    expect(sumMeasures([{ comment_lines, ncloc }]).comment_lines_density).toBe(density);
  });

  it('has no density without anything to divide by', () => {
    const empty = sumMeasures([{ lines: 1, ncloc: 0, comment_lines: 0 }]);
    expect(empty).toEqual({ lines: 1, ncloc: 0, comment_lines: 0 });
    expect(sumMeasures([{ comment_lines: 3 }])).toEqual({ comment_lines: 3 });
  });

  it('never exceeds 100 %', () => {
    expect(sumMeasures([{ lines: 10, duplicated_lines: 12 }]).duplicated_lines_density).toBe(100);
  });

  it('is the same however files are grouped into folders', () => {
    const counts = fc.record({ lines: fc.nat(999), ncloc: fc.nat(999), comment_lines: fc.nat(999) });
    fc.assert(
      fc.property(fc.array(counts), fc.array(counts), (a, b) => {
        expect(sumMeasures([sumMeasures(a), sumMeasures(b)])).toEqual(sumMeasures([...a, ...b]));
      }),
    );
  });
});
