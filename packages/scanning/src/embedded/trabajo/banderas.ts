/** Heap of a child in MB unless its caller says otherwise: what was compiled beforehand is only taken under the same one. */
export const memoriaPorDefecto = 384;

/** Of these, room for what is new: trees of files do not outgrow it before they are looked at. */
const memoriaDeLoNuevo = 32;

/** What Node is told when a child of so many MB is started. */
export const banderas = (megas: number): readonly string[] => [
  `--max-old-space-size=${megas - memoriaDeLoNuevo}`,
  `--max-semi-space-size=${memoriaDeLoNuevo}`,
];
