import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';

/**
 * The native parser is no part of the bundle. It is the analyser's: from the bundle's own folder, another version that a
 * tool brings would be found, or none in an installation without tools.
 */
export const requireOfAnalyser = createRequire(import.meta.resolve('@mantenible/analyser'));

const bundle = fileURLToPath(new URL('../../dist/worker.cjs', import.meta.url));

/** @typedef {import('./tasks.mjs').WorkerTask} WorkerTask */

/**
 * File of the code that V8 compiled for a task during the build: a worker loads it in a fraction of the time.
 * @param {WorkerTask} task
 */
export const compiledCodeOf = (task) => `${bundle}.${task}.v8`;

/**
 * The program of the workers, bundled with all its packages. V8 rejects the compiled code under another version of Node
 * or another heap than the build's, and compiles the source.
 * @param {WorkerTask} task
 * @returns {{ script: Script, program: typeof import('../workers/worker-program.ts') }}
 */
export function loadWorker(task) {
  const cache = compiledCodeOf(task);
  const cachedData = existsSync(cache) ? readFileSync(cache) : undefined;
  const script = new Script(readFileSync(bundle, 'latin1'), { filename: bundle, cachedData });
  const module = { exports: {} };
  script.runInThisContext()(module.exports, requireOfAnalyser, module, bundle, dirname(bundle));
  // The build made the bundle from this file.
  return { script, program: /** @type {typeof import('../workers/worker-program.ts')} */ (module.exports) };
}
