import { expect, it } from 'vitest';

import { ordenTrasPulsar, ordenarPor, ordenInicial } from './orden.ts';

const punto = (ruta: string, cambios: number, complejidad: number) => ({
  ruta,
  cambios,
  complejidad,
  lineas: 10,
  incidencias: 0,
});
const archivos = [punto('b', 3, 4), punto('c', 4, 3), punto('a', 9, 1)];
const rutas = (orden: Parameters<typeof ordenarPor>[1]) =>
  ordenarPor(archivos, orden).map(({ ruta }) => ruta);

it('files are sorted by a column; equal ones keep their order', () => {
  expect(rutas(ordenInicial)).toEqual(['b', 'c', 'a']);
  expect(rutas({ columna: 'ruta', sentido: 'ascending' })).toEqual(['a', 'b', 'c']);
  expect(rutas({ columna: 'lineas', sentido: 'descending' })).toEqual(['b', 'c', 'a']);
  expect(rutas({ columna: 'complejidad', sentido: 'ascending' })).toEqual(['a', 'c', 'b']);
});

it('a press sorts by the column, the next one the other way', () => {
  const primera = ordenTrasPulsar(ordenInicial, 'cambios');
  expect(primera).toEqual({ columna: 'cambios', sentido: 'descending' });
  expect(ordenTrasPulsar(primera, 'cambios')).toEqual({ columna: 'cambios', sentido: 'ascending' });
  expect(ordenTrasPulsar(primera, 'ruta')).toEqual({ columna: 'ruta', sentido: 'ascending' });
});
