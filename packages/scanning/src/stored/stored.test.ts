// seguridad: large-answers
import { factsOf } from '@mantenible/analyser/catalogue';
import { describe, expect, it } from 'vitest';

import { createStored } from './stored.ts';
import { storeInMemory } from './testing/store-in-memory.ts';

const parte = {
  path: 'src/a.py',
  language: 'py',
  parsable: true,
  counts: {},
  tokenLines: [],
  noSonarLines: [],
  findings: [],
};
const range = { startLine: 3, startColumn: 0, endLine: 4, endColumn: 1 };
const archivo = {
  ruta: 'src/a.py',
  blob: '',
  texto: 'x',
  lenguaje: 'py',
  analizable: true,
  parte,
  medidas: { ncloc: 7, comment_lines_density: 12.5, code_smells: 2 },
  duplicados: [],
  incidencias: [
    { rule: 'python:S100', message: 'Cambie el nombre.', range, effort: 5 },
    { rule: 'python:S999999', message: 'Otra cosa.', range: null, effort: 0 },
  ],
};
const escaneo = createStored({
  factsOf,
  store: storeInMemory({ uno: { medidas: { ncloc: 7 }, archivos: [archivo] } }),
});

describe('results of the newest analysis', () => {
  it('contain issues with the fields of the specification and the facts of their rule', async () => {
    expect((await escaneo.issues('uno')).elementos).toEqual([
      {
        descripcion: 'Cambie el nombre.',
        regla: 'python:S100',
        severidad: 'MINOR',
        estado: 'OPEN',
        tipo: 'CODE_SMELL',
        categoria: ['convention'],
        archivo: 'src/a.py',
        linea: 3,
        tiempo_estimado: '5min',
        linea_afectada: { startLine: 3, endLine: 4 },
      },
      expect.objectContaining({ severidad: 'MAJOR', categoria: [], linea: null, linea_afectada: null }),
    ]);
  });

  it('contain measures in the format of SonarQube, and none that was not measured', async () => {
    const requested = ['ncloc', 'comment_lines_density', 'duplicated_lines', 'complexity', 'coverage'];
    const { elementos } = await escaneo.componentTree('uno', requested);
    expect(elementos).toEqual([
      {
        key: 'uno:src/a.py',
        name: 'a.py',
        qualifier: 'FIL',
        path: 'src/a.py',
        measures: [
          { metric: 'ncloc', value: '7' },
          { metric: 'comment_lines_density', value: '12.5', bestValue: false },
          { metric: 'duplicated_lines', value: '0', bestValue: true },
        ],
      },
    ]);
    expect(await escaneo.measures('dos', requested)).toEqual([]);
  });

  it('can always be started again', async () => {
    expect(await escaneo.state('uno')).toMatchObject({ estado: 'listo', iniciable: true });
    expect(await escaneo.state('dos')).toMatchObject({ estado: 'sin-analisis', iniciable: true });
  });
});

it('ends a list of findings, or of files, with very long paths, and counts them all', async () => {
  const largo = (i: number) => `${'d'.repeat(3990)}/${String(i)}.py`;
  const una = { ...archivo, incidencias: Array(2000).fill(archivo.incidencias[0]), ruta: largo(0) };
  const muchos = Array.from({ length: 900 }, (_, i) => ({ ...archivo, incidencias: [], ruta: largo(i) }));
  const store = storeInMemory({
    uno: { medidas: {}, archivos: [una] },
    dos: { medidas: {}, archivos: muchos },
  });
  const largos = createStored({ factsOf, store });
  const [halladas, archivos] = await Promise.all([
    largos.issues('uno'),
    largos.componentTree('dos', ['ncloc']),
  ]);
  expect([halladas.total, archivos.total]).toEqual([2000, 900]);
  for (const { elementos } of [halladas, archivos]) {
    expect(elementos.length).toBeGreaterThan(400);
    expect(JSON.stringify(elementos).length).toBeLessThan(5_000_000);
  }
});
