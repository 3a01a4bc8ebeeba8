import { spawnSync, type SpawnSyncReturns } from 'node:child_process';

import { program } from './installed.ts';

/** Runs the command without the right to read whatever the modes of files are, which a superuser has. */
export function withoutRights(folder: string, ...args: readonly string[]): SpawnSyncReturns<string> {
  const order = [process.execPath, program, ...args];
  const dropped = ['--bounding-set=-dac_override,-dac_read_search', '--inh-caps=-all', ...order];
  const [file = '', ...rest] = process.getuid?.() === 0 ? ['setpriv', ...dropped] : order;
  return spawnSync(file, rest, { cwd: folder, encoding: 'utf8' });
}
