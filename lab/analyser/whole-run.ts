import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

import type { Ambito } from '../../packages/domain/src/ambito/index.ts';
import {
  analyseFolder,
  createWarmPool,
  limitesPorDefecto,
  builtWorker,
} from '../../packages/runner/src/index.ts';

/** Seconds until the measures and until the whole result; peak memory of all processes together. */
export interface WholeRun {
  measured: number;
  seconds: number;
  megabytes: number | null;
}

/** Resident memory of a process, in MB; 0 where it has ended or the system has no /proc. */
async function memoryOf(id: number) {
  const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(?<size>\d+)/mu.exec(status)?.groups?.['size'] ?? 0) / 1024;
}

/** Ids of the running processes that the main thread of a process has started. */
async function childrenOf(id: number) {
  const ids = await readFile(`/proc/${id}/task/${id}/children`, 'utf8').catch(() => '');
  return ids.split(' ').filter(Boolean).map(Number);
}

/** Resident memory of all that a process started, itself apart, at this moment, in MB. */
export async function memoryBelow(top: number): Promise<number> {
  const sizes = (await childrenOf(top)).map(async (id) => (await memoryOf(id)) + (await memoryBelow(id)));
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/**
 * One analysis of a folder as the product makes it, by the clock: seconds until its measures are known and until its
 * findings are, and the most memory that its processes together used (null where the system has no /proc). With
 * `ready` the processes are started before, as the server does for a person who opens a project before analysing it;
 * otherwise they start with the analysis, as those of the command line do. `ambito` replaces the folder's own scope.
 */
export async function measureWholeRun(
  folder: string,
  { ready, ambito }: { ready: boolean; ambito?: Ambito } = { ready: false },
): Promise<WholeRun> {
  const children = {
    worker: builtWorker(),
    limites: { ...limitesPorDefecto, segundos: 3600 },
  };
  const warmPool = createWarmPool(children);
  if (ready) await warmPool.warm();
  const begin = performance.now();
  const elapsed = () => (performance.now() - begin) / 1000;
  let measured = Number.NaN;
  let ended = false;
  const run = analyseFolder({
    folder,
    ...(ambito && { ambito }),
    ...children,
    warmPool,
    onProgress: () => undefined,
    onMeasures: () => {
      measured = elapsed();
    },
    signal: new AbortController().signal,
  })
    .then(elapsed)
    .finally(() => {
      ended = true;
      warmPool.close();
    });
  let megabytes = 0;
  const watch = async () => {
    while (!ended && process.platform === 'linux') {
      megabytes = Math.max(megabytes, await memoryBelow(process.pid));
      // Sampling more often would take processor time from the run that is measured.
      await wait(250);
    }
  };
  const [seconds] = await Promise.all([run, watch()]);
  return { measured, seconds, megabytes: megabytes === 0 ? null : megabytes };
}

/** The run of the median whole time, with the most memory that any of the runs used. */
export function medianRun(runs: readonly WholeRun[]): WholeRun {
  const sorted = [...runs].sort((a, b) => a.seconds - b.seconds);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('there was no run');
  const sizes = runs.flatMap(({ megabytes }) => megabytes ?? []);
  return { ...middle, megabytes: sizes.length === 0 ? null : Math.max(...sizes) };
}
