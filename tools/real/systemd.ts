import type { Service } from './service.ts';
import { findProgram, installInCi } from '../lib/system.ts';

/** systemd's checker of units: a program, not a server, so that there is nothing to stop. */
export async function findSystemd(): Promise<Service> {
  if ((await findProgram('systemd-analyze')) === null) await installInCi('systemd', ['systemd']);
  return { env: { SYSTEMD_ANALYZE: 'systemd-analyze' }, stop: () => Promise.resolve() };
}
