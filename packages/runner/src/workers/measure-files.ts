import type { FileAnalysis, SourceFile } from '@mantenible/analyser';
import { languageKeyOf, testAnalysis } from '@mantenible/analyser/selection';

import type { WorkerPool } from './worker-pool.ts';
import { WorkerDied } from './worker.ts';

/** The analysis of a file that killed its worker: only its language and its number of lines. */
export function unparsablePart({ path, text, isTest = false }: SourceFile): FileAnalysis {
  if (isTest) return testAnalysis(path, languageKeyOf(path) ?? '', null);
  const lines = text.split(/\r\n|\n|\r/).length;
  return {
    path,
    language: languageKeyOf(path) ?? '',
    parsable: false,
    counts: { lines, files: 1 },
    tokenLines: [],
    noSonarLines: [],
    findings: [],
  };
}

/**
 * Measures a batch. A file that kills its worker is not analysable, and `onPart` is called with `isDead` for it; another
 * worker continues with the next file.
 */
export async function measureFiles(
  pool: WorkerPool,
  batch: readonly SourceFile[],
  onPart: (part: FileAnalysis, isDead: boolean) => void,
): Promise<void> {
  for (let done = 0; done < batch.length;) {
    let started: string | undefined;
    try {
      await pool.run((worker) =>
        worker.request({ kind: 'measure', files: batch.slice(done) }, (reply) => {
          if (reply.kind === 'started') started = reply.path;
          if (reply.kind !== 'part') return;
          done += 1;
          if (reply.part) onPart(reply.part, false);
        }),
      );
    } catch (error) {
      const culprit = batch[done];
      if (!(error instanceof WorkerDied) || !culprit || started !== culprit.path) throw error;
      done += 1;
      onPart(unparsablePart(culprit), true);
    }
  }
}
