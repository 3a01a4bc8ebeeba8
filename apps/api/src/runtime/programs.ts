import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

import { builtWorker } from '@mantenible/runner';

import type { AnalysisPrograms } from '../composition/jobs.ts';

/** Programs of an analysis, from source or built; the runner's is in the caller's folder. */
export function programsBeside(caller: string): AnalysisPrograms {
  const runner = fileURLToPath(new URL(`runner${extname(caller)}`, caller));
  return { runner, worker: builtWorker() };
}
