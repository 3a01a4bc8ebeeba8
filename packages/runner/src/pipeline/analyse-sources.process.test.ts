// seguridad: 29, 30, 31, 33
import { constants, getPriority, tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';

import { DomainError } from '@mantenible/domain/error';
import { describe, expect, it, vi } from 'vitest';

import { startWorkers, type WorkersRequest } from '../workers/analysis-workers.ts';
import { analyseSources, type SourcesRequest } from './analyse-sources.ts';
import { limitesDePrueba } from '../testing/limits.ts';
import { inBatches, readKnownParts } from './parts.ts';

const worker = fileURLToPath(new URL('../testing/stub-worker.mjs', import.meta.url));

/** The text of each file names the failure that it causes in its worker. */
async function analyse(
  texts: Readonly<Record<string, string>>,
  more: Partial<SourcesRequest & WorkersRequest> = {},
) {
  const request = {
    worker,
    limites: limitesDePrueba,
    signal: new AbortController().signal,
    // At a lower priority a busy machine would give the files that compute little processor.
    priority: 'normal' as const,
    ...more,
  };
  const workers = startWorkers(request);
  try {
    return await analyseSources({
      sources: Object.entries(texts).map(([path, text]) => ({ path, text, blob: `blob-${path}` })),
      context: [],
      workers,
      known: () => Promise.resolve(new Map()),
      onProgress: () => undefined,
      ...request,
    });
  } finally {
    workers.close();
  }
}

const unparsable = async (
  texts: Readonly<Record<string, string>>,
  segundosPorLote = limitesDePrueba.segundosPorLote,
) => {
  const { archivos } = await analyse(texts, { limites: { ...limitesDePrueba, segundosPorLote } });
  expect(archivos.map(({ ruta }) => ruta)).toEqual(Object.keys(texts));
  return archivos.flatMap(({ ruta, analizable }) => (analizable ? [] : [ruta]));
};

describe('analysing in worker processes', () => {
  it.each(['muere', 'cuelga', 'ocupa', 'inunda'])(
    'continues after a file that makes its worker fail: %s',
    async (failure) => {
      const texts = { 'a.py': '', 'b.py': failure, 'c.py': '', 'd.py': failure, 'e.py': '' };
      const seconds = failure === 'cuelga' ? 5 : limitesDePrueba.segundosPorLote;
      expect(await unparsable(texts, seconds)).toEqual(['b.py', 'd.py']);
    },
  );

  it('gives a file that killed its worker its length and no finding', async () => {
    const { archivos } = await analyse({ 'b.py': 'muere' });
    expect(archivos).toMatchObject([
      { analizable: false, incidencias: [], parte: { parsable: false, counts: { lines: 1, files: 1 } } },
    ]);
  });

  it('counts the findings that the code suppresses, of each file and of all, and none as absent', async () => {
    const { archivos, medidas } = await analyse({ 'a.js': 'silencia', 'b.css': '' });
    expect(medidas).toMatchObject({ code_smells: 1, silenced_findings: 2 });
    expect(archivos.map((uno) => uno.medidas['silenced_findings'])).toEqual([2, undefined]);
    expect((await analyse({ 'a.js': '' })).medidas).not.toHaveProperty('silenced_findings');
  });

  it('refuses an analysis with too many findings', async () => {
    expect((await analyse({ 'a.js': 'abunda' })).medidas['code_smells']).toBe(60_000);
    await expect(analyse({ 'a.js': 'abunda', 'b.py': 'abunda' })).rejects.toMatchObject({
      codigo: 'demasiadas-incidencias',
      message:
        'El repositorio tiene demasiadas incidencias: se admiten 100\u202f000. Deje fuera del alcance lo que no es código propio.',
    });
  });

  it('names the files that killed a worker, and does not try them again under the same limits', async () => {
    const texts = { 'a.py': '', 'b.py': 'ocupa', 'c.js': 'reglas-ocupan' };
    const { archivos, detenidos } = await analyse(texts);
    expect(detenidos).toEqual(['b.py', 'c.js']);
    const packed = new Map<string, string>();
    for await (const batch of inBatches(archivos))
      for (const { ruta, parte } of batch) packed.set(ruta, parte);
    const steps: number[] = [];
    const again = (limites = limitesDePrueba) =>
      analyse(texts, {
        limites,
        known: (blobs) => readKnownParts(() => Promise.resolve(packed), blobs, limites),
        onProgress: (_done, total) => void steps.push(total),
      });
    const { archivos: later, detenidos: same } = await again();
    expect([same, steps]).toEqual([['b.py', 'c.js'], []]);
    expect(later.map(({ analizable }) => analizable)).toEqual([true, false, false]);
    expect(later.map(({ parte }) => parte)).toEqual(archivos.map(({ parte }) => parte));
    await again({ ...limitesDePrueba, memoriaMb: 512 });
    expect(steps.at(-1)).toBe(4);
  });

  it.each(['reglas', 'reglas-ocupan'])(
    'excludes a file that kills its worker from the rules, and keeps its measures: %s',
    async (failure) => {
      const { archivos, medidas } = await analyse({ 'a.js': '', 'b.js': failure, 'c.js': '' });
      expect(archivos.map(({ analizable, medidas: measures }) => [analizable, measures])).toEqual([
        [true, { lines: 1, files: 1, ncloc: 1, code_smells: 1 }],
        [false, { lines: 1, files: 1, ncloc: 1, code_smells: 0 }],
        [true, { lines: 1, files: 1, ncloc: 1, code_smells: 1 }],
      ]);
      expect(medidas['code_smells']).toBe(2);
    },
  );

  it('finds by halving the batch a file that kills its worker before the worker has named one', async () => {
    const texts = { 'a.js': '', 'b.js': '', 'c.js': 'reglas-callado', 'd.js': '', 'e.js': '' };
    expect(await unparsable(texts)).toEqual(['c.js']);
  });

  it('marks no file when all files together exceed the memory', async () => {
    expect(await unparsable({ 'a.js': 'pesa', 'b.js': 'pesa', 'c.js': '' })).toEqual([]);
  });

  it('refuses a project whose parts kill the worker that joins them', async () => {
    const error: unknown = await analyse({ 'juntos.py': '' }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DomainError);
    expect(error).toMatchObject({ codigo: 'tiempo-agotado' });
  });

  it('starts workers with a bounded heap, and only the folder for compiled code of its own environment', async () => {
    vi.stubEnv('SONAR_TOKEN', 'secreto');
    vi.stubEnv('NODE_COMPILE_CACHE', '/dev/null/compilado');
    const { archivos } = await analyse({ 'a.css': 'entorno' });
    vi.unstubAllEnvs();
    const seen: unknown = JSON.parse(archivos[0]?.incidencias[0]?.message ?? '');
    expect(seen).toEqual({
      env: { HOME: tmpdir(), NODE_COMPILE_CACHE: '/dev/null/compilado' },
      argv: ['--max-old-space-size=352', '--max-semi-space-size=32'],
      nice: getPriority(),
    });
  });

  it('starts workers below this process unless the caller names another priority', async () => {
    const { archivos } = await analyse({ 'a.css': 'entorno' }, { priority: undefined });
    const below = Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL);
    expect(JSON.parse(archivos[0]?.incidencias[0]?.message ?? '')).toMatchObject({ nice: below });
  });

  it('reuses the known part of a file', async () => {
    const { archivos } = await analyse({ 'a.py': '' });
    const part = { ...archivos[0]?.parte, counts: { ncloc: 77 } } as never;
    const requested: unknown[] = [];
    const { archivos: again } = await analyse(
      { 'a.py': 'muere', 'b.py': '' },
      {
        known: (blobs) => {
          requested.push(...blobs);
          return Promise.resolve(new Map([['a.py', part]]));
        },
      },
    );
    expect(requested).toEqual([
      { blob: 'blob-a.py', ruta: 'a.py' },
      { blob: 'blob-b.py', ruta: 'b.py' },
    ]);
    expect(again.map(({ medidas, analizable }) => [medidas['ncloc'], analizable])).toEqual([
      [77, true],
      [1, true],
    ]);
  });

  it('reports progress up to the total and never above it', async () => {
    const steps: number[][] = [];
    await analyse(
      { 'a.css': '', 'b.js': 'reglas', 'c.js': '' },
      { onProgress: (...step) => steps.push(step) },
    );
    expect(steps.every(([hechos = 0, total = 0]) => hechos <= total && total === 5)).toBe(true);
    expect(steps.at(-1)).toEqual([5, 5]);
  });

  it('reports the measures of the whole once, before the rules run', async () => {
    const reported: unknown[] = [];
    const { medidas } = await analyse(
      { 'a.css': '', 'b.js': '', 'c.js': 'reglas' },
      {
        onProgress: (hechos) => reported.push(hechos),
        onMeasures: (medidas) => reported.push(medidas),
      },
    );
    const { code_smells, ...withoutFindings } = medidas;
    expect(code_smells).toBe(1);
    expect(reported.slice(0, 4)).toEqual([1, 2, 3, withoutFindings]);
    expect(reported.slice(4).every(Number)).toBe(true);
  });

  it('reports the measures of a project whose files are all known', async () => {
    const { archivos } = await analyse({ 'a.js': '' });
    const known = new Map(archivos.map(({ ruta, parte }) => [ruta, parte]));
    const reported: unknown[] = [];
    await analyse(
      { 'a.js': 'muere' },
      { known: () => Promise.resolve(known), onMeasures: (medidas) => reported.push(medidas) },
    );
    expect(reported).toEqual([{ files: 1 }]);
  });

  it('ends at once when it is cancelled, and kills its workers', async () => {
    const control = new AbortController();
    const analysis = analyse(
      { 'a.py': '', 'b.py': 'cuelga' },
      {
        signal: control.signal,
        limites: limitesDePrueba,
        onProgress: () => {
          control.abort(new Error('cancelado'));
        },
      },
    );
    await expect(analysis).rejects.toThrow('cancelado');
  });

  it('rejects when the program of the workers cannot be started', async () => {
    await expect(analyse({ 'a.py': '' }, { worker: '/no/existe.mjs' })).rejects.toThrow('the worker died');
  });
});
