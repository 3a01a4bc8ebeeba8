// seguridad: real-servers
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { endWithTests, eventually, freePort } from '@mantenible/doubles';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { keycloakUrl } from './support/keycloak-admin.ts';

/** A real Keycloak behind Caddy with the file of deploy/compose: what a stranger reaches of it. */
const folder = mkdtempSync(join(tmpdir(), 'mantenible-caddy-'));
let port: number;

beforeAll(async () => {
  port = await freePort();
  const source = fileURLToPath(new URL('../../deploy/compose/Caddyfile', import.meta.url));
  const text = readFileSync(source, 'utf8').replace('identidad:8080', new URL(keycloakUrl).host);
  // Neither certificates nor a port for orders.
  writeFileSync(join(folder, 'Caddyfile'), text.replace('{', '{\n\tadmin off'));
  const env = { ...process.env, DOMINIO: `http://127.0.0.1:${port}`, HOME: folder };
  endWithTests(
    spawn(process.env['CADDY'] ?? 'caddy', ['run', '--config', join(folder, 'Caddyfile')], {
      env,
      stdio: 'ignore',
    }),
  );
  await eventually(() => statusOf('/'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** The answer to a path that is sent as it is, without the normalisation of `fetch`. */
async function answerTo(path: string): Promise<{ status: number; body: string }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path }, resolve).once('error', reject).end();
  });
  let body = '';
  for await (const chunk of response) body += String(chunk);
  return { status: response.statusCode ?? 0, body };
}
const statusOf = async (path: string) => (await answerTo(path)).status;

it('gives people what signing in needs, under the address that they typed', async () => {
  const { status, body } = await answerTo('/identidad/realms/mantenible/.well-known/openid-configuration');
  expect(status).toBe(200);
  expect(JSON.parse(body)).toMatchObject({ issuer: `http://127.0.0.1:${port}/identidad/realms/mantenible` });
});

it('refuses the console, the master realm and the calls of administration, however the path is written', async () => {
  const closed = [
    '/identidad',
    '/identidad/',
    '/identidad/admin/',
    '/identidad/admin/master/console/',
    '/identidad/admin/realms/mantenible/users',
    '/identidad/realms/master/.well-known/openid-configuration',
    '/identidad/realms/master/protocol/openid-connect/token',
    '/identidad//realms/master/.well-known/openid-configuration',
    '//identidad/realms/master/.well-known/openid-configuration',
    '/identidad/./realms/master/.well-known/openid-configuration',
    '/Identidad/realms/master/.well-known/openid-configuration',
    '/identidad/realms/mantenible/../master/.well-known/openid-configuration',
    '/identidad/realms/mantenible/%2e%2e/master/.well-known/openid-configuration',
    '/identidad/realms/mantenible/..%2fmaster/.well-known/openid-configuration',
    '/identidad/realms/mantenible/..;/master/.well-known/openid-configuration',
    '/identidad/realms/mantenible/..;a=b/../master/.well-known/openid-configuration',
    '/identidad/realms/mantenible/%252e%252e/master/.well-known/openid-configuration',
    '/identidad/resources/../realms/master/.well-known/openid-configuration',
    '/identidad/resources/%2e%2e/admin/master/console/',
    '/identidad/metrics',
    '/identidad/health',
  ];
  for (const path of closed) {
    const { status, body } = await answerTo(path);
    expect([path, status >= 400, /issuer|authServerUrl/u.test(body)]).toEqual([path, true, false]);
  }
});

it('gives the console on the port of the machine itself', async () => {
  const console = await fetch(`${keycloakUrl}/admin/master/console/`);
  expect([console.status, await console.text()]).toEqual([200, expect.stringContaining(keycloakUrl)]);
});
