import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { root } from './paths.mjs';
import { stopForwarding } from './run.mjs';

/**
 * npm hands a SIGTERM to the shell between itself and this program, and the shell dies without passing it on:
 * when npm's shell is gone, this program ends as if it had had the signal.
 */
function endWithNpm() {
  if (process.env['npm_lifecycle_event'] === undefined || process.platform === 'win32') return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}

/**
 * Loads a built program of apps/api into this process as if it had been started by itself.
 * @param {string} file within apps/api/dist
 * @param {readonly string[]} args
 */
export async function launch(file, args) {
  const path = join(root, 'apps/api/dist', file);
  stopForwarding();
  endWithNpm();
  process.argv = [process.execPath, path, ...args];
  await import(pathToFileURL(path).href);
}
