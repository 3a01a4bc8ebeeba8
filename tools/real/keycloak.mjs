import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { root } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';
import { mavenZip, requireJava } from './maven.mjs';
import { freePort, stopOnce, waitUntil } from './system.mjs';

export const keycloakVersion = '26.7.3';
const realms = join(root, 'deploy/keycloak');

/**
 * A Keycloak of its own in development mode with the realms of deploy/keycloak; removed when it is stopped.
 * @returns {Promise<import('./postgres.mjs').Service>}
 */
export async function startKeycloak() {
  await requireJava();
  const zip = await mavenZip('org.keycloak', 'keycloak-quarkus-dist', keycloakVersion);
  const folder = await mkdtemp(join(tmpdir(), 'mantenible-keycloak-'));
  const { code, output } = await run('unzip', ['-q', zip, '-d', folder], { capture: true });
  if (code !== 0) throw new Error(`unzip failed: ${output}`);
  const home = join(folder, `keycloak-${keycloakVersion}`);
  await importRealms(join(home, 'data/import'));
  const port = await freePort();
  const password = randomBytes(18).toString('base64url');
  const stop = launch(folder, home, port, password);
  const url = `http://127.0.0.1:${String(port)}`;
  try {
    await waitUntil(
      'Keycloak',
      240,
      async () => (await fetch(`${url}/realms/master/.well-known/openid-configuration`)).ok,
    );
  } catch (error) {
    await stop();
    throw error;
  }
  const env = { KEYCLOAK_URL: url, KEYCLOAK_TEST_ADMIN: 'admin', KEYCLOAK_TEST_ADMIN_PASSWORD: password };
  return { env, stop };
}

/** @param {string} target */
async function importRealms(target) {
  await mkdir(target, { recursive: true });
  const files = await readdir(realms).catch(() => []);
  for (const file of files.filter((name) => name.endsWith('.json')))
    await cp(join(realms, file), join(target, file));
}

/**
 * Starts it in a process group of its own: kc.sh is a shell that starts Java, and both must end.
 * @param {string} folder
 * @param {string} home
 * @param {number} port
 * @param {string} password
 */
function launch(folder, home, port, password) {
  const log = openSync(join(folder, 'log'), 'w');
  const env = {
    ...process.env,
    KC_HTTP_HOST: '127.0.0.1',
    KC_BOOTSTRAP_ADMIN_USERNAME: 'admin',
    KC_BOOTSTRAP_ADMIN_PASSWORD: password,
  };
  const args = ['start-dev', '--http-port', String(port), '--import-realm'];
  const server = spawn(join(home, 'bin/kc.sh'), args, { env, detached: true, stdio: ['ignore', log, log] });
  closeSync(log);
  const ended = new Promise((resolve) => server.once('exit', resolve));
  return stopOnce(async () => {
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
}
