// seguridad: 31, 65
import { numbered } from '@mantenible/doubles/hostile-texts';
import { expect, it } from 'vitest';

import { analyseSources } from './pipeline/analyse-sources.ts';
import { startWorkers } from './workers/analysis-workers.ts';
import { limitesDePrueba } from './testing/limits.ts';
import { inBatches, readKnownParts } from './pipeline/parts.ts';
import { workerPrograms } from './testing/repository-host.ts';

/** A chain of classes: the compiler copies the members of all bases for each class, and computes the type of each method. */
const hostile = {
  'clases.js': numbered(
    (i) => `class A${i} extends A${i - 1} { m${i}() { return this.x; } }\n`,
    'class A0 { x = 1; }\n',
  )(100_000),
};
const ordinary = {
  'a.js': 'var a = 1;;\n',
  'z.py': 'x = 1\n',
};

async function analyse(known: Parameters<typeof analyseSources>[0]['known']) {
  const texts = { ...hostile, ...ordinary };
  const steps: number[] = [];
  const workers = startWorkers({
    worker: workerPrograms.real,
    limites: limitesDePrueba,
    signal: new AbortController().signal,
    priority: 'normal',
  });
  try {
    const sources = Object.entries(texts).map(([path, text]) => ({ path, text, blob: path }));
    const onProgress = (_done: number, total: number) => void steps.push(total);
    const result = await analyseSources({
      sources,
      context: [],
      limites: limitesDePrueba,
      workers,
      known,
      onProgress,
    });
    return { ...result, steps };
  } finally {
    workers.close();
  }
}

it('names a file whose types take ten seconds, finds in the others, and does not try it again', async () => {
  const first = await analyse(() => Promise.resolve(new Map()));
  expect(first.detenidos.toSorted()).toEqual(Object.keys(hostile));
  const found = first.archivos.filter(({ incidencias }) => incidencias.length > 0).map(({ ruta }) => ruta);
  expect(found).toEqual(['a.js']);
  const stored = new Map<string, string>();
  for await (const batch of inBatches(first.archivos))
    for (const { ruta, parte } of batch) stored.set(ruta, parte);
  const again = await analyse((blobs) =>
    readKnownParts(() => Promise.resolve(stored), blobs, limitesDePrueba),
  );
  expect([again.detenidos.toSorted(), again.steps]).toEqual([Object.keys(hostile), []]);
});
