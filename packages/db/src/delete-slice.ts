import { setTimeout as wait } from 'node:timers/promises';

import { sql, type RawBuilder } from 'kysely';

import type { Conn, Db } from './database.ts';

/** Rows that one statement looks at, and bytes of those that it deletes, unless one row has more. */
export const SLICE_ROWS = 500;
const SLICE_BYTES = 1024 * 1024;

/** Between two slices, in which a request of several statements advances. */
const PAUSE_MS = 20;

/** A table, and its columns that may be large: their sizes are available without reading them. */
export interface HeavyTable {
  readonly table: string;
  readonly columns: readonly string[];
}

/** Deletes some of the rows that meet a condition, in a statement of bounded work; returns their number, 0 once none is left. */
export async function deleteSlice(
  db: Conn,
  { table, columns }: HeavyTable,
  condition: RawBuilder<unknown>,
): Promise<number> {
  const sizes = columns.map((column) => sql`coalesce(pg_column_size(${sql.ref(column)}), 0)`);
  const { rows } = await sql<{ deleted: string | number }>`
    with sized as materialized (
      select place, sum(bytes) over (order by place rows unbounded preceding) - bytes as before
      from (select ctid as place, 0 + ${sizes.length > 0 ? sql.join(sizes, sql` + `) : sql`0`} as bytes
        from ${sql.table(table)} where ${condition} limit ${sql.lit(SLICE_ROWS)}) p),
    deleted as (
      delete from ${sql.table(table)}
      where ctid = any (array(select place from sized where before < ${sql.lit(SLICE_BYTES)})) returning 1)
    select count(*) as deleted from deleted`.execute(db);
  return Number(rows[0]?.deleted);
}

/**
 * Deletes all rows that meet a condition in slices, each a statement of its own, so that on the embedded engine no request waits
 * for more than one; outside of a transaction.
 * @returns rows deleted
 */
export function deleteInSlices(db: Db, rows: HeavyTable, condition: RawBuilder<unknown>): Promise<number> {
  return inSlices(() => deleteSlice(db, rows, condition));
}

/**
 * Repeats a statement of bounded work, which returns the rows that it changed, until it changes none; returns their sum. Statements
 * choose their rows by `ctid = any (array(…))`, once: `in (select … limit …)` may choose again for each row where the planner expects few.
 */
export async function inSlices(slice: () => Promise<number>): Promise<number> {
  for (let all = 0; ;) {
    const changed = await slice();
    if (changed === 0) return all;
    all += changed;
    await wait(PAUSE_MS);
  }
}
