import type { SourceFile } from '@mantenible/analyser';

import type { SentFile } from './messages.ts';
import type { Worker } from './worker.ts';

/** The texts that each worker has, by path. */
const textsOfWorker = new WeakMap<Worker, Map<string, string>>();

/**
 * The files of a request with `keep`, whose worker keeps all texts: only those that it does not have yet. Successive
 * commits share most of their texts, and a request with all of them takes longer than the rules for a changed file.
 */
export function changedTexts(worker: Worker, files: readonly SourceFile[]): readonly SentFile[] {
  const known = textsOfWorker.get(worker) ?? new Map<string, string>();
  textsOfWorker.set(worker, known);
  return files.map(({ path, text }) => {
    if (known.get(path) === text) return { path };
    known.set(path, text);
    return { path, text };
  });
}
