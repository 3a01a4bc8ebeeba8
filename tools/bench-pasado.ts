// `npm run bench:pasado -- FOLDER`: the past of a repository beside one analysis from scratch of its head, both by the built
// worker and without the time of downloads. FOLDER is a bare repository with a branch `main`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';

import type { ProgresoAnalisis } from '../packages/domain/src/escaneo/index.ts';
import {
  builtWorker,
  createAnalizadorRepositorios,
  limitesPorDefecto,
} from '../packages/runner/src/index.ts';
import { startGitHost } from '../tests/doubles/src/index.ts';

const rounds = Number(process.env['BENCH_RONDAS'] ?? 3);
const folder = resolve(process.argv[2] ?? '.');
const host = await startGitHost({ root: dirname(folder) });
const clones = mkdtempSync(join(tmpdir(), 'mantenible-bench-'));
const analyser = createAnalizadorRepositorios({
  carpeta: clones,
  worker: builtWorker(),
  hosts: [],
  permitirLocal: true,
});

type Report = (step: ProgresoAnalisis) => void;

/** Seconds of a task after its downloads: from the first file that is read to the end. */
async function seconds(task: (report: Report) => Promise<unknown>): Promise<number> {
  let start = 0;
  await task(({ fase }) => {
    if (fase === 'leyendo') start ||= performance.now();
  });
  return (performance.now() - start) / 1000;
}

const request = (alProgresar: Report) => ({
  enlace: `${host.origin}/${basename(folder)}`,
  rama: 'main',
  token: null,
  limites: { ...limitesPorDefecto, segundos: 1200 },
  conocidos: () => Promise.resolve(new Map<string, string>()),
  signal: new AbortController().signal,
  alProgresar,
});

try {
  for (let round = 1; round <= rounds; round += 1) {
    let points = 0;
    const head = await seconds(async (report) => {
      const result = await analyser.analizar(request(report));
      result.soltar();
    });
    const past = await seconds(async (report) => {
      points = (await analyser.pasado({ ...request(report), anterior: null })).commits.length;
    });
    const times = `${past.toFixed(2)} s, head alone ${head.toFixed(2)} s`;
    console.log(`${points} commits: ${times}, ${(past / head).toFixed(2)} times`);
  }
} finally {
  await host.close();
  rmSync(clones, { recursive: true, force: true });
}
