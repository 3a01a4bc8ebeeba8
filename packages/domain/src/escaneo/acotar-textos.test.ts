// seguridad: large-answers
import { expect, it } from 'vitest';

import { acotarTextos } from './acotar-textos.ts';

const rutas = (cuantas: number, largo: number) => Array.from({ length: cuantas }, () => 'x'.repeat(largo));

it('keeps ten thousand findings with ordinary paths and messages', () => {
  const elementos = rutas(10_000, 80);
  expect(acotarTextos(elementos, (ruta) => [ruta, 'y'.repeat(200)])).toBe(elementos);
});

it('ends a list of long paths after four million characters', () => {
  expect(acotarTextos(rutas(10_000, 4000), (ruta) => [ruta])).toHaveLength(1000);
  expect(acotarTextos(rutas(10_000, 4000), (ruta) => [ruta, ruta])).toHaveLength(500);
});
