import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';

import type { ProgresoAnalisis } from '../../packages/domain/src/escaneo/index.ts';
import {
  builtWorker,
  createAnalizadorRepositorios,
  limitesPorDefecto,
} from '../../packages/runner/src/index.ts';
import { startGitHost } from '../../tests/doubles/src/index.ts';

type Report = (step: ProgresoAnalisis) => void;

/** Seconds of a task after its downloads: from the first file that is read to the end. */
async function secondsAfterDownloads(task: (report: Report) => Promise<unknown>): Promise<number> {
  let start = 0;
  await task(({ fase }) => {
    if (fase === 'leyendo') start ||= performance.now();
  });
  return (performance.now() - start) / 1000;
}

export interface Round {
  /** Seconds of one analysis from scratch of the head. */
  readonly head: number;
  /** Seconds of the past. */
  readonly past: number;
  /** Analysed commits, the oldest first. */
  readonly commits: readonly string[];
}

/** The past of a bare repository's `main` and one analysis of its head, in turn, by the built worker, from a git server on loopback. */
export async function runRounds(repository: string, rounds: number): Promise<readonly Round[]> {
  const host = await startGitHost({ root: dirname(repository) });
  const clones = mkdtempSync(join(tmpdir(), 'mantenible-bench-'));
  const analyser = createAnalizadorRepositorios({
    carpeta: clones,
    worker: builtWorker(),
    hosts: [],
    permitirLocal: true,
  });
  const request = (alProgresar: Report) => ({
    enlace: `${host.origin}/${basename(repository)}`,
    rama: 'main',
    token: null,
    ambito: null,
    limites: { ...limitesPorDefecto, segundos: 1200 },
    conocidos: () => Promise.resolve(new Map<string, string>()),
    signal: new AbortController().signal,
    alProgresar,
  });
  const results: Round[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      let commits: readonly string[] = [];
      const head = await secondsAfterDownloads(async (report) => {
        const result = await analyser.analizar(request(report));
        result.soltar();
      });
      const past = await secondsAfterDownloads(async (report) => {
        const result = await analyser.pasado({ ...request(report), anterior: null });
        commits = result.commits.map(({ commit }) => commit);
      });
      results.push({ head, past, commits });
    }
    return results;
  } finally {
    await host.close();
    rmSync(clones, { recursive: true, force: true });
  }
}

/** `task` with the link of a bare repository that is served on loopback. */
export async function servedRepository<T>(
  repository: string,
  task: (served: { link: string; branch: string; token: string }) => Promise<T>,
): Promise<T> {
  const host = await startGitHost({ root: dirname(repository) });
  try {
    return await task({ link: `${host.origin}/${basename(repository)}`, branch: 'main', token: 'ghp_x' });
  } finally {
    await host.close();
  }
}
