/** Default heap of a worker in MB. */
export const defaultMemoryMb = 384;

/**
 * Size of each half of the young generation in MB: with less, syntax trees are promoted before they
 * are garbage.
 */
const semiSpaceMb = 32;
/**
 * V8's default size of each half of the young generation in MB. `nodeFlags` subtracts what exceeds it from
 * the old generation, so that the whole heap stays as large.
 */
const defaultSemiSpaceMb = 16;

/** Node's flags for a worker with a heap of this size. */
export const nodeFlags = (memoryMb: number): readonly string[] => [
  `--max-old-space-size=${memoryMb - 2 * (semiSpaceMb - defaultSemiSpaceMb)}`,
  `--max-semi-space-size=${semiSpaceMb}`,
];
