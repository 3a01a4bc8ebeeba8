import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Makes V8 collect garbage before the heap has grown by more than 60 % since the last full collection; by default it lets
 * the garbage of a large analysis grow far beyond what is in use (figures: docs/rendimiento.md).
 */
export function boundHeapGrowth(): void {
  setFlagsFromString('--heap-growing-percent=60');
}

/** Collects the garbage of the start and returns its memory to the system: an idle process keeps it otherwise. */
export function releaseStartMemory(): void {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as NodeJS.GCFunction;
  setFlagsFromString('--no-expose-gc');
  gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
