import { describe, expect, it } from 'vitest';

import { incidencia } from '../guia/incidencias.fixture.ts';
import { indexar } from '../guia/indice.ts';
import { agruparPorLinea, situar } from './por-linea.ts';

const entradasDe = (...lineas: (number | null)[]) =>
  indexar(lineas.map((linea) => incidencia({ linea }))).entradas;

describe('issues along a file', () => {
  it('stand at the line where they begin, those of the whole file at the first', () => {
    const grupos = agruparPorLinea(entradasDe(3, null, 3, 7));
    expect([...grupos].map(([linea, { length }]) => [linea, length])).toEqual([
      [3, 2],
      [1, 1],
      [7, 1],
    ]);
  });

  const situada = (startLine: number, endLine: number, total: number) => {
    const [entrada] = indexar([incidencia({ linea_afectada: { startLine, endLine } })]).entradas;
    return entrada && situar(entrada, total);
  };

  it('mark their lines as far as the file goes', () => {
    expect(situada(3, 5, 10)).toEqual({ ancla: 3, rango: { desde: 3, hasta: 5 }, inexistente: null });
    expect(situada(9, 50, 10)).toEqual({ ancla: 9, rango: { desde: 9, hasta: 10 }, inexistente: null });
  });

  it('mark nothing where the file ends before them', () => {
    expect(situada(11, 12, 10)).toEqual({ ancla: 10, rango: null, inexistente: 11 });
  });

  it('mark nothing when they are about the whole file', () => {
    const [entrada] = entradasDe(null);
    expect(entrada && situar(entrada, 10)).toEqual({ ancla: 1, rango: null, inexistente: null });
  });
});
