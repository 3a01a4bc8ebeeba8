import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';

const archivo = fileURLToPath(new URL('../../dist/worker.cjs', import.meta.url));

/** @typedef {import('./tasks.mjs').Tarea} Tarea */

/**
 * What V8 made of the program when it was built: with it a child starts in a fraction of the time.
 * @param {Tarea} tarea
 */
export const compilado = (tarea) => `${archivo}.${tarea}.v8`;

/**
 * The child's program, built to one file with all its packages. Another version of Node or another heap than those of
 * the build reads it all the same, from its source.
 * @param {Tarea} tarea
 * @returns {{ guion: Script, programa: typeof import('../workers/worker-program.ts') }}
 */
export function cargar(tarea) {
  const cache = compilado(tarea);
  const cachedData = existsSync(cache) ? readFileSync(cache) : undefined;
  const guion = new Script(readFileSync(archivo, 'latin1'), { filename: archivo, cachedData });
  const modulo = { exports: {} };
  guion.runInThisContext()(modulo.exports, createRequire(archivo), modulo, archivo, dirname(archivo));
  // The build made it of that very file.
  return { guion, programa: /** @type {typeof import('../workers/worker-program.ts')} */ (modulo.exports) };
}
