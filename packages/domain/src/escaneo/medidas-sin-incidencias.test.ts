import { describe, expect, it } from 'vitest';

import { medidasDelModelo } from './escaneo.port.ts';
import { elegirSinIncidencias, medidasSinIncidencias } from './medidas-sin-incidencias.ts';

describe('measures that need no findings', () => {
  it('are those of the model except the count of smells', () => {
    expect([...medidasSinIncidencias, 'code_smells'].toSorted()).toEqual([...medidasDelModelo].toSorted());
  });

  it('are taken from the measures, zeros included; the rest is left out', () => {
    const dadas = { ncloc: 10, complexity: 0, code_smells: 0, lines: 12, files: 1 };
    expect(elegirSinIncidencias(dadas)).toEqual({ ncloc: 10, complexity: 0 });
    expect(elegirSinIncidencias({})).toEqual({});
  });

  it('are numbers, or absent', () => {
    expect(elegirSinIncidencias({ ncloc: '10', complexity: null, lines_to_cover: 3 })).toEqual({
      lines_to_cover: 3,
    });
  });
});
