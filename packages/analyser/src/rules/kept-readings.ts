import type ts from 'typescript';

import { keeping, nothingKept, type Kept } from './kept.ts';
import type { ReadModule } from './python/engine/project-classes.ts';

/** Caches for the rules, from one batch to the next: facts of Python modules, and parsed scripts. */
export interface KeptReadings {
  readonly modules: Kept<ReadModule>;
  readonly scripts: Kept<ts.SourceFile>;
}

/**
 * Caches for batches that share most of their files, as those of successive commits do. They hold the results of two
 * batches, which must therefore be of bounded size.
 */
export function createKeptReadings(): KeptReadings {
  return { modules: keeping(), scripts: keeping() };
}

/** Caches that store nothing. */
export const noReadings: KeptReadings = { modules: nothingKept, scripts: nothingKept };
