import { expect, it } from 'vitest';

import { gradoInicial, gradoSinOlores, medidos } from './cifras.ts';

it('the degrees of the laboratory are those that its texts compare', () => {
  expect(Object.fromEntries(medidos.map(({ clave, grado }) => [clave, grado]))).toEqual({
    inicio: 76.8,
    datos: 86.29,
    lineas: 78.54,
    comentarios: 76.9,
    olores: 77,
    pruebas: 76.86,
    copia: 77.17,
  });
  expect([gradoInicial, gradoSinOlores]).toEqual([76.8, 78.57]);
});
