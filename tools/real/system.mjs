import { existsSync } from 'node:fs';
import { createServer } from 'node:net';

import { cleanups, run } from '../lib/run.mjs';

/** What a person can mend: shown without a stack. */
export class MissingProgram extends Error {}

/**
 * A server's stop that does its work once, and by itself when the script is interrupted.
 * @param {() => Promise<void>} stop
 * @returns {() => Promise<void>}
 */
export function stopOnce(stop) {
  const once = async () => {
    if (cleanups.delete(once)) await stop();
  };
  cleanups.add(once);
  return once;
}

/** A port of loopback that nobody holds at this moment. @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('no port to be had'));
      });
    });
  });
}

/**
 * Repeats until `attempt` answers true, once a second.
 * @param {string} what
 * @param {number} seconds
 * @param {() => Promise<boolean>} attempt
 */
export async function waitUntil(what, seconds, attempt) {
  for (let second = 0; second < seconds; second += 1) {
    if (await attempt().catch(() => false)) return;
    await pause(1000);
  }
  throw new Error(`${what} no respondió en ${String(seconds)} s`);
}

/** @param {number} ms @returns {Promise<void>} */
export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A program's full path, or null.
 * @param {string} name
 */
export async function findProgram(name) {
  const { code, output } = await run('sh', ['-c', `command -v ${name}`], { capture: true });
  return code === 0 ? output.trim() : null;
}

/**
 * Installs Debian packages in CI, where the machine is thrown away afterwards; elsewhere says what is missing.
 * @param {string} what
 * @param {readonly string[]} packages
 */
export async function installInCi(what, packages) {
  const hint = `Falta ${what}. Instálelo (en Debian: apt-get install ${packages.join(' ')}) y repita la orden.`;
  const root = process.getuid?.() === 0;
  if (process.env['CI'] !== 'true' || !root || !existsSync('/usr/bin/apt-get'))
    throw new MissingProgram(hint);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await run('apt-get', ['update', '-qq'], { capture: true });
    const { code } = await run('apt-get', ['install', '-y', '-qq', ...packages], { env, capture: true });
    if (code === 0) return;
    await pause(5000 * attempt);
  }
  throw new MissingProgram(hint);
}
