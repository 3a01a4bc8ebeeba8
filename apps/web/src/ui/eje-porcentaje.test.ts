import { expect, it } from 'vitest';

import { ejeDePorcentaje, fraseDelEje } from './eje-porcentaje.ts';

it.each([
  [[75.39, 76.8], 70, 90, [70, 80, 90]],
  [[60.2, 93.1], 60, 100, [60, 80, 100]],
  [[96, 99.5], 80, 100, [80, 90, 100]],
  [[0, 100], 0, 100, [0, 50, 100]],
  [[0], 0, 20, [0, 10, 20]],
  [[50], 50, 70, [50, 60, 70]],
  [[], 80, 100, [80, 90, 100]],
])('an axis of %j goes from %d to %d with the whole marks %j', (valores, desde, hasta, marcas) => {
  expect(ejeDePorcentaje(valores)).toEqual({ desde, hasta, marcas });
});

it('gives its ends in words', () => {
  expect(fraseDelEje(ejeDePorcentaje([75.39, 76.8]))).toBe('Eje del 70 % al 90 %');
});
