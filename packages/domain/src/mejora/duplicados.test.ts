import { describe, expect, it } from 'vitest';

import type { ArchivoGuardado, LugarDuplicado } from '../comparacion/index.ts';
import { gruposDuplicados, lineasDeGrupos, sinLugares } from './duplicados.ts';

const archivo = (ruta: string, duplicados: readonly LugarDuplicado[]): ArchivoGuardado => ({
  ruta,
  blob: ruta,
  analizable: true,
  medidas: {},
  silencios: 0,
  hallazgos: [],
  duplicados,
});
const lugar = (grupo: string, desde: number, hasta: number): LugarDuplicado => ({ grupo, desde, hasta });

/** Lines 1 to 10 of two files are group `a`; lines 6 to 15 of the first and 1 to 10 of the third are group `b`. */
const solapados = [
  archivo('uno.js', [lugar('a', 1, 10), lugar('b', 6, 15)]),
  archivo('dos.js', [lugar('a', 1, 10)]),
  archivo('tres.js', [lugar('b', 1, 10)]),
];

describe('the duplicated groups of an analysis', () => {
  it('lists the places of each group, and counts the lines in no other group', () => {
    expect(gruposDuplicados(solapados)).toEqual([
      {
        clave: 'a',
        lugares: [
          { ruta: 'uno.js', desde: 1, hasta: 10 },
          { ruta: 'dos.js', desde: 1, hasta: 10 },
        ],
        lineas: 5 + 10,
      },
      {
        clave: 'b',
        lugares: [
          { ruta: 'uno.js', desde: 6, hasta: 15 },
          { ruta: 'tres.js', desde: 1, hasta: 10 },
        ],
        lineas: 5 + 10,
      },
    ]);
  });

  it('counts a line once that one group covers twice in a file', () => {
    const repetido = [archivo('uno.js', [lugar('a', 1, 10), lugar('a', 5, 12)])];
    expect(gruposDuplicados(repetido).map(({ lineas }) => lineas)).toEqual([12]);
  });

  it('has no group without duplicated lines', () => {
    expect(gruposDuplicados([archivo('uno.js', [])])).toEqual([]);
  });
});

describe('duplicated lines whose places were not kept', () => {
  const conLineas = (ruta: string, duplicated_lines: number, duplicados: readonly LugarDuplicado[] = []) => ({
    ...archivo(ruta, duplicados),
    medidas: { duplicated_lines },
  });

  it('are counted with their files', () => {
    const archivos = [
      conLineas('uno.js', 10, [lugar('a', 1, 10)]),
      conLineas('dos.js', 0),
      conLineas('tres.js', 10),
      conLineas('cuatro.js', 30),
    ];
    expect(sinLugares(archivos)).toEqual({ archivos: 2, lineas: 40 });
  });

  it('are not reported where every place is kept, or no line is duplicated', () => {
    expect(sinLugares([conLineas('uno.js', 10, [lugar('a', 1, 10)]), archivo('dos.js', [])])).toBeNull();
  });
});

describe('the lines that groups would free', () => {
  it.each([
    ['no group', [], 0],
    ['one group without the lines that it shares', ['a'], 15],
    ['both groups with the lines that they share', ['a', 'b'], 35],
    ['a group that the analysis does not have', ['c'], 0],
  ])('are those of %s', (_, claves, lineas) => {
    expect(lineasDeGrupos(solapados, new Set(claves))).toBe(lineas);
  });
});
