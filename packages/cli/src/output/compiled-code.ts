import { homedir } from 'node:os';
import { join } from 'node:path';

import manifest from '../../package.json' with { type: 'json' };

/** Version of the product. */
export const { version } = manifest;

/** Folder for compiled code, of the user alone, which the workers get through the environment; returns it. */
export function keepCompiledCode(env: NodeJS.ProcessEnv): string {
  const base = env['XDG_CACHE_HOME'] ?? env['LOCALAPPDATA'] ?? join(homedir(), '.cache');
  return (env['NODE_COMPILE_CACHE'] ??= join(base, 'mantenible', version));
}
