import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

import { trabajadorConstruido } from '@mantenible/runner';

import type { AnalysisPrograms } from '../composition/analisis.ts';

/** The programs that analyse, of which the runner's stands beside the caller's, from source or built. */
export function programsBeside(caller: string): AnalysisPrograms {
  const runner = fileURLToPath(new URL(`runner${extname(caller)}`, caller));
  return { runner, worker: trabajadorConstruido() };
}
