import { describe, expect, it } from 'vitest';

import { compararArchivos } from './comparar-archivos.ts';
import type { ArchivoGuardado, DetalleAnalisis, IncidenciaDeDetalle } from './detalle.ts';
import { parearCercanos } from './parear-cercanos.ts';
import { seguirIncidencias } from './seguir-incidencias.ts';

const hallazgo = (linea: number | null, huella: string, regla = 'js:S1'): IncidenciaDeDetalle => ({
  regla,
  linea,
  huella,
  minutos: 5,
  mensaje: 'm',
});
const archivo = (ruta: string, blob: string, ...hallazgos: IncidenciaDeDetalle[]): ArchivoGuardado => ({
  ruta,
  blob,
  hallazgos,
  analizable: true,
  silencios: 0,
  duplicados: [],
  medidas: { code_smells: hallazgos.length },
});
const detalle = (...archivos: ArchivoGuardado[]): DetalleAnalisis => ({ version: 'v1', archivos });

/** 'estado ruta:line → ruta:line' of each. */
function seguir(antes: DetalleAnalisis, despues: DetalleAnalisis): readonly string[] {
  const lugar = (uno: { ruta: string; linea: number | null } | null) =>
    uno && `${uno.ruta}:${uno.linea ?? '-'}`;
  return seguirIncidencias(antes, despues).map(
    (una) => `${una.estado} ${lugar(una.antes) ?? '∅'} → ${lugar(una.despues) ?? '∅'}`,
  );
}

describe('a finding', () => {
  it('remains at the same place', () => {
    const una = detalle(archivo('a.js', 'b1', hallazgo(3, 'x')));
    expect(seguir(una, una)).toEqual(['sigue a.js:3 → a.js:3']);
  });

  it('remains when it moved within its file', () => {
    const antes = detalle(archivo('a.js', 'b1', hallazgo(3, 'x')));
    expect(seguir(antes, detalle(archivo('a.js', 'b2', hallazgo(40, 'x'))))).toEqual([
      'sigue a.js:3 → a.js:40',
    ]);
  });

  it('is another one when its line was rewritten', () => {
    const antes = detalle(archivo('a.js', 'b1', hallazgo(3, 'x')));
    expect(seguir(antes, detalle(archivo('a.js', 'b2', hallazgo(3, 'y'))))).toEqual([
      'nueva ∅ → a.js:3',
      'resuelta a.js:3 → ∅',
    ]);
  });

  it('is another one when another rule reports the same line', () => {
    const antes = detalle(archivo('a.js', 'b1', hallazgo(3, 'x', 'js:S1')));
    const despues = detalle(archivo('a.js', 'b2', hallazgo(3, 'x', 'js:S2')));
    expect(seguir(antes, despues)).toEqual(['nueva ∅ → a.js:3', 'resuelta a.js:3 → ∅']);
  });

  it('is tracked without a line when it concerns the whole file', () => {
    const antes = detalle(archivo('a.js', 'b1', hallazgo(null, '')));
    expect(seguir(antes, detalle(archivo('a.js', 'b2', hallazgo(null, ''))))).toEqual([
      'sigue a.js:- → a.js:-',
    ]);
  });
});

describe('repeated lines', () => {
  it('match once each: the same line first, then the nearest', () => {
    const antes = detalle(archivo('a.js', 'b1', hallazgo(10, 'x'), hallazgo(20, 'x')));
    const despues = detalle(archivo('a.js', 'b2', hallazgo(12, 'x'), hallazgo(20, 'x'), hallazgo(90, 'x')));
    expect(seguir(antes, despues)).toEqual([
      'sigue a.js:10 → a.js:12',
      'sigue a.js:20 → a.js:20',
      'nueva ∅ → a.js:90',
    ]);
  });

  it('leave the farthest earlier one fixed', () => {
    const antes = detalle(archivo('a.js', 'b1', hallazgo(1, 'x'), hallazgo(50, 'x')));
    expect(seguir(antes, detalle(archivo('a.js', 'b2', hallazgo(45, 'x'))))).toEqual([
      'sigue a.js:50 → a.js:45',
      'resuelta a.js:1 → ∅',
    ]);
  });
});

describe('files', () => {
  it('are the same file when renamed with the same content', () => {
    const antes = detalle(archivo('a.js', 'b1', hallazgo(3, 'x')));
    expect(seguir(antes, detalle(archivo('src/a.js', 'b1', hallazgo(3, 'x'))))).toEqual([
      'sigue a.js:3 → src/a.js:3',
    ]);
  });

  it('are other files when renamed and changed', () => {
    const antes = detalle(archivo('a.js', 'b1', hallazgo(3, 'x')));
    expect(seguir(antes, detalle(archivo('src/a.js', 'b2', hallazgo(3, 'x'))))).toEqual([
      'nueva ∅ → src/a.js:3',
      'resuelta a.js:3 → ∅',
    ]);
  });

  it('are not renamed by a copy: the original still exists', () => {
    const antes = detalle(archivo('a.js', 'b1', hallazgo(3, 'x')));
    const despues = detalle(archivo('a.js', 'b1', hallazgo(3, 'x')), archivo('b.js', 'b1', hallazgo(3, 'x')));
    expect(seguir(antes, despues)).toEqual(['sigue a.js:3 → a.js:3', 'nueva ∅ → b.js:3']);
  });

  it('are paired once each when they have equal content and were renamed', () => {
    const antes = detalle(archivo('a.js', 'b1', hallazgo(3, 'x')), archivo('b.js', 'b1', hallazgo(3, 'x')));
    const despues = detalle(archivo('c.js', 'b1', hallazgo(3, 'x')), archivo('d.js', 'b1', hallazgo(3, 'x')));
    expect(seguir(antes, despues)).toEqual(['sigue a.js:3 → c.js:3', 'sigue b.js:3 → d.js:3']);
  });
});

describe('another version of the analyser', () => {
  const otra = (...archivos: ArchivoGuardado[]): DetalleAnalisis => ({ version: 'v2', archivos });

  it('neither adds nor fixes where the file did not change', () => {
    const antes = detalle(archivo('a.js', 'b1', hallazgo(3, 'x'), hallazgo(4, 'y')));
    const despues = otra(archivo('a.js', 'b1', hallazgo(3, 'x'), hallazgo(9, 'z')));
    expect(seguir(antes, despues)).toEqual([
      'sigue a.js:3 → a.js:3',
      'cambio-analizador ∅ → a.js:9',
      'cambio-analizador a.js:4 → ∅',
    ]);
  });

  it('does both where the file changed', () => {
    const despues = otra(archivo('a.js', 'b2', hallazgo(9, 'z')));
    expect(seguir(detalle(archivo('a.js', 'b1')), despues)).toEqual(['nueva ∅ → a.js:9']);
  });
});

it('lines of one file that repeat ten thousand times are paired in line', () => {
  const lineas = Array.from({ length: 10_000 }, (_, i) => i + 1);
  const parejas = parearCercanos(lineas, [...lineas, 20_000]);
  expect(parejas).toHaveLength(10_000);
  expect(parejas.every(([antes, despues]) => antes === despues)).toBe(true);
});

it('the nearest pair wins, not the first', () => {
  // 14 is nearest to 15; 30 then takes 10, which is nearer than 1.
  expect(parearCercanos([1, 10, 15], [14, 30])).toEqual([
    [2, 0],
    [1, 1],
  ]);
});

describe('files that got better or worse', () => {
  const con = (ruta: string, blob: string, olores: number, cognitiva: number): ArchivoGuardado => ({
    ...archivo(ruta, blob),
    medidas: { code_smells: olores, cognitive_complexity: cognitiva, duplicated_lines: 0, ncloc: 100 },
  });

  it('are found by smells, cognitive complexity and duplicated lines, the greatest change first', () => {
    const antes = detalle(
      con('a.js', '1', 5, 10),
      con('b.js', '2', 1, 10),
      con('c.js', '3', 1, 1),
      con('z.js', '9', 1, 1),
    );
    const despues = detalle(
      con('a.js', '4', 4, 10),
      con('b.js', '5', 4, 20),
      con('c.js', '6', 3, 0),
      con('n.js', '7', 9, 9),
    );
    const { archivos, nuevos, quitados } = compararArchivos(antes, despues);
    expect(archivos.map(({ ruta, cambio }) => [ruta, cambio])).toEqual([
      ['b.js', 'peor'],
      ['c.js', 'mixto'],
      ['a.js', 'mejor'],
    ]);
    expect(archivos[0]?.medidas.code_smells).toEqual({ antes: 1, despues: 4, diferencia: 3 });
    expect([nuevos, quitados]).toEqual([1, 1]);
  });

  it('leave out a file whose size alone changed', () => {
    const antes = detalle({ ...con('a.js', '1', 1, 1), medidas: { ncloc: 100, code_smells: 1 } });
    const despues = detalle({ ...con('a.js', '2', 1, 1), medidas: { ncloc: 900, code_smells: 1 } });
    expect(compararArchivos(antes, despues).archivos).toEqual([]);
  });
});
