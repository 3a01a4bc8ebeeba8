import { expect, it } from 'vitest';

import { gradoInicial, gradoSinOlores, medidos } from './cifras.ts';

it('the degrees of the laboratory are those that its texts compare', () => {
  expect(Object.fromEntries(medidos.map(({ clave, grado }) => [clave, grado]))).toEqual({
    inicio: 76.73,
    datos: 86.25,
    lineas: 78.48,
    comentarios: 76.83,
    olores: 76.93,
    pruebas: 76.79,
    copia: 77.1,
  });
  expect([gradoInicial, gradoSinOlores]).toEqual([76.73, 78.57]);
});
