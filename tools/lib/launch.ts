import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { root } from './paths.ts';

/**
 * Loads a built program of apps/api into this process as if it had been started by itself.
 * @param file within apps/api/dist
 */
export async function launch(file: string, args: readonly string[]) {
  const path = join(root, 'apps/api/dist', file);
  process.argv = [process.execPath, path, ...args];
  await import(pathToFileURL(path).href);
}
