import type { ReportedFindings, SourceFile } from '@mantenible/analyser';

import type { RulePart } from './messages.ts';
import type { WorkerPool } from './worker-pool.ts';
import { changedTexts } from './sent-texts.ts';
import { WorkerDied, type Worker } from './worker.ts';

/** Files for one request to run rules, with their context. */
export interface RuleBatch {
  /** Files whose findings are reported. */
  readonly files: readonly SourceFile[];
  /** Files that rules read without reporting on them: the rest of the project, settings and declarations. */
  readonly context: readonly SourceFile[];
  readonly parts: ReadonlyMap<string, RulePart>;
  /** Whether the next batch shares most of its files with this one. */
  readonly keep?: boolean;
}

export interface FindingListener {
  /** Called before the worker processes a file. */
  readonly onStart: (path: string) => void;
  readonly onFindings: (path: string, reported: ReportedFindings) => void;
  /** Called for a file that killed its worker; it has no findings. */
  readonly onDeath: (path: string) => void;
}

/**
 * Runs the rules over a batch. A file that kills its worker is left out, and the rest is processed again. If the
 * worker died before it named a file, or of too little memory, the batch is halved and each half is processed separately.
 */
export async function findIssues(
  pool: WorkerPool,
  batch: RuleBatch,
  listener: FindingListener,
): Promise<void> {
  const { files, context } = batch;
  if (files.length === 0) return;
  let started: string | undefined;
  try {
    await pool.run((worker) =>
      worker.request(requestOf(batch, worker), (reply) => {
        if (reply.kind === 'started') {
          started = reply.path;
          listener.onStart(reply.path);
        }
        if (reply.kind === 'findings')
          for (const [path, reported] of reply.byPath) listener.onFindings(path, reported);
      }),
    );
  } catch (error) {
    if (!(error instanceof WorkerDied)) throw error;
    const single = files.length === 1 ? files[0]?.path : undefined;
    const culprit = single ?? (error.outOfMemory ? undefined : started);
    if (culprit !== undefined && (single === undefined || context.length === 0)) listener.onDeath(culprit);
    for (const rest of remainingBatches(batch, culprit)) await findIssues(pool, rest, listener);
  }
}

function requestOf({ files, context, parts, keep = false }: RuleBatch, worker: Worker) {
  const own = new Set(files.map(({ path }) => path));
  const all = [...files, ...context.filter(({ path }) => !own.has(path))];
  return {
    kind: 'find',
    files: keep ? changedTexts(worker, all) : all,
    parts: files.flatMap(({ path }) => parts.get(path) ?? []),
    keep,
  } as const;
}

/**
 * The batches to process after the worker died: the batch without the file that killed it, or without a known
 * one its halves without context. A single file is processed once more without context, then no more.
 */
function remainingBatches(batch: RuleBatch, culprit: string | undefined): RuleBatch[] {
  const { files, context } = batch;
  const [first] = files;
  if (files.length === 1) return first && context.length > 0 ? [{ ...batch, context: [] }] : [];
  const without = (list: readonly SourceFile[]) => list.filter(({ path }) => path !== culprit);
  if (culprit !== undefined) return [{ ...batch, files: without(files), context: without(context) }];
  const half = Math.ceil(files.length / 2);
  return [files.slice(0, half), files.slice(half)].map((part) => ({ ...batch, files: part, context: [] }));
}
