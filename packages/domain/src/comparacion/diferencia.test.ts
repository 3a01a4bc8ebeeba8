import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { diferenciaDe } from './diferencia.ts';

describe('a difference', () => {
  // Both figures are rounded half up to two decimals before they are subtracted (requisito: half-up).
  it.each([
    [0, 0, 0, 0, 0],
    [25, 50, 25, 50, 25],
    [50, 25, 50, 25, -25],
    [33.333333, 66.666667, 33.33, 66.67, 33.34],
    [66.666667, 33.333333, 66.67, 33.33, -33.34],
    // Unrounded it is 0.002; the figures shown are 1.00 and 1.01.
    [1.004, 1.006, 1, 1.01, 0.01],
    // Unrounded it is 0.008; the figures shown are equal.
    [1.005, 1.013, 1.01, 1.01, 0],
    [0.1, 0.3, 0.1, 0.3, 0.2],
    [100, 99.99, 100, 99.99, -0.01],
    [1_000_000.1, 1_000_000.3, 1_000_000.1, 1_000_000.3, 0.2],
  ])('of %d and %d is that of %d and %d: %d', (antes, despues, a, d, diferencia) => {
    expect(diferenciaDe(antes, despues)).toEqual({ antes: a, despues: d, diferencia });
  });

  it.each([
    [null, 5.555, null, 5.56],
    [5.555, null, 5.56, null],
    [null, null, null, null],
    [0, null, 0, null],
  ])('of %j and %j is absent, and the present figure stays', (antes, despues, a, d) => {
    expect(diferenciaDe(antes, despues)).toEqual({ antes: a, despues: d, diferencia: null });
  });

  const cifra = fc.option(fc.double({ min: 0, max: 1e6, noNaN: true }), { nil: null });

  it('of a figure and itself is 0', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (una) => {
        expect(diferenciaDe(una, una).diferencia).toBe(0);
      }),
    );
  });

  it('changes its sign alone when both figures are exchanged', () => {
    fc.assert(
      fc.property(cifra, cifra, (una, otra) => {
        const [derecha, inversa] = [diferenciaDe(una, otra), diferenciaDe(otra, una)];
        expect([inversa.antes, inversa.despues]).toEqual([derecha.despues, derecha.antes]);
        expect((inversa.diferencia ?? 0) + (derecha.diferencia ?? 0)).toBe(0);
        expect(inversa.diferencia === null).toBe(una === null || otra === null);
      }),
    );
  });

  it('gives the later figure when it is added, in hundredths, to the earlier one', () => {
    const centesimas = (numero: number | null) => Math.round((numero ?? 0) * 100);
    const presente = fc.double({ min: 0, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(presente, presente, (una, otra) => {
        const { antes, despues, diferencia } = diferenciaDe(una, otra);
        expect(centesimas(antes) + centesimas(diferencia)).toBe(centesimas(despues));
      }),
    );
  });
});
