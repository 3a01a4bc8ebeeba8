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

/** Joins the analyses of a project's files in a worker: finds duplication between files and sums the measures. */
export async function joinParts(pool: WorkerPool, all: readonly FileAnalysis[]): Promise<JoinedMeasures> {
  const [joined] = await joinProjects(pool, [all]);
  return joined ?? { medidas: {}, archivos: [] };
}

/** Joins the analyses of the files of several projects. A file that several of them share is sent to the worker once. */
export async function joinProjects(
  pool: WorkerPool,
  projects: readonly (readonly FileAnalysis[])[],
): Promise<readonly JoinedMeasures[]> {
  const places = new Map<FileAnalysis, number>();
  for (const part of projects.flat()) if (!places.has(part)) places.set(part, places.size);
  const parts = [...places.keys()].map(({ path, language, isTest, parsable, counts, tokenLines }) => ({
    path,
    language,
    ...(isTest === true && { isTest }),
    parsable,
    counts,
    tokenLines,
  }));
  const joined: JoinedMeasures[] = [];
  const placesOf = (project: readonly FileAnalysis[]) => project.map((part) => places.get(part) ?? -1);
  try {
    await pool.run((worker) =>
      worker.request({ kind: 'join', parts, projects: projects.map(placesOf) }, (reply) => {
        if (reply.kind === 'measures') joined.push({ medidas: reply.measures, archivos: reply.files });
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
