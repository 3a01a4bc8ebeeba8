import { expect, it } from 'vitest';

import { incidencia } from '../../../../lib/incidencia/incidencias.fixture.ts';
import { indexar } from '../../../../lib/incidencia/indice.ts';
import { marcarNuevas } from './marcar-nuevas.ts';

const nueva = (mensaje: string, linea: number | null, ruta = 'src/app.js') => ({
  estado: 'nueva' as const,
  regla: 'javascript:S3776',
  mensaje,
  antes: null,
  despues: { ruta, linea },
});
const marcar = (
  incidencias: readonly Parameters<typeof incidencia>[0][],
  nuevas: readonly ReturnType<typeof nueva>[],
) => [...marcarNuevas(indexar(incidencias.map(incidencia)).entradas, { incidencias: [...nuevas] })];

it('an issue is new by its rule, file, line and message together', () => {
  const lista = [
    { descripcion: 'm', linea: 1 },
    { descripcion: 'm', linea: 2 },
    { descripcion: 'otro', linea: 1 },
    { descripcion: 'm', linea: 1, archivo: 'src/b.js' },
    { descripcion: 'm', linea: 1, regla: 'javascript:S1' },
  ];
  expect(marcar(lista, [nueva('m', 1)])).toEqual([0]);
  expect(marcar(lista, [nueva('m', 2), nueva('m', 1, 'src/b.js')])).toEqual([1, 3]);
});

it('of issues that look alike only as many are new as there are new ones', () => {
  const iguales = [1, 1, 1].map((linea) => ({ descripcion: 'm', linea }));
  expect(marcar(iguales, [nueva('m', 1), nueva('m', 1)])).toEqual([0, 1]);
});

it('an issue of the whole file has no line; what the list does not hold is passed over', () => {
  expect(marcar([{ descripcion: 'm', linea: null }], [nueva('m', null), nueva('m', 9)])).toEqual([0]);
});
