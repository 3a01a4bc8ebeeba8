import type { ArchivoConFallos, FalloArchivo } from '@mantenible/domain/calculo-estatico';
import { expect, it } from 'vitest';

import { compararFallos } from './orden-archivos.ts';

const fallo = (medida: FalloArchivo['medida'], valor: number): FalloArchivo => ({
  medida,
  valor,
  motivo: 'no-optima',
});
const archivo = (path: string, ...fallos: readonly FalloArchivo[]): ArchivoConFallos => ({
  key: `k:${path}`,
  path,
  name: path,
  ncloc: 10,
  fallos,
});

it('sorts by number of failing measures, then cognitive complexity, then path', () => {
  const densidad = fallo('comment_lines_density', 3);
  const archivos = [
    archivo('z.js', densidad),
    archivo('á.js', densidad),
    archivo('b.js', fallo('cognitive_complexity', 4)),
    archivo('c.js', densidad, fallo('duplicated_lines', 5)),
    archivo('d.js', fallo('cognitive_complexity', 40)),
  ];
  expect(archivos.toSorted(compararFallos).map(({ path }) => path)).toEqual([
    'c.js',
    'd.js',
    'b.js',
    'á.js',
    'z.js',
  ]);
});
