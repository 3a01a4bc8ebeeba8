import { sql, type Kysely } from 'kysely';

import type { Log } from './database.ts';

/** A table, or the store of a table's large values. */
export interface Relation {
  readonly schema: string;
  readonly name: string;
}

/**
 * Lets every table use the pages of its deleted rows again and gathers the planner's statistics: the embedded engine has no
 * autovacuum. One statement for each table, each store of its large values and each table's statistics, so that requests are
 * answered between them. Throws what the engine throws.
 * @returns the longest statement in milliseconds
 */
export async function vacuumAll(root: Kysely<unknown>): Promise<number> {
  const { rows } = await sql<Relation>`
    select n.nspname as schema, c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 't')
      and (n.nspname in ('public', 'pgboss') or c.oid in (
        select o.reltoastrelid from pg_class o join pg_namespace on_ on on_.oid = o.relnamespace
        where on_.nspname in ('public', 'pgboss')))
    order by 1, 2`.execute(root);
  let longest = 0;
  for (const relation of rows) {
    longest = Math.max(longest, await vacuumOne(root, relation));
    if (relation.schema !== 'pg_toast') longest = Math.max(longest, await analyzeOne(root, relation));
  }
  return longest;
}

/**
 * Frees the pages of one relation's deleted rows.
 * @param truncate cuts the file's empty end off too, after it was read: not by day
 * @returns milliseconds
 */
export async function vacuumOne(
  root: Kysely<unknown>,
  { schema, name }: Relation,
  { truncate = false } = {},
): Promise<number> {
  const start = performance.now();
  const options = sql.raw(`process_toast false, truncate ${String(truncate)}`);
  await sql`vacuum (${options}) ${sql.table(`${schema}.${name}`)}`.execute(root);
  return performance.now() - start;
}

async function analyzeOne(root: Kysely<unknown>, { schema, name }: Relation): Promise<number> {
  const start = performance.now();
  await sql`analyze ${sql.table(`${schema}.${name}`)}`.execute(root);
  return performance.now() - start;
}

/** Runs `vacuumAll` and notes its longest statement; a failure is logged. */
export async function vacuumLogged(root: Kysely<unknown>, log: Log): Promise<void> {
  try {
    const longest = await vacuumAll(root);
    log.info(`pages of deleted rows freed; milliseconds of the longest statement: ${Math.round(longest)}`);
  } catch (error) {
    log.error(`pages of deleted rows could not be freed: ${String(error)}`);
  }
}
