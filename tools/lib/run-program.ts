import { delimiter, dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { endWithParent } from '../runtime/end-with-parent.mjs';
import { ensureInstalled, needOf } from './install.ts';
import { root } from './paths.ts';

/** Makes children that are started as `node`, and the scripts of npm, run on this process's Node. */
function putThisNodeFirst(): void {
  process.env['PATH'] = [dirname(process.execPath), process.env['PATH']].join(delimiter);
  process.env['NODE'] = process.execPath;
  process.env['npm_node_execpath'] = process.execPath;
}

/**
 * Loads a program into this process as if it had been started by itself: signals and exit code are its own.
 * @param program path within the project
 */
export async function runProgram(program: string, args: readonly string[]): Promise<void> {
  endWithParent();
  putThisNodeFirst();
  await ensureInstalled(needOf(program));
  const path = resolve(root, program);
  process.argv = [process.execPath, path, ...args];
  await import(pathToFileURL(path).href);
}
