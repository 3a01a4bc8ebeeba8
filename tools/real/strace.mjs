import { findProgram, installInCi } from './system.mjs';

/**
 * strace of the system: a program, not a server, so that there is nothing to stop.
 * @returns {Promise<import('./postgres.mjs').Service>}
 */
export async function findStrace() {
  if ((await findProgram('strace')) === null) await installInCi('strace', ['strace']);
  return { env: { STRACE: 'strace' }, stop: () => Promise.resolve() };
}
