// `npm run bench:puntos`: the changes of 1000 commits over 500 files, read from a git server on loopback with and without
// partial clones, clone included; the median of five runs. BENCH_COMMITS sets their number. Target: 2 s.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

import { createAnalizadorRepositorios, limitesPorDefecto } from '../packages/runner/src/index.ts';
import { makeHistory, startGitHost } from '../tests/doubles/src/index.ts';

const commits = Number(process.env['BENCH_COMMITS'] ?? 1000);
const fileCount = 500;
const changedFiles = 5;
const runs = 5;
const rutas = Array.from({ length: fileCount }, (_, i) => `src/modulo${i % 25}/archivo${i}.js`);

/** About 4 kB, different in every commit. */
const content = (n: number): string => `export const valor = ${n};\n`.repeat(160);
const pathAt = (n: number): string => rutas[n % fileCount] ?? '';

const root = mkdtempSync(join(tmpdir(), 'mantenible-bench-puntos-'));
const history = Array.from({ length: commits + 1 }, (_, i) => ({
  seconds: Math.floor(Date.now() / 1000) - (commits - i) * 3600,
  files:
    i === 0
      ? rutas.map((path) => ({ path, content: content(0) }))
      : Array.from({ length: changedFiles }, (_item, j) => ({
          path: pathAt(i * 7 + j * 131),
          content: content(i),
        })),
}));

const server = await startGitHost({ root });
try {
  for (const partial of [true, false]) {
    const name = partial ? 'parcial.git' : 'entero.git';
    const folder = makeHistory(root, name, history, { partial });
    const commit = execFileSync('git', ['-C', folder, 'rev-parse', 'main'], { encoding: 'utf8' }).trim();
    const times: number[] = [];
    let read = 0;
    for (let run = 0; run < runs; run += 1) {
      const start = performance.now();
      read = (await countChanges(name, commit)).commits;
      times.push(performance.now() - start);
    }
    const [median = 0] = times.toSorted((a, b) => a - b).slice(Math.floor(runs / 2));
    console.log(
      `${partial ? 'partial' : 'whole'} clone: ${read} commits, ${fileCount} files in ${(median / 1000).toFixed(2)} s (target: 2 s)`,
    );
  }
} finally {
  await server.close();
  rmSync(root, { recursive: true, force: true });
}

function countChanges(name: string, commit: string) {
  const carpeta = join(root, 'clones');
  const repositories = createAnalizadorRepositorios({ carpeta, worker: '', hosts: [], permitirLocal: true });
  return repositories.contarCambios({
    enlace: `${server.origin}/${name}`,
    rama: 'main',
    token: null,
    commit,
    rutas,
    limites: limitesPorDefecto,
    signal: new AbortController().signal,
  });
}
