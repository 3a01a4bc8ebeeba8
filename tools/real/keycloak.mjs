import { randomBytes } from 'node:crypto';
import { cp, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { root } from '../lib/paths.mjs';
import { requireJava } from './java.mjs';
import { mavenZip } from './maven.mjs';
import { startServerProcess } from './server-process.mjs';
import { freePort, inOwnFolder, unpack } from './system.mjs';

export const keycloakVersion = '26.7.3';
const realms = join(root, 'deploy/keycloak');

/**
 * A Keycloak of its own in development mode with the realms of deploy/keycloak; removed when it is stopped.
 * @returns {Promise<import('./postgres.mjs').Service>}
 */
export async function startKeycloak() {
  await requireJava();
  const zip = await mavenZip('org.keycloak', 'keycloak-quarkus-dist', keycloakVersion);
  return inOwnFolder('keycloak', (folder) => startIn(folder, zip));
}

/**
 * @param {string} folder
 * @param {string} zip
 */
async function startIn(folder, zip) {
  await unpack(zip, folder);
  const home = join(folder, `keycloak-${keycloakVersion}`);
  await importRealms(join(home, 'data/import'));
  const port = await freePort();
  const password = randomBytes(18).toString('base64url');
  const server = startServerProcess({
    name: 'Keycloak',
    folder,
    program: join(home, 'bin/kc.sh'),
    args: ['start-dev', '--http-port', String(port), '--import-realm'],
    env: {
      KC_HTTP_HOST: '127.0.0.1',
      KC_BOOTSTRAP_ADMIN_USERNAME: 'admin',
      KC_BOOTSTRAP_ADMIN_PASSWORD: password,
    },
  });
  const url = `http://127.0.0.1:${String(port)}`;
  await server.ready(300, async () => {
    const answer = await fetch(`${url}/realms/master/.well-known/openid-configuration`);
    return answer.ok;
  });
  const env = { KEYCLOAK_URL: url, KEYCLOAK_TEST_ADMIN: 'admin', KEYCLOAK_TEST_ADMIN_PASSWORD: password };
  return { env, stop: server.stop };
}

/** @param {string} target */
async function importRealms(target) {
  await mkdir(target, { recursive: true });
  const files = await readdir(realms).catch(() => []);
  for (const file of files.filter((name) => name.endsWith('.json')))
    await cp(join(realms, file), join(target, file));
}
