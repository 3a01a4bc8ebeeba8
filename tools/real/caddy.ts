import { findProgram, installInCi } from '../lib/system.ts';
import type { Service } from './service.ts';

/** Caddy's program; each test starts its own with the configuration of deploy/compose. */
export async function findCaddy(): Promise<Service> {
  if ((await findProgram('caddy')) === null) await installInCi('Caddy', ['caddy']);
  return { env: { CADDY: 'caddy' }, stop: () => Promise.resolve() };
}
