// seguridad: database-faults
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

import { endWithTests, eventually, freePort } from '@mantenible/doubles';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';

import { startServerProcess, type ServerProcess } from '../../apps/api/src/testing/process/server-process.ts';
import { expectAllStored, figures, grows, outages, unforeseen } from './support/class-results.ts';
import { tokenOf } from './support/class-tokens.ts';
import { sql, startCluster, type Cluster } from './support/cluster.ts';
import { startDatabaseProxy, type Proxy } from './support/proxy.ts';
import { student, type Student } from './support/student.ts';

/**
 * A class answers through HAProxy with the configuration of deploy/haproxy while its primary is lost and the synchronous
 * standby is promoted; the server continues.
 */
const people = 20;
const typingMs = 400;

let primary: Cluster;
let standby: Cluster;
let proxy: Proxy;
/** The address of the product's database at the proxy. */
let url: string;

beforeEach(async () => {
  primary = await startCluster();
  letIn(primary);
  standby = await primary.standby();
  const port = await freePort();
  // The standby first: only the check keeps connections from it.
  proxy = await startDatabaseProxy(port, [standby.port, primary.port]);
  url = `postgres://producto:clave@127.0.0.1:${port}/producto`;
  await eventually(() => {
    expect(reachedPort()).toBe(primary.port);
  });
});
afterEach(async () => {
  await proxy.stop();
  await standby.remove();
  await primary.remove();
});

/** Database and role of the product, and the role of the check, as docs/despliegue.md describes them. */
function letIn(cluster: Cluster): void {
  sql(cluster.url, "create role producto login password 'clave'");
  sql(cluster.url, 'create database producto owner producto');
  sql(cluster.url, 'create role comprobacion login connection limit 10');
  const rules = sql(cluster.url, 'show hba_file');
  const added = [
    'host postgres comprobacion 127.0.0.1/32 trust',
    'host all comprobacion 127.0.0.1/32 reject',
    'host all producto 127.0.0.1/32 scram-sha-256',
  ];
  writeFileSync(rules, `${added.join('\n')}\n${readFileSync(rules, 'utf8')}`);
  sql(cluster.url, 'select pg_reload_conf()');
}

/** Port of the server that a new connection reaches; 0 while no server accepts one. */
function reachedPort(): number {
  try {
    return Number(sql(url, 'select inet_server_port()'));
  } catch {
    return 0;
  }
}

async function startClass(): Promise<{ server: ServerProcess; classroom: Student[] }> {
  const server = await startServerProcess({
    DATABASE_URL: url,
    LIMIT_WRITES: '100000',
    LIMIT_READS: '100000',
  });
  const classroom: Student[] = [];
  for (let n = 1; n <= people; n += 1)
    classroom.push(
      await student(server, `alumna-${n}`, await tokenOf(server, `alumna-${n}`, ['estudiante'])),
    );
  return { server, classroom };
}

/** How a class loses its primary: by an accident, and by an operator who promotes before the primary is stopped. */
const losses: Record<string, (classroom: readonly Student[]) => Promise<void>> = {
  'the primary is killed and the standby promoted': async (classroom) => {
    await primary.kill();
    // Requests meet the lost primary and the standby that is not promoted yet.
    await grows(classroom, 'refused', people);
    standby.promote();
  },
  'the standby is promoted and the primary stopped': async (classroom) => {
    standby.promote();
    await grows(classroom, 'refused', 0);
    await primary.stop();
  },
};

test.each(Object.keys(losses))(
  'after %s no acknowledged write is missing, and the same server continues',
  async (loss) => {
    await eventually(() => {
      expect(sql(primary.url, 'select sync_state from pg_stat_replication')).toBe('sync');
    });
    const { server, classroom } = await startClass();
    onTestFinished(() => server.remove());
    const end = new AbortController();
    const work = classroom.map((one) => one.work(end.signal, typingMs));
    await grows(classroom, 'answers', people * 3);
    await losses[loss]?.(classroom);
    const acknowledged = figures(classroom);
    const promoted = performance.now();
    await grows(classroom, 'answers', acknowledged.answers);
    const milliseconds = Math.round(performance.now() - promoted);
    await grows(classroom, 'answers', acknowledged.answers + people * 3);
    end.abort();
    await Promise.all(work);
    expect(unforeseen(server.output())).toEqual([]);
    expect(outages(classroom)).toEqual([
      'base-no-disponible: La base de datos no está disponible. Inténtelo de nuevo en unos segundos. (503, Retry-After 5)',
    ]);
    await expectAllStored(classroom);
    console.log(
      `figures: ${JSON.stringify({ loss, milliseconds, acknowledged, atTheEnd: figures(classroom) })}`,
    );
  },
);

test('a lost primary that is started again as it was gets no connection', async () => {
  await primary.kill();
  standby.promote();
  await eventually(() => {
    expect(reachedPort()).toBe(standby.port);
  });
  await primary.start();
  // Sessions in the database of the check.
  const checks = () =>
    Number(
      sql(
        primary.url.replace(/postgres$/u, 'producto'),
        "select sessions from pg_stat_database where datname = 'postgres'",
      ),
    );
  const before = checks();
  await eventually(() => {
    expect(checks()).toBeGreaterThan(before + 2);
  });
  expect(Array.from({ length: 5 }, reachedPort)).toEqual(Array.from({ length: 5 }, () => standby.port));
});

test('PostgreSQL cancels a statement whose client has gone', async () => {
  const client = endWithTests(
    spawn('psql', [url, '-c', 'select pg_sleep(600)'], {
      env: { ...process.env, PGOPTIONS: '-c client_connection_check_interval=1s' },
      stdio: 'ignore',
    }),
  );
  const running = () =>
    sql(
      primary.url,
      "select count(*) from pg_stat_activity where query like '%pg_sleep(600)' and state = 'active'",
    );
  await eventually(() => {
    expect(running()).toBe('1');
  });
  client.kill('SIGKILL');
  await eventually(() => {
    expect(running()).toBe('0');
  });
});
