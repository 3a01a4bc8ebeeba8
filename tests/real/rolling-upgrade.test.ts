// seguridad: several-servers
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from '@mantenible/doubles';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startServerProcess, type ServerProcess } from '../../apps/api/src/testing/process/server-process.ts';
import { expectAllStored, figures, grows, outages } from './support/class-results.ts';
import { tokenOf } from './support/class-tokens.ts';
import { sql, startCluster, type Cluster } from './support/cluster.ts';
import { previousVersion, type PreviousVersion } from './support/previous-version.ts';
import { startProxy, type Proxy } from './support/proxy.ts';
import { student, type Student } from './support/student.ts';

/** Two servers of the version before the newest migration are replaced, one after the other, while people answer. */
let cluster: Cluster;
let before: PreviousVersion;
let proxy: Proxy;
const servers: ServerProcess[] = [];
const classroom: Student[] = [];
/** Both servers have one folder of keys. */
const folder = mkdtempSync(join(tmpdir(), 'mantenible-claves-'));
const settings: Record<string, string> = { DATA_DIR: folder, TRUST_PROXY: '1' };
const ports: number[] = [];

beforeAll(async () => {
  before = previousVersion();
  cluster = await startCluster();
  const publicPort = await freePort();
  ports.push(await freePort(), await freePort());
  settings['DATABASE_URL'] = cluster.url;
  settings['PUBLIC_URL'] = `https://127.0.0.1:${publicPort}`;
  for (const port of ports)
    servers.push(await startServerProcess({ ...settings, PORT: String(port) }, before.source));
  proxy = await startProxy(publicPort, ports);
  const base = `${settings['PUBLIC_URL']}/mantenible`;
  for (let n = 1; n <= 6; n += 1) {
    const token = await tokenOf({ base, dataDir: folder }, `persona-${n}`, ['estudiante']);
    classroom.push(await student({ base }, `persona-${n}`, token));
  }
});
afterAll(async () => {
  await proxy.stop();
  await Promise.all(servers.map((server) => server.remove()));
  await cluster.remove();
  before.remove();
  rmSync(folder, { recursive: true });
});

const applied = () => Number(sql(cluster.url, 'select count(*) from migraciones'));

test('an upgrade of one server after the other serves throughout, and the earlier version works on the new tables', async () => {
  expect(applied()).toBe(before.migrations.length);
  const end = new AbortController();
  const work = classroom.map((one) => one.work(end.signal, 400));
  for (const [at, port] of ports.entries()) {
    const old = servers[at];
    expect(await old?.ended('SIGTERM')).toBe(0);
    servers[at] = await startServerProcess({ ...settings, PORT: String(port) });
    await old?.remove();
    expect(applied()).toBeGreaterThan(before.migrations.length);
    const answered = figures(classroom).answers;
    await grows(classroom, 'answers', answered + 30);
  }
  end.abort();
  await Promise.all(work);
  expect(outages(classroom)).toEqual([]);
  await expectAllStored(classroom);
  console.log(`figures: ${JSON.stringify(figures(classroom))}`);
});
