import type { FileAnalysis, Measures } from '@mantenible/analyser';

import { falloAnalisis } from '../failures.ts';
import type { FileMeasures } from '../workers/messages.ts';
import type { WorkerPool } from '../workers/worker-pool.ts';
import { WorkerDied } from '../workers/worker.ts';

export interface JoinedMeasures {
  readonly medidas: Measures;
  readonly archivos: readonly FileMeasures[];
}

/** Measures of the whole: duplication between files, and sums. */
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
    // No single file is the cause: the whole is too large.
    throw error instanceof WorkerDied
      ? falloAnalisis(error.outOfMemory ? 'memoria-agotada' : 'tiempo-agotado')
      : error;
  }
  return joined;
}
