import { expect, it } from 'vitest';

import { palabraSinDatos } from './sin-datos.ts';

it.each([
  [null, 50, 'solo en la segunda', 'solo en el segundo'],
  [50, null, 'solo en la primera', 'solo en el primero'],
  [null, null, 'sin datos', 'sin datos'],
])('a row of %j and %j has its missing side named', (antes, despues, prueba, analisis) => {
  expect(palabraSinDatos({ antes, despues }, ['Primera', 'Segunda'])).toBe(prueba);
  expect(palabraSinDatos({ antes, despues }, ['Primero', 'Segundo'])).toBe(analisis);
});
