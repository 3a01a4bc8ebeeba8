// seguridad: database-faults
import { saludListo } from '@mantenible/contracts/salud';
import { eventually } from '@mantenible/doubles';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startServerProcess, type ServerProcess } from '../../apps/api/src/testing/process/server-process.ts';
import { tokenOf } from './support/class-tokens.ts';
import { startCluster, type Cluster } from './support/cluster.ts';
import { expectAllStored, figures, grows, outages, unforeseen } from './support/class-results.ts';
import { student, type Student } from './support/student.ts';

/** Twenty people answer while PostgreSQL fails in every way and comes back; the server is never restarted. */
const short = process.env['PRUEBA_CORTA'] === '1';
const people = 20;
/** Seconds without the database. */
const outage = short ? 5 : 60;
const typingMs = 400;

let cluster: Cluster;
let server: ServerProcess;
const classroom: Student[] = [];

beforeAll(async () => {
  cluster = await startCluster();
  server = await startServerProcess({
    DATABASE_URL: cluster.url,
    LIMIT_WRITES: '100000',
    LIMIT_READS: '100000',
  });
  for (let n = 1; n <= people; n += 1)
    classroom.push(
      await student(server, `alumno-${n}`, await tokenOf(server, `alumno-${n}`, ['estudiante'])),
    );
});
afterAll(async () => {
  await server.remove();
  await cluster.remove();
});

const seconds = (n: number) => new Promise((resolve) => setTimeout(resolve, n * 1000));

async function readiness(): Promise<{ status: number; baseDeDatos: string }> {
  const answer = await fetch(`${server.base}/api/salud/listo`);
  return { status: answer.status, baseDeDatos: saludListo.parse(await answer.json()).baseDeDatos };
}

/** Each takes the database away and returns what brings it back. */
const faults: Record<string, () => Promise<() => Promise<void>>> = {
  'hangs (SIGSTOP)': () => {
    cluster.signalAll('SIGSTOP');
    return Promise.resolve(() => {
      cluster.signalAll('SIGCONT');
      return Promise.resolve();
    });
  },
  'hangs and is then killed (SIGKILL)': async () => {
    cluster.signalAll('SIGSTOP');
    await seconds(outage / 2);
    await cluster.kill();
    return () => cluster.start();
  },
  'is stopped in order': async () => {
    await cluster.stop();
    return () => cluster.start();
  },
};

test.each(Object.entries(faults))(
  'loses and doubles no acknowledged answer when PostgreSQL %s, reports it and recovers without a restart',
  async (_name, fault) => {
    const end = new AbortController();
    for (const { log } of classroom) log.refusals.length = 0;
    const begin = figures(classroom).answers;
    const work = classroom.map((one) => one.work(end.signal, typingMs));
    await grows(classroom, 'answers', begin + people);
    const restore = await fault();
    await eventually(async () => {
      expect(await readiness()).toEqual({ status: 503, baseDeDatos: 'mal' });
    });
    await Promise.all([seconds(outage), grows(classroom, 'refused', 0)]);
    await restore();
    await eventually(async () => {
      expect(await readiness()).toEqual({ status: 200, baseDeDatos: 'bien' });
    });
    const before = figures(classroom);
    await grows(classroom, 'answers', before.answers + people);
    // The longest test has some twenty answers: whole tests are saved too, not only answers.
    await grows(classroom, 'saves', before.saves);
    end.abort();
    await Promise.all(work);
    expect(unforeseen(server.output())).toEqual([]);
    expect(outages(classroom)).toEqual([
      'base-no-disponible: La base de datos no está disponible. Inténtelo de nuevo en unos segundos. (503, Retry-After 5)',
    ]);
    await expectAllStored(classroom);
    console.log(`figures: ${JSON.stringify(figures(classroom))}`);
  },
);

test('the server that lived through it all is the one that was started', async () => {
  expect(server.output()).not.toContain('unforeseen failure');
  expect((await readiness()).status).toBe(200);
});
