import { describe, expect, it } from 'vitest';

import type { ComponenteMedido, Medida } from '../escaneo/index.ts';
import { archivosConFallos, type FalloArchivo } from './archivos.ts';

/** A file without failures, except in the given measures. */
function archivo(measures: readonly Medida[], path = 'src/a.js'): ComponenteMedido {
  const sanas: readonly Medida[] = [
    { metric: 'ncloc', value: '100' },
    { metric: 'complexity', value: '10' },
    { metric: 'lines_to_cover', value: '70' },
    { metric: 'duplicated_lines', value: '0', bestValue: true },
    { metric: 'cognitive_complexity', value: '0', bestValue: true },
    { metric: 'comment_lines_density', value: '100.0', bestValue: true },
  ];
  const otras = new Set(measures.map((medida) => medida.metric));
  return {
    key: `tienda:${path}`,
    name: path.split('/').at(-1) ?? '',
    qualifier: 'FIL',
    path,
    measures: [...sanas.filter((medida) => !otras.has(medida.metric)), ...measures],
  };
}

function fallosDe(...measures: readonly Medida[]): readonly FalloArchivo[] {
  return archivosConFallos([archivo(measures)]).flatMap((uno) => uno.fallos);
}

describe('a file', () => {
  it('is not listed without failures', () => {
    expect(archivosConFallos([archivo([])])).toEqual([]);
  });

  it('is listed with its lines of code and its failures, in the order of the recommendations', () => {
    const malo = archivo([
      { metric: 'lines_to_cover', value: '20' },
      { metric: 'complexity', value: '31' },
      { metric: 'comment_lines_density', value: '4.2', bestValue: false },
      { metric: 'duplicated_lines', value: '12', bestValue: false },
      { metric: 'cognitive_complexity', value: '8', bestValue: false },
    ]);
    expect(archivosConFallos([malo])).toEqual([
      {
        key: 'tienda:src/a.js',
        path: 'src/a.js',
        name: 'a.js',
        ncloc: 100,
        fallos: [
          { medida: 'cognitive_complexity', valor: 8, motivo: 'no-optima' },
          { medida: 'comment_lines_density', valor: 4.2, motivo: 'no-optima' },
          { medida: 'complexity', valor: 31, motivo: 'complejidad' },
          { medida: 'duplicated_lines', valor: 12, motivo: 'no-optima' },
          { medida: 'lines_to_cover', valor: 20, motivo: 'cobertura' },
        ],
      },
    ]);
  });

  it('keeps its place among the others', () => {
    const malos = ['z.py', 'a.py', 'm.py'].map((path) =>
      archivo([{ metric: 'complexity', value: '11' }], path),
    );
    const lista = archivosConFallos(
      [malos[0], archivo([], 'sano.py'), malos[1], malos[2]].flatMap((m) => m ?? []),
    );
    expect(lista.map((uno) => uno.path)).toEqual(['z.py', 'a.py', 'm.py']);
  });
});

describe('complexity', () => {
  it.each([
    ['10', 0],
    ['11', 1],
    ['0', 0],
  ])('of %s gives %d failure', (value, fallos) => {
    expect(fallosDe({ metric: 'complexity', value })).toHaveLength(fallos);
  });
});

describe('coverage lines', () => {
  it.each([
    ['69', '100', 1],
    ['70', '100', 0],
    ['7', '10', 0],
    ['0', '10', 1],
    ['0', '0', 0],
    ['5', '0', 0],
  ])('%s of %s code lines give %d failure', (value, ncloc, fallos) => {
    const medidas = [
      { metric: 'lines_to_cover', value },
      { metric: 'ncloc', value: ncloc },
    ];
    expect(fallosDe(...medidas)).toHaveLength(fallos);
  });

  it('are not a failure where the service did not measure them', () => {
    const sinCobertura = { ...archivo([]), measures: [{ metric: 'ncloc', value: '50' }] };
    expect(archivosConFallos([sinCobertura])).toEqual([]);
  });

  it('are not a failure where the lines of code are unknown', () => {
    const sinLineas = { ...archivo([]), measures: [{ metric: 'lines_to_cover', value: '1' }] };
    expect(archivosConFallos([sinLineas])).toEqual([]);
  });
});

describe('a measure short of its best value', () => {
  it.each([
    ['cognitive_complexity', '1', '0'],
    ['duplicated_lines', '1', '0'],
    ['comment_lines_density', '99.9', '100.0'],
  ])('is %s at %s, not at %s', (metric, corta, mejor) => {
    expect(fallosDe({ metric, value: corta })).toEqual([
      { medida: metric, valor: Number(corta), motivo: 'no-optima' },
    ]);
    expect(fallosDe({ metric, value: mejor })).toEqual([]);
  });

  it('follows the best-value flag of the service first', () => {
    expect(fallosDe({ metric: 'cognitive_complexity', value: '3', bestValue: true })).toEqual([]);
    expect(fallosDe({ metric: 'complexity', value: '2', bestValue: false })).toEqual([
      { medida: 'complexity', valor: 2, motivo: 'no-optima' },
    ]);
  });

  it('is not reported for a measure without a recommendation', () => {
    expect(fallosDe({ metric: 'code_smells', value: '4', bestValue: false })).toEqual([]);
    expect(fallosDe({ metric: 'ncloc', value: '100', bestValue: false })).toEqual([]);
  });

  it.each(['', 'n/d', '-3'])('is not reported for the value %j', (value) => {
    expect(fallosDe({ metric: 'cognitive_complexity', value, bestValue: false })).toEqual([]);
  });
});
