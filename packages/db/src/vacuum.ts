import { sql, type Kysely } from 'kysely';

import type { Log } from './database.ts';

/** A table, or the store of a table's large values. */
export interface Relation {
  readonly schema: string;
  readonly name: string;
}

/**
 * Lets every table use the pages of its deleted rows again: the embedded engine has no autovacuum. One statement for each
 * table and each store of its large values, so that requests are answered between them. Throws what the engine throws.
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
  for (const relation of rows)
    longest = Math.max(longest, await vacuumOne(root, relation, relation.schema !== 'pg_toast'));
  return longest;
}

/**
 * Frees the pages of one relation's deleted rows.
 * @param analyze gathers the planner's statistics too
 * @returns milliseconds
 */
export async function vacuumOne(
  root: Kysely<unknown>,
  { schema, name }: Relation,
  analyze: boolean,
): Promise<number> {
  const start = performance.now();
  const options = sql.raw(`process_toast false, analyze ${String(analyze)}`);
  await sql`vacuum (${options}) ${sql.table(`${schema}.${name}`)}`.execute(root);
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
