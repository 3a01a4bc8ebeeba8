import { transact } from '@mantenible/db';
import { createTestDatabase, type TestDatabase } from '@mantenible/db/test';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { uid } from '../testing/muestra.ts';
import type { Claim, JobKind, NewJob } from './job.port.ts';
import { openQueue, type AnalysisQueue } from './queue.repository.ts';

// No worker runs here: claims are made by hand, as pg-boss makes them.
let t: TestDatabase;
let queue: AnalysisQueue;
beforeAll(async () => {
  t = await createTestDatabase();
  queue = await openQueue({
    database: t.database,
    repeatSeconds: 0,
    onError: (error) => {
      throw error;
    },
  });
});
afterAll(async () => {
  await queue.stop(() => undefined);
  await t.close();
});
beforeEach(async () => {
  await t.database.execute('delete from pgboss.job', []);
});

const minuto = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, n));
/** Job `n` of a person of its own, whose turn is minute `n`. */
const job = (n: number, cambios: Partial<NewJob> = {}): NewJob => ({
  id: uid(n),
  idPersona: `sub-${n}`,
  kind: 'analisis',
  turn: minuto(n),
  ...cambios,
});
const enviar = (job: NewJob) => transact(t.db, (trx) => queue.send(trx, job));
const abierto = (n: number) => transact(t.db, (trx) => queue.openJob(trx, `sub-${n}`));
const cancelar = (...ids: string[]) => transact(t.db, (trx) => queue.cancel(trx, ids));
const close = (claim: Claim) => transact(t.db, (trx) => queue.settle(trx, claim));
/** Marks a job as fetched by a worker. */
const tomar = (n: number) =>
  t.database.execute("update pgboss.job set state = 'active', started_on = now() where id = $1", [uid(n)]);
const rows = async () => {
  const rows = await t.database.execute(
    'select id, state, data, retry_limit from pgboss.job order by id',
    [],
  );
  return rows.map((row) => JSON.stringify(row));
};
const count = (n: number) => [...Array(n).keys()];

describe('a person', () => {
  it('has one open job of any kind; the next is accepted once it has ended', async () => {
    expect(await enviar(job(1))).toBe(true);
    for (const kind of ['analisis', 'pasado'] satisfies JobKind[])
      expect(await enviar(job(2, { idPersona: 'sub-1', kind: kind }))).toBe(false);
    expect(await abierto(1)).toBe(uid(1));
    await tomar(1);
    expect(await enviar(job(2, { idPersona: 'sub-1' }))).toBe(false);
    expect(await abierto(1)).toBe(uid(1));
    expect(await close({ id: uid(1), attempt: 0 })).toBe(true);
    expect(await abierto(1)).toBeNull();
    expect(await enviar(job(2, { idPersona: 'sub-1' }))).toBe(true);
  });

  it('gets one of parallel jobs accepted', async () => {
    const todos = count(6).map((n) => enviar(job(10 + n, { idPersona: 'sub-1' })));
    expect((await Promise.all(todos)).filter(Boolean)).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
  });

  it('has none after the transaction that queued it was rolled back', async () => {
    const fallo = new Error('the row of the analysis was not stored');
    await expect(
      transact(t.db, async (trx) => {
        await queue.send(trx, job(1));
        throw fallo;
      }),
    ).rejects.toBe(fallo);
    expect(await rows()).toEqual([]);
    expect(await abierto(1)).toBeNull();
  });

  it.each(["sub'; drop table", 'sub-%', '', '🙂'])('may be named %j', async (idPersona) => {
    expect(await enviar(job(1, { idPersona }))).toBe(true);
    expect(await transact(t.db, (trx) => queue.openJob(trx, idPersona))).toBe(uid(1));
    expect(await abierto(1)).toBeNull();
  });
});

describe('the place of a job', () => {
  const delante = async (n: number) => {
    const lugar = await queue.place(uid(n));
    return lugar.queued ? lugar.ahead : 'no';
  };

  it('counts the jobs of earlier turns, whichever was sent first', async () => {
    for (const n of [3, 1, 2]) await enviar(job(n));
    expect(await Promise.all([1, 2, 3].map(delante))).toEqual([0, 1, 2]);
  });

  it('is behind all analyses for a past, and by turn among pasts', async () => {
    await enviar(job(1, { kind: 'pasado' }));
    await enviar(job(2, { kind: 'pasado' }));
    await enviar(job(3, { turn: new Date('2030-01-01T00:00:00Z') }));
    expect(await Promise.all([1, 2, 3].map(delante))).toEqual([1, 2, 0]);
  });

  it('does not count jobs that run, wait for a retry or have ended', async () => {
    for (const n of [1, 2, 3, 4]) await enviar(job(n));
    await tomar(1);
    await t.database.execute("update pgboss.job set state = 'retry' where id = $1", [uid(2)]);
    await cancelar(uid(3));
    expect(await delante(4)).toBe(0);
    expect(await Promise.all([1, 2, 3, 99].map(delante))).toEqual(['no', null, 'no', 'no']);
  });

  it('is that of any time until 2061', async () => {
    await enviar(job(1, { turn: new Date('2061-01-01T00:00:00Z'), kind: 'pasado' }));
    await enviar(job(2, { turn: new Date('2061-01-01T00:00:01Z'), kind: 'pasado' }));
    expect(await Promise.all([1, 2].map(delante))).toEqual([0, 1]);
  });
});

describe('a claim', () => {
  it('ends its job once', async () => {
    await enviar(job(1));
    await tomar(1);
    const dos = await Promise.all([close({ id: uid(1), attempt: 0 }), close({ id: uid(1), attempt: 0 })]);
    expect(dos.toSorted()).toEqual([false, true]);
    expect(await queue.counts()).toEqual({ waiting: 0, running: 0, failed: 0 });
  });

  it('ends nothing when it is of an earlier attempt', async () => {
    await enviar(job(1));
    await tomar(1);
    await t.database.execute('update pgboss.job set retry_count = 1', []);
    expect(await close({ id: uid(1), attempt: 0 })).toBe(false);
    expect(await queue.counts()).toMatchObject({ running: 1 });
    expect(await close({ id: uid(1), attempt: 1 })).toBe(true);
  });

  it('is lost by cancelling, and an unknown job has none', async () => {
    await enviar(job(1));
    await tomar(1);
    await cancelar(uid(1));
    expect(await close({ id: uid(1), attempt: 0 })).toBe(false);
    expect(await close({ id: uid(99), attempt: 0 })).toBe(false);
    expect(await abierto(1)).toBeNull();
  });

  it('still holds when the transaction that settled it failed', async () => {
    await enviar(job(1));
    await tomar(1);
    await expect(
      transact(t.db, async (trx) => {
        expect(await queue.settle(trx, { id: uid(1), attempt: 0 })).toBe(true);
        throw new Error('the result was not stored');
      }),
    ).rejects.toThrow('the result was not stored');
    expect(await close({ id: uid(1), attempt: 0 })).toBe(true);
  });
});

describe('cancelling', () => {
  it('ends the named jobs and no others; naming none changes nothing', async () => {
    for (const n of [1, 2, 3]) await enviar(job(n));
    await tomar(2);
    await cancelar();
    await cancelar(uid(1), uid(2), uid(99));
    expect(await Promise.all([1, 2, 3].map(abierto))).toEqual([null, null, uid(3)]);
  });
});

describe('giving a job back', () => {
  it('queues it again in its old place, with one more attempt', async () => {
    await enviar(job(1));
    await enviar(job(2));
    await tomar(1);
    await queue.giveBack({ id: uid(1), attempt: 0 });
    expect(await queue.place(uid(1))).toEqual({ queued: true, ahead: 0 });
    expect(await queue.place(uid(2))).toEqual({ queued: true, ahead: 1 });
    expect((await rows()).map((row) => row.includes('"retry_limit":2'))).toEqual([true, false]);
  });

  it('changes nothing after the claim was lost', async () => {
    await enviar(job(1));
    await tomar(1);
    await t.database.execute('update pgboss.job set retry_count = 1', []);
    const antes = await rows();
    await queue.giveBack({ id: uid(1), attempt: 0 });
    await queue.giveBack({ id: uid(99), attempt: 0 });
    expect(await rows()).toEqual(antes);
  });
});

describe('after a restore of the database', () => {
  it('the jobs that the queue lacks are sent again, with their kind, and no others', async () => {
    await enviar(job(1));
    await enviar(job(2));
    await close({ id: uid(2), attempt: 0 });
    await cancelar(uid(2));
    await queue.refill([job(1), job(2), job(3, { kind: 'pasado' })]);
    expect(await Promise.all([1, 2, 3].map(abierto))).toEqual([uid(1), null, uid(3)]);
    const [, , tercera = ''] = await rows();
    expect(tercera).toContain('"clase":"pasado"');
    await queue.refill([job(1), job(3, { kind: 'pasado' })]);
    expect(await queue.counts()).toEqual({ waiting: 2, running: 0, failed: 0 });
  });

  it('active jobs of dead processes fail at once and are tried again, waiting ones stay', async () => {
    await enviar(job(1));
    await enviar(job(2));
    await tomar(1);
    await queue.failActive([uid(1), uid(2), uid(99)]);
    expect(await queue.place(uid(1))).toEqual({ queued: true, ahead: null });
    expect(await queue.place(uid(2))).toEqual({ queued: true, ahead: 0 });
    expect(await queue.counts()).toEqual({ waiting: 2, running: 0, failed: 0 });
  });
});
