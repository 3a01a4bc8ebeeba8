// seguridad: 52
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { fileURLToPath } from 'node:url';

import { freePort } from '@mantenible/doubles';
import { expect, onTestFinished, test } from 'vitest';

import { startServerProcess } from '../../apps/api/src/testing/process/server-process.ts';
import { startCluster } from './support/cluster.ts';
import { startProxy } from './support/proxy.ts';

/** The files of deploy/ with the programs that read them. */
const file = (path: string) => fileURLToPath(new URL(`../../deploy/${path}`, import.meta.url));

test('HAProxy closes every connection that does not finish the head of its request', async () => {
  const upstream = createServer((_, answer) => answer.end('listo')).listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  const port = await freePort();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an address of TCP
  const server = (upstream.address() as AddressInfo).port;
  const proxy = await startProxy(port, [server], (text) => {
    const quick = text.replace('timeout http-request 10s', 'timeout http-request 1s');
    expect(quick).not.toBe(text);
    return quick;
  });
  onTestFinished(async () => {
    await proxy.stop();
    upstream.close();
  });
  const answers = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const socket = connect({ port, host: '127.0.0.1' });
      let answer = '';
      socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
      socket.write('GET /mantenible/ HTTP/1.1\r\nhost: 127.0.0.1\r\n');
      await once(socket, 'close');
      return answer.split('\r\n', 1)[0];
    }),
  );
  expect(answers).toEqual(Array.from({ length: 50 }, () => 'HTTP/1.1 408 Request Time-out'));
});

test('product and Keycloak have a database and a role each, neither is an administrator nor enters the other, and the product starts', async () => {
  const cluster = await startCluster();
  const folder = mkdtempSync(join(tmpdir(), 'mantenible-bases-'));
  onTestFinished(async () => {
    await cluster.remove();
    rmSync(folder, { recursive: true });
  });
  // The administrator of a test's cluster has the product's name.
  const script = join(folder, 'bases.sql');
  writeFileSync(script, readFileSync(file('compose/bases.sql'), 'utf8').replaceAll('mantenible', 'producto'));
  const psql = (url: string, ...args: readonly string[]) =>
    spawnSync('psql', ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', ...args, url], {
      encoding: 'utf8',
      env: { ...process.env, CLAVE_BASE: "una 'clave'", CLAVE_BASE_KEYCLOAK: 'otra clave' },
    });
  const made = psql(cluster.url, '-f', script);
  expect([made.status, made.stderr]).toEqual([0, '']);
  const roles =
    "select rolname, rolsuper, rolcreaterole from pg_roles where rolname in ('producto', 'keycloak')";
  expect(psql(cluster.url, '-c', `${roles} order by 1`).stdout).toBe('keycloak|f|f\nproducto|f|f\n');
  const as = (role: string, database: string) =>
    psql(`postgres://${role}@127.0.0.1:${cluster.port}/${database}`, '-c', 'select 1').status;
  expect([as('producto', 'producto'), as('keycloak', 'keycloak')]).toEqual([0, 0]);
  expect([as('producto', 'keycloak'), as('keycloak', 'producto'), as('producto', 'postgres')]).toEqual([
    2, 2, 2,
  ]);
  const server = await startServerProcess({
    DATABASE_URL: `postgres://producto@127.0.0.1:${cluster.port}/producto`,
  });
  onTestFinished(() => server.remove());
  expect((await fetch(`${server.base}/api/salud/listo`)).status).toBe(200);
});
