import type { Service } from './service.ts';
import { findProgram, installInCi } from '../lib/system.ts';

/** strace of the system: a program, not a server, so that there is nothing to stop. */
export async function findStrace(): Promise<Service> {
  if ((await findProgram('strace')) === null) await installInCi('strace', ['strace']);
  return { env: { STRACE: 'strace' }, stop: () => Promise.resolve() };
}
