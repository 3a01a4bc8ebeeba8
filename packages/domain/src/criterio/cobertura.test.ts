import { expect, it } from 'vitest';

import { coberturaDe } from './index.ts';

const rangos = (...pares: readonly (readonly [number, number])[]) =>
  pares.map(([valor1, valor2]) => ({ valor1, valor2 }));
const tramo = (desde: number, hasta: number) => ({ desde, hasta });

it.each([
  ['touching ranges', rangos([0, 75], [75, 90], [90, 100]), [], []],
  ['ranges a hundredth apart, in any order', rangos([90.01, 100], [90, 0]), [], []],
  ['a hole', rangos([0, 75], [75, 90], [95, 100]), [tramo(90, 95)], []],
  ['holes at both ends', rangos([10, 90]), [tramo(0, 10), tramo(90, 100)], []],
  ['a hole of two hundredths', rangos([0, 50], [50.02, 100]), [tramo(50, 50.02)], []],
  ['an overlap', rangos([0, 80], [75, 100]), [], [tramo(75, 80)]],
  ['a range within another', rangos([0, 100], [20, 30]), [], [tramo(20, 30)]],
  ['a hole beside an overlap', rangos([0, 60], [50, 70], [80, 100]), [tramo(70, 80)], [tramo(50, 60)]],
  ['no range', [], [tramo(0, 100)], []],
])('the coverage of %s', (_que, dados, huecos, solapes) => {
  expect(coberturaDe(dados)).toEqual({ huecos, solapes });
});
