import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { kappaDe } from './index.ts';

const fraccion = fc.integer({ min: 0, max: 4 }).map((cuartos) => cuartos / 4);
const pares = fc.array(fc.tuple(fraccion, fraccion), { maxLength: 30 });

describe('the weighted coefficient of any answers', () => {
  it('is what the double sum of its definition gives', () => {
    fc.assert(
      fc.property(pares, (unos) => {
        const n = unos.length;
        let observado = 0;
        let esperado = 0;
        for (const [a, b] of unos) {
          observado += (a - b) ** 2;
          for (const [, otra] of unos) esperado += (a - otra) ** 2 / n;
        }
        const kappa = kappaDe(unos);
        expect(kappa === null).toBe(n < 2 || esperado === 0);
        if (kappa !== null)
          expect(Math.abs(kappa - (1 - observado / esperado))).toBeLessThanOrEqual(0.005 + 1e-9);
      }),
    );
  });

  it('is the same in both directions, between −1 and 1', () => {
    fc.assert(
      fc.property(pares, (unos) => {
        const kappa = kappaDe(unos);
        expect(kappaDe(unos.map(([a, b]) => [b, a] as const))).toBe(kappa);
        expect(Math.abs(kappa ?? 0)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('is 1 exactly where all answers are equal', () => {
    fc.assert(
      fc.property(fc.array(fraccion, { maxLength: 30 }), (unos) => {
        expect(kappaDe(unos.map((una) => [una, una] as const)) ?? 1).toBe(1);
      }),
    );
  });
});
