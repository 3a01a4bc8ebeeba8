/** Heap of a child in MB unless its caller says otherwise: what was compiled beforehand is only taken under the same one. */
export const memoriaPorDefecto = 384;

/** Room for what is new, in each of two halves: then fewer trees of files outgrow it before they are looked at. */
const mitadDeLoNuevo = 32;
/** What V8 gives to each half by itself. What they have more is taken off the rest, so that both are as much as before. */
const mitadDeV8 = 16;

/** What Node is told when a child of so many MB is started. */
export const banderas = (megas: number): readonly string[] => [
  `--max-old-space-size=${megas - 2 * (mitadDeLoNuevo - mitadDeV8)}`,
  `--max-semi-space-size=${mitadDeLoNuevo}`,
];
