import { existsSync } from 'node:fs';

import { findProgram, installInCi } from '../lib/system.ts';
import type { Service } from './service.ts';

/** Debian's place, which is not on every path. */
const debianProgram = '/usr/sbin/haproxy';

/** HAProxy's program; each test starts its own with its own configuration. */
export async function findHaproxy(): Promise<Service> {
  const find = async () => (existsSync(debianProgram) ? debianProgram : findProgram('haproxy'));
  if ((await find()) === null) await installInCi('HAProxy', ['haproxy']);
  const program = await find();
  if (program === null) throw new Error('HAProxy is installed and cannot be found');
  return { env: { HAPROXY: program }, stop: () => Promise.resolve() };
}
