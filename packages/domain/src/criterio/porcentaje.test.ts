import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { porcentaje, redondear } from './porcentaje.ts';

describe('rounding half up to two decimals', () => {
  it.each([
    [1.005, 1.01],
    [74.995, 75],
    [0.005, 0.01],
    [0.004999, 0],
    [2.675, 2.68],
    [1.255, 1.26],
    [10.235, 10.24],
    [33.333333333333336, 33.33],
    [66.66666666666667, 66.67],
    [85.2626984126984, 85.26],
    [99.994, 99.99],
    [99.995, 100],
    [0, 0],
    [100, 100],
    [0.285 * 100, 28.5],
    [0.57 * 100, 57],
  ])('rounds %d to %d', (value, expected) => {
    expect(redondear(value)).toBe(expected);
  });

  it('is stable: rounding a rounded number changes nothing', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 100, noNaN: true }), (value) => {
        expect(redondear(redondear(value))).toBe(redondear(value));
      }),
    );
  });

  it('never moves a percent by more than half a hundredth', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 100, noNaN: true }), (value) => {
        expect(Math.abs(redondear(value) - value)).toBeLessThanOrEqual(0.005 + 1e-9);
      }),
    );
  });

  it('rounds every exact half of a hundredth up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9999 }), (centesimas) => {
        expect(redondear(Number(`${(centesimas * 10 + 5) / 1000}`))).toBe((centesimas + 1) / 100);
      }),
    );
  });
});

describe('percent of a fraction', () => {
  it.each([
    [0, 0],
    [1, 100],
    [1 / 3, 33.33],
    [2 / 3, 66.67],
    [0.285, 28.5],
    [0.74995, 75],
    [0.12345, 12.35],
    [0.5 + 0.1 + 0.1, 70],
  ])('turns %d into %d', (fraccion, expected) => {
    expect(porcentaje(fraccion)).toBe(expected);
  });

  it('stays within 0 and 100', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (fraccion) => {
        const percent = porcentaje(fraccion);
        expect(percent >= 0 && percent <= 100).toBe(true);
      }),
    );
  });
});
