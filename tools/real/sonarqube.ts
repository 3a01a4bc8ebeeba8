import { randomBytes } from 'node:crypto';
import { join } from 'node:path';

import { z } from 'zod';

import { run } from '../lib/run.ts';
import { javaHome, requireJava } from './java.ts';
import { mavenZip } from './maven.ts';
import type { Service } from './service.ts';
import { startServerProcess } from './server-process.ts';
import { freePort } from '../../tests/doubles/src/index.ts';
import { inOwnFolder, MissingProgram, otherThanRoot, unpack, type Owner } from '../lib/system.ts';

const tokenSchema = z.object({ token: z.string() });

/** The last line whose analysers are LGPL-3.0; later ones are not to be run here. */
export const sonarqubeVersion = '10.7.0.96327';
const firstPassword = 'admin';

/** A SonarQube of its own with an administrator's token; removed when it is stopped. */
export async function startSonarqube(): Promise<Service> {
  await requireJava();
  // Its Elasticsearch needs Java's security manager, which Java 24 took away.
  const java = await javaHome(17, 23);
  if (java === null)
    throw new MissingProgram('Falta Java 17 o 21 para SonarQube. Instálelo y repita la orden.');
  const zip = await mavenZip('org.sonarsource.sonarqube', 'sonar-application', sonarqubeVersion);
  return inOwnFolder('sonarqube', (folder) => startIn(folder, zip, java));
}

async function startIn(folder: string, zip: string, java: string) {
  await unpack(zip, folder);
  const owner = await changeOwner(folder);
  const port = await freePort();
  const server = startServerProcess({
    name: 'SonarQube',
    folder,
    program: join(java, 'bin/java'),
    args: ['-jar', `lib/sonar-application-${sonarqubeVersion}.jar`],
    cwd: join(folder, `sonarqube-${sonarqubeVersion}`),
    env: await settings(port, folder, java),
    owner,
  });
  const url = `http://127.0.0.1:${String(port)}`;
  await server.ready(420, async () =>
    (await (await fetch(`${url}/api/system/status`)).text()).includes('"UP"'),
  );
  try {
    return { env: { SONAR_HOST_URL: url, SONAR_TOKEN: await newToken(url) }, stop: server.stop };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/**
 * Changes the owner of the folder to an account without privileges where the script runs as root: Elasticsearch refuses to
 * run as root. Returns the owner.
 */
async function changeOwner(folder: string): Promise<Owner> {
  const owner = await otherThanRoot('nobody');
  if ('uid' in owner)
    await run('chown', ['-R', `${String(owner.uid)}:${String(owner.gid)}`, folder], { capture: true });
  return owner;
}

/** Everything on loopback and on free ports, without news to or from its maker. */
async function settings(port: number, home: string, java: string) {
  return {
    HOME: home,
    JAVA_HOME: java,
    SONAR_WEB_HOST: '127.0.0.1',
    SONAR_WEB_PORT: String(port),
    SONAR_SEARCH_PORT: String(await freePort()),
    SONAR_EMBEDDEDDATABASE_PORT: String(await freePort()),
    SONAR_SEARCH_JAVAOPTS: '-Xmx512m -Xms512m',
    SONAR_ES_BOOTSTRAP_CHECKS_DISABLE: 'true',
    SONAR_TELEMETRY_ENABLE: 'false',
    SONAR_UPDATECENTER_ACTIVATE: 'false',
  };
}

/** Replaces the administrator's first password by a random one that is not kept, and makes a token. */
async function newToken(url: string) {
  // SonarQube's policy requires a capital, a small letter, a digit and a sign.
  const password = `${randomBytes(18).toString('base64url')}aA1.`;
  await send(url, 'users/change_password', firstPassword, {
    login: 'admin',
    previousPassword: firstPassword,
    password,
  });
  const answer = await send(url, 'user_tokens/generate', password, { name: 'pruebas' });
  return tokenSchema.parse(await answer.json()).token;
}

/** @param password the administrator's */
async function send(url: string, path: string, password: string, form: Record<string, string>) {
  const authorization = `Basic ${Buffer.from(`admin:${password}`).toString('base64')}`;
  const body = new URLSearchParams(form);
  const answer = await fetch(`${url}/api/${path}`, { method: 'POST', headers: { authorization }, body });
  if (!answer.ok) throw new Error(`SonarQube ${path}: ${String(answer.status)} ${await answer.text()}`);
  return answer;
}
