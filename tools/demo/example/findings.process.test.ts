import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { analyseFolder, limitesPorDefecto } from '@mantenible/runner';
import { expect, it } from 'vitest';
import { z } from 'zod';

import { root } from '../../lib/paths.ts';
import { filesOf } from '../../lib/sample-repository.ts';
import { again, storedExample } from './stored-example.ts';

const files = z
  .object({
    analisis_archivos: z.array(
      z.object({
        ruta: z.string(),
        medidas: z.record(z.string(), z.number()),
        incidencias: z.array(z.unknown()),
      }),
    ),
  })
  .parse(JSON.parse(storedExample())).analisis_archivos;

// The product names its own analyser as that of the example's analyses.
it('has the measures and findings that the analyser of today gives the sample', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mantenible-ejemplo-prueba-'));
  try {
    for (const { path, content } of ['tienda', 'biblioteca'].flatMap((name) =>
      filesOf(join(root, 'tests/projects', name)),
    )) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    const { archivos } = await analyseFolder({
      folder,
      worker: fileURLToPath(import.meta.resolve('@mantenible/runner/worker-main')),
      limites: limitesPorDefecto,
      onProgress: () => undefined,
      signal: new AbortController().signal,
    });
    const lineOf = (one: unknown) =>
      z.object({ range: z.object({ startLine: z.number() }).optional() }).parse(one).range?.startLine ?? 0;
    const today = archivos.map(({ ruta, medidas, incidencias }) => {
      const sorted = [...incidencias].sort((one, other) => lineOf(one) - lineOf(other));
      return { ruta, medidas, incidencias: JSON.parse(JSON.stringify(sorted)) as unknown };
    });
    const byPath = (one: { readonly ruta: string }, other: { readonly ruta: string }) =>
      one.ruta < other.ruta ? -1 : 1;
    expect(files.toSorted(byPath), again).toEqual(today.toSorted(byPath));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
