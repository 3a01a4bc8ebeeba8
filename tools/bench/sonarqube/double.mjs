import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';

import { root } from '../../lib/paths.mjs';
import { stopOnce } from '../../real/system.mjs';

/** @typedef {{ method: string, url: string, authorized: boolean | null, ms: number | null }} Logged */
/**
 * @typedef {object} Double
 * @property {string} origin
 * @property {(order: unknown) => Promise<void>} tell as tests/doubles/README.md says
 * @property {() => Promise<readonly Logged[]>} log
 * @property {() => Promise<void>} stop
 */

/** The double of SonarQube in a process of its own. @param {string} token @returns {Promise<Double>} */
export async function startDouble(token) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'tests/doubles/src/main.ts')], {
    cwd: root,
    env: { ...process.env, DOUBLE_SONARQUBE_TOKEN: token },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = stopOnce(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const line = await firstLine(child.stdout);
  if (line === null) throw new Error('the double did not start');
  const { sonarqube: origin } = JSON.parse(line);
  const control = `${String(origin)}/__control`;
  return {
    origin,
    stop,
    tell: async (order) => {
      const { ok, status } = await fetch(control, { method: 'PUT', body: JSON.stringify(order) });
      if (!ok) throw new Error(`the double refused: ${String(status)}`);
    },
    log: async () => (await (await fetch(control)).json()).requests,
  };
}

/** @param {import('node:stream').Readable} stream */
async function firstLine(stream) {
  for await (const line of createInterface({ input: stream })) return line;
  return null;
}
