import { randomBytes } from 'node:crypto';
import { cp, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { root } from '../lib/paths.ts';
import { requireJava } from './java.ts';
import { mavenZip } from './maven.ts';
import type { Service } from './service.ts';
import { startServerProcess } from './server-process.ts';
import { freePort } from '../../tests/doubles/src/index.ts';
import { inOwnFolder, unpack } from '../lib/system.ts';

export const keycloakVersion = '26.7.3';
const realms = join(root, 'deploy/keycloak');

/** Keycloak's path in deploy/compose. */
const path = '/identidad';

/**
 * A Keycloak of its own in development mode with the realms of deploy/keycloak, under the path and with the trust in a proxy
 * that deploy/compose gives it; removed when it is stopped.
 */
export async function startKeycloak(): Promise<Service> {
  await requireJava();
  const zip = await mavenZip('org.keycloak', 'keycloak-quarkus-dist', keycloakVersion);
  return inOwnFolder('keycloak', (folder) => startIn(folder, zip));
}

async function startIn(folder: string, zip: string) {
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
      KC_HTTP_RELATIVE_PATH: path,
      KC_PROXY_HEADERS: 'xforwarded',
      KC_HOSTNAME_STRICT: 'false',
      KC_BOOTSTRAP_ADMIN_USERNAME: 'admin',
      KC_BOOTSTRAP_ADMIN_PASSWORD: password,
    },
  });
  const url = `http://127.0.0.1:${String(port)}${path}`;
  await server.ready(300, async () => {
    const answer = await fetch(`${url}/realms/master/.well-known/openid-configuration`);
    return answer.ok;
  });
  const env = { KEYCLOAK_URL: url, KEYCLOAK_TEST_ADMIN: 'admin', KEYCLOAK_TEST_ADMIN_PASSWORD: password };
  return { env, stop: server.stop };
}

async function importRealms(target: string) {
  await mkdir(target, { recursive: true });
  const files = await readdir(realms).catch(() => []);
  for (const file of files.filter((name) => name.endsWith('.json')))
    await cp(join(realms, file), join(target, file));
}
