import type { Service } from './service.ts';
import { findProgram, installInCi } from '../lib/system.ts';

/** Debian's Firefox, which the tests start themselves: there is nothing to stop. */
export async function findFirefox(): Promise<Service> {
  const find = async () => (await findProgram('firefox-esr')) ?? findProgram('firefox');
  if ((await find()) === null) await installInCi('Firefox', ['firefox-esr']);
  return { env: { FIREFOX_PATH: (await find()) ?? '' }, stop: () => Promise.resolve() };
}
