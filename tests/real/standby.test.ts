// seguridad: database-faults
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startServerProcess, type ServerProcess } from '../../apps/api/src/testing/process/server-process.ts';
import { expectAllStored, figures, outages, unforeseen } from './support/class-results.ts';
import { tokenOf } from './support/class-tokens.ts';
import { sql, startCluster, type Cluster } from './support/cluster.ts';
import { student, type Student } from './support/student.ts';

/** The primary is killed while a class answers, and its synchronous standby is promoted; the server continues. */
const people = 20;
const typingMs = 400;

let primary: Cluster;
let standby: Cluster;
let server: ServerProcess;
const classroom: Student[] = [];

beforeAll(async () => {
  primary = await startCluster();
  standby = await primary.standby();
  const hosts = [primary, standby].map(({ port }) => `127.0.0.1:${port}`);
  const DATABASE_URL = `postgres://mantenible@${hosts.join(',')}/postgres`;
  server = await startServerProcess({ DATABASE_URL, LIMIT_WRITES: '100000', LIMIT_READS: '100000' });
  for (let n = 1; n <= people; n += 1)
    classroom.push(
      await student(server, `alumna-${n}`, await tokenOf(server, `alumna-${n}`, ['estudiante'])),
    );
});
afterAll(async () => {
  await server.remove();
  await standby.remove();
  await primary.remove();
});

test('after the primary is killed and the standby promoted no acknowledged write is missing, and the same server continues', async () => {
  await expect
    .poll(() => sql(primary.url, 'select sync_state from pg_stat_replication'), { timeout: 60_000 })
    .toBe('sync');
  const end = new AbortController();
  const work = classroom.map((one) => one.work(end.signal, typingMs));
  await expect.poll(() => figures(classroom).answers, { timeout: 60_000 }).toBeGreaterThan(people * 3);
  await primary.kill();
  const acknowledged = figures(classroom);
  // Requests meet the lost primary and the standby that is not promoted yet.
  await expect.poll(() => figures(classroom).refused, { timeout: 60_000 }).toBeGreaterThan(people);
  standby.promote();
  await expect
    .poll(() => figures(classroom).answers, { timeout: 60_000 })
    .toBeGreaterThan(acknowledged.answers + people * 3);
  end.abort();
  await Promise.all(work);
  expect(unforeseen(server.output())).toEqual([]);
  expect(outages(classroom)).toEqual([
    'base-no-disponible: La base de datos no está disponible. Inténtelo de nuevo en unos segundos. (503, Retry-After 5)',
  ]);
  await expectAllStored(classroom);
  console.log(`figures: ${JSON.stringify({ acknowledged, atTheEnd: figures(classroom) })}`);
});
