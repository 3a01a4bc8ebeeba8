import { sql, type Kysely } from 'kysely';

import type { Log } from './database.ts';
import { vacuumOne, type Relation } from './vacuum.ts';

/**
 * Bytes of log after which pages are freed and the log is cut. What was written since the time before bounds the work of each
 * step, and a start after a crash replays no more than this.
 */
const STEP_BYTES = 8 * 1024 * 1024;
/** Rows written or deleted since the last vacuum from which a table is worth one by day. */
const STEP_ROWS = 500;
const CHECK_EVERY_MS = 1000;

/**
 * Does what servers do in processes of their own and the embedded engine does not do at all: frees the pages of deleted rows
 * and cuts the write-ahead log, in small steps with other statements between them. Returns a stop function, which waits for
 * the running step.
 */
export function startUpkeep(root: Kysely<unknown>, log: Log): () => Promise<void> {
  let running: Promise<void> | null = null;
  const check = () => {
    running ??= upkeepIfDue(root)
      .catch((error: unknown) => {
        log.error(`the embedded database could not be tidied: ${String(error)}`);
      })
      .then(() => {
        running = null;
      });
  };
  const timer = setInterval(check, CHECK_EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Frees pages and cuts the log where that much was written since the last time; returns the longest step in milliseconds. */
export async function upkeepIfDue(root: Kysely<unknown>): Promise<number> {
  if ((await logBytes(root)) < STEP_BYTES) return 0;
  let longest = 0;
  for (const relation of await changed(root)) longest = Math.max(longest, await vacuumOne(root, relation));
  const start = performance.now();
  await cutLog(root);
  return Math.max(longest, performance.now() - start);
}

/** Writes changed pages to their files, after which the log is not needed any more: the engine never does this by itself. */
export async function cutLog(root: Kysely<unknown>): Promise<void> {
  await sql`checkpoint`.execute(root);
}

/** Bytes of the write-ahead log since the last checkpoint. */
async function logBytes(root: Kysely<unknown>): Promise<number> {
  const { rows } = await sql<{ bytes: string | number }>`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) as bytes from pg_control_checkpoint()`.execute(
    root,
  );
  return Number(rows[0]?.bytes);
}

async function changed(root: Kysely<unknown>): Promise<readonly Relation[]> {
  // Counts of the last second are not visible otherwise.
  await sql`select pg_stat_force_next_flush()`.execute(root);
  const { rows } = await sql<Relation>`
    select schemaname as schema, relname as name from pg_stat_all_tables
    where schemaname in ('public', 'pgboss', 'pg_toast') and n_dead_tup + n_ins_since_vacuum >= ${sql.lit(STEP_ROWS)}
    order by 1, 2`.execute(root);
  return rows;
}
