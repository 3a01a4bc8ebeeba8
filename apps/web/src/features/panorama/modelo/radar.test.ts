import { describe, expect, it } from 'vitest';

import { puntoEn, tramosDe } from './radar.ts';

describe('the lines of a radar', () => {
  it('go round and come back where no figure is missing', () => {
    expect(tramosDe([1, 2, 3, 4, 5])).toEqual([[0, 1, 2, 3, 4, 5]]);
  });

  it('leave a gap where a figure is missing, never a 0', () => {
    expect(tramosDe([1, null, 3, 4, null])).toEqual([[2, 3]]);
    expect(tramosDe([1, null, 3, 4, 5])).toEqual([[2, 3, 4, 5]]);
    expect(tramosDe([1, null, null, null, null])).toEqual([]);
  });
});

it('puts 0 into the centre and 100 of the first axis at the top', () => {
  const punto = puntoEn({ x: 100, y: 100 }, 50, 5);
  expect(punto(3, 0)).toEqual({ x: 100, y: 100 });
  expect(punto(0, 100).x).toBeCloseTo(100);
  expect(punto(0, 100).y).toBeCloseTo(50);
});
