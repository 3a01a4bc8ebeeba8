import { existsSync } from 'node:fs';

import { findProgram, installInCi, otherThanRoot } from '../lib/system.ts';
import type { Service } from './service.ts';

/** Debian's place, which is not on every path. */
const debianProgram = '/usr/sbin/exim4';

/** Exim's program and, for root, the user that Debian's package makes; each test starts its own with its own configuration. */
export async function findExim(): Promise<Service> {
  const find = async () => (existsSync(debianProgram) ? debianProgram : findProgram('exim4'));
  if ((await find()) === null) await installInCi('Exim', ['exim4-daemon-light']);
  const program = await find();
  if (program === null) throw new Error('Exim is installed and cannot be found');
  const owner = await otherThanRoot('Debian-exim');
  const ids = 'uid' in owner ? { EXIM_UID: String(owner.uid), EXIM_GID: String(owner.gid) } : {};
  return { env: { EXIM: program, ...ids }, stop: () => Promise.resolve() };
}
