import { setFlagsFromString } from 'node:v8';

/**
 * Makes V8 collect garbage before the heap has grown by more than 60 % since the last collection; by default it lets
 * the garbage of a large analysis grow far beyond what is in use (figures: docs/rendimiento.md).
 */
export function boundHeapGrowth(): void {
  setFlagsFromString('--heap-growing-percent=60');
}
