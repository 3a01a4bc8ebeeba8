import type { SourceFile } from '@mantenible/analyser';

const charactersOf = (files: readonly SourceFile[]): number =>
  files.reduce((sum, { text }) => sum + text.length, 0);

/** Cuts files, in their order, into batches of about this many characters. */
export function cutIntoBatches<T extends SourceFile>(
  files: readonly T[],
  characters: number,
): readonly (readonly T[])[] {
  const batches: T[][] = [];
  let sum = Infinity;
  for (const file of files) {
    if (sum >= characters) {
      batches.push([]);
      sum = 0;
    }
    batches.at(-1)?.push(file);
    sum += file.text.length;
  }
  return batches;
}

/** Files for one request to run rules. */
interface RuleBatch {
  readonly files: readonly SourceFile[];
  /** All files of the language, as context; none in the largest projects. */
  readonly others: readonly SourceFile[];
}

/**
 * Most characters that a worker loads at once, with or without context; a batch may exceed it by its last file. At
 * this limit a worker uses somewhat less than half a gigabyte.
 */
const maxLoadedChars = 1_200_000;

/** Whether a worker may load these files at once. */
export const fitOneBatch = (files: readonly SourceFile[]): boolean => charactersOf(files) <= maxLoadedChars;

/**
 * The batches of one language for the rules, which one worker processes in turn: one batch with all files of the language
 * as context; in the largest projects several batches without context.
 */
export function ruleBatches(
  all: readonly SourceFile[],
  requested: readonly SourceFile[],
): readonly RuleBatch[] {
  if (!fitOneBatch(all))
    return cutIntoBatches(requested, maxLoadedChars).map((files) => ({ files, others: [] }));
  return requested.length === 0 ? [] : [{ files: requested, others: all }];
}
