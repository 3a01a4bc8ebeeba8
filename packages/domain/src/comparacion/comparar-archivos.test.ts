import { describe, expect, it } from 'vitest';

import { compararArchivos } from './comparar-archivos.ts';
import type { ArchivoGuardado } from './detalle.ts';
import { parearArchivos } from './parear-archivos.ts';

const archivo = (
  ruta: string,
  blob: string,
  [code_smells, cognitive_complexity, duplicated_lines]: readonly (number | undefined)[] = [],
): ArchivoGuardado => ({
  ruta,
  blob,
  analizable: true,
  medidas: {
    ...(code_smells === undefined ? {} : { code_smells }),
    ...(cognitive_complexity === undefined ? {} : { cognitive_complexity }),
    ...(duplicated_lines === undefined ? {} : { duplicated_lines }),
  },
  silencios: 0,
  hallazgos: [],
  duplicados: [],
});
const rutasDe = (pares: ReturnType<typeof parearArchivos>) =>
  pares.map(({ antes, despues }) => [antes?.ruta ?? null, despues?.ruta ?? null]);
const comparar = (antes: readonly ArchivoGuardado[], despues: readonly ArchivoGuardado[]) =>
  compararArchivos({ version: '1', archivos: antes }, { version: '1', archivos: despues });

describe('pairs of files', () => {
  it('are joined by path, also where the content changed', () => {
    expect(rutasDe(parearArchivos([archivo('a', '1')], [archivo('a', '2')]))).toEqual([['a', 'a']]);
  });

  it('join a new path to a removed file of the same content, each removed file once', () => {
    const antes = [archivo('a', '1'), archivo('b', '1')];
    const despues = [archivo('c', '1'), archivo('d', '1'), archivo('e', '1')];
    expect(rutasDe(parearArchivos(antes, despues))).toEqual([
      ['a', 'c'],
      ['b', 'd'],
      [null, 'e'],
    ]);
  });

  it('leave a copy without a partner while the original keeps its path', () => {
    expect(rutasDe(parearArchivos([archivo('a', '1')], [archivo('a', '1'), archivo('copia', '1')]))).toEqual([
      ['a', 'a'],
      [null, 'copia'],
    ]);
  });

  it('join no files without an object id, and put removed files last', () => {
    expect(rutasDe(parearArchivos([archivo('a', ''), archivo('b', '2')], [archivo('c', '')]))).toEqual([
      [null, 'c'],
      ['a', null],
      ['b', null],
    ]);
  });
});

describe('the comparison of files', () => {
  it.each([
    ['better', [5, 5, 5], [4, 5, 5], 'mejor'],
    ['worse', [5, 5, 5], [5, 6, 9], 'peor'],
    ['mixed', [5, 5, 5], [4, 6, 5], 'mixto'],
  ])('marks a file as %s by its measures', (_, previas, siguientes, cambio) => {
    const { archivos } = comparar([archivo('a', '1', previas)], [archivo('a', '2', siguientes)]);
    expect(archivos.map((uno) => uno.cambio)).toEqual([cambio]);
  });

  it.each([
    ['the same measures', archivo('a', '1', [5, 5, 5]), archivo('a', '2', [5, 5, 5])],
    ['measures that one side lacks', archivo('a', '1', [5, 5, 5]), archivo('a', '2')],
  ])('leaves out a file with %s', (_, antes, despues) => {
    expect(comparar([antes], [despues]).archivos).toEqual([]);
  });

  it('lists files of the same content that copies elsewhere changed, unless the analyser changed', () => {
    const [antes, despues] = [archivo('a', '1', [5, 5, 5]), archivo('a', '1', [5, 5, 9])];
    expect(comparar([antes], [despues]).archivos).toMatchObject([
      { ruta: 'a', cambio: 'peor', medidas: { duplicated_lines: { antes: 5, despues: 9 } } },
    ]);
    const otra = { version: '2', archivos: [despues] };
    expect(compararArchivos({ version: '1', archivos: [antes] }, otra).archivos).toEqual([]);
  });

  it('puts the greatest change first, then orders by path', () => {
    const antes = ['b', 'a', 'c'].map((ruta) => archivo(ruta, `${ruta}1`, [5, 5, 5]));
    const despues = [
      archivo('b', 'b2', [4, 5, 5]),
      archivo('a', 'a2', [6, 5, 5]),
      archivo('c', 'c2', [5, 5, 50]),
    ];
    expect(comparar(antes, despues).archivos.map(({ ruta }) => ruta)).toEqual(['c', 'a', 'b']);
  });

  it('counts new and removed files, and names the former path of a renamed one', () => {
    const antes = [archivo('vieja', '1', [5, 5, 5]), archivo('quitada', '2')];
    const despues = [archivo('nueva', '1', [5, 5, 5]), archivo('otra', '3'), archivo('mas', '4')];
    expect(comparar(antes, despues)).toEqual({ archivos: [], nuevos: 2, quitados: 1 });
  });
});
