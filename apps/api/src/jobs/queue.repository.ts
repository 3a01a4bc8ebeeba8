import { transact, type Conn, type Database } from '@mantenible/db';
import { sql } from 'kysely';
import { fromKysely, PgBoss, type JobWithMetadata } from 'pg-boss';

import {
  jobKinds,
  type Claim,
  type ClaimedJob,
  type JobKind,
  type JobPlace,
  type NewJob,
  type Workers,
} from './job.port.ts';

interface Deps {
  readonly database: Database;
  /** Delay before an analysis whose process died is retried. */
  readonly repeatSeconds: number;
  readonly onError: (error: unknown) => void;
}

export interface Consumer {
  readonly concurrency: number;
  readonly onJob: (job: ClaimedJob) => Promise<void>;
  /** Receives the id of a job whose process died too often. */
  readonly onDead: (id: string) => Promise<void>;
}

/** Operations on jobs inside the transactions of repositories. */
export interface JobsInTransaction {
  /** False while the person has another job queued or active. */
  send(conn: Conn, job: NewJob): Promise<boolean>;
  /** The person's queued or active job. */
  openJob(conn: Conn, idPersona: string): Promise<string | null>;
  /** Ends queued and active jobs; their workers lose their claims. */
  cancel(conn: Conn, ids: readonly string[]): Promise<void>;
  /** Ends the job of this claim; false when the claim was lost: the caller must not publish then. */
  settle(conn: Conn, claim: Claim): Promise<boolean>;
}

/**
 * The operations that routes and repositories use: send, find, cancel and settle jobs in a transaction, read the place of a job, and
 * wake or warm the workers.
 */
export type AnalysisQueueClient = JobsInTransaction & Pick<AnalysisQueue, 'place'> & Workers;

export interface AnalysisQueue extends JobsInTransaction {
  place(id: string): Promise<JobPlace>;
  /** Jobs by state; failed ones until pg-boss removes them, a day after their end. */
  counts(): Promise<{ readonly waiting: number; readonly running: number; readonly failed: number }>;
  /** Makes the workers of this process fetch now. */
  wake(): void;
  work(consumer: Consumer): Promise<void>;
  /** Fails jobs without a heartbeat, as pg-boss itself does every 30 s. */
  supervise(): Promise<void>;
  /** Ends the workers after their handlers return; `abort` requests that. */
  stop(abort: () => void): Promise<void>;
  /** Queues the job again in its old place; the attempt does not count as a death. */
  giveBack(claim: Claim): Promise<void>;
  /** Sends jobs that the queue lacks, as after a restore of the database. */
  refill(jobs: readonly NewJob[]): Promise<void>;
  /** Fails active jobs at once, before a heartbeat is missed. */
  failActive(ids: readonly string[]): Promise<void>;
}

const queue = 'analyses';
const deadLetters = 'analyses-dead';
/** One open analysis per person: pg-boss accepts one queued or active job per `singletonKey`, which is the person. */
const oneOpenPerKey = 'exclusive';

/**
 * An attempt without a heartbeat for a minute fails; its job is repeated up to `retryLimit` times. Workers send a heartbeat
 * each second, which also detects that their claim was lost.
 */
const heartbeatSeconds = 60;
const heartbeatRefreshSeconds = 1;
const superviseSeconds = 30;
/** Above the highest values of SCAN_SECONDS and SCAN_HISTORY_SECONDS. */
const expireInSeconds = 3600;
/** The second death ends the analysis: it may be what crashes the machine. */
const retryLimit = 1;
const pollSeconds = { pglite: 5, postgres: 1 } as const;

/** Opens the queue of analyses: pg-boss in its schema `pgboss`, over the product's own connections (ADR 0031). */
export async function openQueue({ database, repeatSeconds, onError }: Deps): Promise<AnalysisQueue> {
  const boss = createBoss(database);
  boss.on('error', onError);
  // Two servers that start together on an empty database would both create its schema.
  await database.runExclusively(async () => {
    await boss.start();
    await createQueues(boss, repeatSeconds);
  });
  const workers: string[] = [];
  return {
    ...jobsInTransaction(boss),
    place: (id) => place(boss, id),
    counts: () => counts(database),
    wake: () => {
      for (const id of workers) boss.notifyWorker(id);
    },
    work: async (consumer) => {
      // A repeat waits for its own delay, not for a longer poll.
      const polling = Math.min(pollSeconds[database.engine], Math.max(repeatSeconds, 1));
      workers.push(...(await startWorkers(boss, polling, consumer)));
    },
    supervise: () => boss.supervise(),
    stop: async (abort) => {
      // Before the abort: otherwise a worker would fetch the job that its handler has given back.
      const ended = Promise.all([boss.offWork(queue), boss.offWork(deadLetters)]);
      abort();
      await ended;
      await boss.stop({ graceful: false });
    },
    giveBack: (claim) => giveBack(boss, database, claim),
    refill: async (jobs) => {
      for (const job of jobs) {
        if (!(await find(boss, job.id))) await boss.send(queue, dataOf(job), sendOptions(job));
      }
    },
    failActive: async (ids) => {
      for (const id of ids) {
        const job = await find(boss, id);
        if (job?.state === 'active') await boss.fail(queue, job);
      }
    },
  };
}

function createBoss(database: Database): PgBoss {
  return new PgBoss({
    backend: database.engine,
    db: {
      executeSql: async (text, values = []) => ({ rows: [...(await database.execute(text, values))] }),
    },
    schedule: false,
    registerInstance: false,
    reindex: false,
    monitorVacuum: false,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  });
}

async function createQueues(boss: PgBoss, retryDelay: number): Promise<void> {
  await boss.createQueue(deadLetters);
  const deleteAfterSeconds = 86_400;
  await boss.createQueue(queue, {
    policy: oneOpenPerKey,
    deadLetter: deadLetters,
    heartbeatSeconds,
    expireInSeconds,
    retryLimit,
    retryDelay,
    deleteAfterSeconds,
  });
  // The queue may have been created with another setting.
  await boss.updateQueue(queue, { retryDelay });
}

function jobsInTransaction(boss: PgBoss): JobsInTransaction {
  return {
    send: async (conn, job) =>
      (await boss.send(queue, dataOf(job), { ...sendOptions(job), db: fromKysely(conn) })) !== null,
    openJob: async (conn, idPersona) => {
      const jobs = await boss.findJobs(queue, { key: idPersona, db: fromKysely(conn) });
      return jobs.find(({ state }) => isOpen(state))?.id ?? null;
    },
    cancel: async (conn, ids) => {
      if (ids.length > 0) await boss.cancel(queue, [...ids], { db: fromKysely(conn) });
    },
    settle: async (conn, claim) =>
      hadEffect(await boss.complete(queue, attempt(claim), null, { db: fromKysely(conn) })),
  };
}

const isOpen = (state: JobWithMetadata['state']): boolean =>
  state === 'created' || state === 'retry' || state === 'active';

/** A process runs one past and one delivery at a time, and its other workers stay free for analyses. */
const ofGroupAtOnce = 1;

function sendOptions({ id, idPersona, kind: kind, turn: turn }: NewJob) {
  const common = { id, singletonKey: idPersona };
  if (kind === 'analisis') return { ...common, priority: priorityOf(turn) };
  if (kind === 'entrega') return { ...common, priority: lowestPriority, group: { id: kind } };
  return { ...common, priority: priorityOf(turn) - behindAnalyses, group: { id: kind } };
}

/** An analysis needs no data: jobs without data are analyses. */
const dataOf = ({ kind: kind }: NewJob): object | null => (kind === 'analisis' ? null : { clase: kind });

function classOf(data: unknown): JobKind {
  const given = typeof data === 'object' && data !== null && 'clase' in data ? data.clase : null;
  return jobKinds.find((one) => one === given) ?? 'analisis';
}

/** Seconds by which a past is behind any analysis; with it, priorities fit 32 bits until 2061. */
const behindAnalyses = 1_000_000_000;

/** Deliveries run in the order of their requests, while no job of a person waits. */
const lowestPriority = -(2 ** 31);

/** Time from which priorities count seconds: those fit 32 bits until 2093. */
const epoch = Date.UTC(2025, 0);

/** The earlier a job's turn, the higher its priority. */
function priorityOf(turn: Date): number {
  return Math.floor((epoch - turn.getTime()) / 1000);
}

/** pg-boss settles a job only for the attempt that was fetched. */
const attempt = ({ id, attempt: attempt }: Claim) => ({ id, retryCount: attempt });

/** Whether a command of pg-boss changed its one job; the declared type of its answer lacks `affected`. */
const hadEffect = (response: object): boolean => 'affected' in response && response.affected === 1;

type StoredJob = JobWithMetadata<unknown>;

async function find(boss: PgBoss, id: string): Promise<StoredJob | undefined> {
  const [job] = await boss.findJobs(queue, { id });
  return job;
}

async function place(boss: PgBoss, id: string): Promise<JobPlace> {
  const job = await find(boss, id);
  if (job?.state === 'retry') return { queued: true, ahead: null };
  if (job?.state !== 'created') return { queued: false };
  const queued = await boss.findJobs(queue, { queued: true, limit: 100_000 });
  const ahead = queued.filter((other) => other.state === 'created' && goesBefore(other, job));
  return { queued: true, ahead: ahead.length };
}

async function counts({ root }: Database) {
  const { rows } = await sql<{ waiting: number; running: number; failed: number }>`
    select (count(*) filter (where state in ('created', 'retry')))::int as waiting,
      (count(*) filter (where state = 'active'))::int as running,
      (count(*) filter (where state = 'failed'))::int as failed
    from pgboss.job where name = ${queue}`.execute(root);
  return rows[0] ?? { waiting: 0, running: 0, failed: 0 };
}

/** The order in which pg-boss fetches. */
function goesBefore(one: StoredJob, other: StoredJob): boolean {
  if (one.priority !== other.priority) return one.priority > other.priority;
  return one.createdOn < other.createdOn;
}

async function startWorkers(
  boss: PgBoss,
  pollingIntervalSeconds: number,
  { concurrency, onJob, onDead }: Consumer,
): Promise<string[]> {
  const ids: string[] = [];
  // Not `localConcurrency`: of several workers under one id only the first can be woken.
  for (let i = 0; i < concurrency; i += 1) {
    const options = {
      pollingIntervalSeconds,
      heartbeatRefreshSeconds,
      // Counted by queue, over all workers of the process.
      localGroupConcurrency: ofGroupAtOnce,
    };
    const id: string = await boss.work(queue, options, async (jobs) => {
      for (const { id: job, retryCount: attempt, signal: lost, data } of jobs)
        await onJob({ id: job, attempt: attempt, lost, kind: classOf(data) });
      // Otherwise the worker pauses before its next fetch although jobs wait.
      boss.notifyWorker(id);
    });
    ids.push(id);
  }
  const options = { pollingIntervalSeconds, includeMetadata: true } as const;
  const id = await boss.work(deadLetters, options, async (jobs) => {
    for (const { sourceId } of jobs) if (sourceId !== null) await onDead(sourceId);
  });
  return [...ids, id];
}

/** pg-boss cannot return a claim: cancelling and resuming counts as an attempt, so this allows one more attempt. */
function giveBack(boss: PgBoss, { db: database }: Database, claim: Claim): Promise<void> {
  return transact(database, async (trx) => {
    const db = fromKysely(trx);
    const { id } = claim;
    if (!hadEffect(await boss.cancel(queue, attempt(claim), { db }))) return;
    await boss.resume(queue, id, { db });
    const [job] = await boss.findJobs(queue, { id, db });
    if (job) await boss.update(queue, undefined, { id, retryLimit: job.retryLimit + 1, db });
  });
}
