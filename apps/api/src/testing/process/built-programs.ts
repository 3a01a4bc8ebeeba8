import { fileURLToPath } from 'node:url';

/** A program of the product, by the name of its source. */
export type Program = 'main.ts' | 'worker.ts' | 'cli/usuarios.ts';

/** Path of a program in the build (`node tools/build.ts`), which starts in a fraction of its source's time. */
export const builtProgram = (name: Program): string =>
  fileURLToPath(new URL(`../../../dist/${name.replace(/\.ts$/u, '.js')}`, import.meta.url));
