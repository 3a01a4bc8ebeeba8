import type { Marca } from '@mantenible/contracts/marca';
import { expect, it } from 'vitest';

import { incidencia } from '../../../../lib/incidencia/incidencias.fixture.ts';
import { indexar } from '../../../../lib/incidencia/indice.ts';
import { emparejarMarcas } from './emparejar-marcas.ts';

const marca = (_id: string, cambios: Partial<Marca> = {}): Marca => ({
  _id,
  decision: 'se-acepta',
  razon: 'r',
  regla: 'javascript:S3776',
  mensaje: 'm',
  archivo: 'src/app.js',
  linea: 1,
  estado: 'presente',
  creado: '2026-11-21T10:00:00.000Z',
  ...cambios,
});
const emparejar = (lineas: readonly (number | null)[], marcas: readonly Marca[]) =>
  [
    ...emparejarMarcas(
      indexar(lineas.map((linea) => incidencia({ descripcion: 'm', linea }))).entradas,
      marcas,
    ),
  ].map(([id, { _id }]) => [id, _id]);

it('an issue has the mark of its rule, file, line and message, and each mark is of one issue', () => {
  expect(emparejar([1, 2, 1], [marca('a'), marca('b', { linea: 2 })])).toEqual([
    [0, 'a'],
    [1, 'b'],
  ]);
  expect(emparejar([1, null, 1], [marca('a'), marca('b'), marca('c', { linea: null })])).toEqual([
    [0, 'a'],
    [1, 'c'],
    [2, 'b'],
  ]);
});

it('no issue has a mark whose finding the analysis lacks, of another rule or with another message', () => {
  const ajenas = [
    marca('a', { estado: 'ausente' }),
    marca('b', { regla: 'javascript:S1' }),
    marca('c', { mensaje: 'otro' }),
    marca('d', { archivo: 'src/b.js' }),
  ];
  expect(emparejar([1, 1, 1, 1], ajenas)).toEqual([]);
});
