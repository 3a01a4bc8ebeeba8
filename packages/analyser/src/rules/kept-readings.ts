import type ts from 'typescript';

import { keeping, keepingScripts, nothingKept, type Kept, type KeptScripts } from './kept.ts';
import type { ReadModule } from './python/engine/project-classes.ts';

/** Readings of the context files of a batch, which the next batch uses where a text is the same. */
export interface KeptReadings {
  readonly modules: Kept<ReadModule>;
  readonly scripts: KeptScripts<ts.SourceFile>;
}

/**
 * For batches that share most of their files, as those of successive commits do. Holds what two batches made: only
 * for batches of bounded size.
 */
export function createKeptReadings(): KeptReadings {
  return { modules: keeping(), scripts: keepingScripts() };
}

/** Keeps nothing. */
export const noReadings: KeptReadings = { modules: nothingKept, scripts: nothingKept };
