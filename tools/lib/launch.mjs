import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { root } from './paths.mjs';

/**
 * Loads a built program of apps/api into this process as if it had been started by itself.
 * @param {string} file within apps/api/dist
 * @param {readonly string[]} args
 */
export async function launch(file, args) {
  const path = join(root, 'apps/api/dist', file);
  process.argv = [process.execPath, path, ...args];
  await import(pathToFileURL(path).href);
}
