import type { FileAnalysis, Measures } from '@mantenible/analyser';

import { falloAnalisis } from '../failures.ts';
import type { FileMeasures } from '../workers/messages.ts';
import type { WorkerPool } from '../workers/worker-pool.ts';
import { WorkerDied } from '../workers/worker.ts';

/** Measures of a whole project and of each of its files. */
export interface JoinedMeasures {
  readonly medidas: Measures;
  readonly archivos: readonly FileMeasures[];
}

/** Joins the analyses of all files in a worker: finds duplication between files and sums the measures. */
export async function joinParts(pool: WorkerPool, all: readonly FileAnalysis[]): Promise<JoinedMeasures> {
  const parts = all.map(({ path, language, parsable, counts, tokenLines }) => ({
    path,
    language,
    parsable,
    counts,
    tokenLines,
  }));
  let joined: JoinedMeasures = { medidas: {}, archivos: [] };
  try {
    await pool.run((worker) =>
      worker.request({ kind: 'join', parts }, (reply) => {
        if (reply.kind === 'measures') joined = { medidas: reply.measures, archivos: reply.files };
      }),
    );
  } catch (error) {
    // The worker died of the project's size: no single file is the cause.
    throw error instanceof WorkerDied
      ? falloAnalisis(error.outOfMemory ? 'memoria-agotada' : 'tiempo-agotado')
      : error;
  }
  return joined;
}
