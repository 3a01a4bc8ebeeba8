import { describe, expect, it } from 'vitest';

import { incidencia } from '../../../../lib/incidencia/incidencias.fixture.ts';
import { indexar } from '../../../../lib/incidencia/indice.ts';
import { agruparPorLinea, situar } from './por-linea.ts';

const entradasDe = (...lineas: (number | null)[]) =>
  indexar(lineas.map((linea) => incidencia({ linea }))).entradas;

describe('issues along a file', () => {
  it('are placed at their first line, those of the whole file at line 1', () => {
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

  it('mark their lines up to the end of the file', () => {
    expect(situada(3, 5, 10)).toEqual({ ancla: 3, rango: { desde: 3, hasta: 5 }, inexistente: null });
    expect(situada(9, 50, 10)).toEqual({ ancla: 9, rango: { desde: 9, hasta: 10 }, inexistente: null });
  });

  it('mark nothing beyond the end of the file', () => {
    expect(situada(11, 12, 10)).toEqual({ ancla: 10, rango: null, inexistente: 11 });
  });

  it('mark nothing for the whole file', () => {
    const [entrada] = entradasDe(null);
    expect(entrada && situar(entrada, 10)).toEqual({ ancla: 1, rango: null, inexistente: null });
  });
});
