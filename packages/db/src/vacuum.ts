import { sql, type Kysely } from 'kysely';

import type { Log } from './database.ts';

/**
 * Lets every table use the pages of its deleted rows again: the embedded engine has no autovacuum. One statement for each
 * table and each store of its large values, so that requests are answered between them. Throws what the engine throws.
 * @returns the longest statement in milliseconds
 */
export async function vacuumAll(root: Kysely<unknown>): Promise<number> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select n.nspname as schema, c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 't')
      and (n.nspname in ('public', 'pgboss') or c.oid in (
        select o.reltoastrelid from pg_class o join pg_namespace on_ on on_.oid = o.relnamespace
        where on_.nspname in ('public', 'pgboss')))
    order by 1, 2`.execute(root);
  let longest = 0;
  for (const { schema, name } of tables) {
    const start = performance.now();
    await sql`vacuum (process_toast false, analyze ${sql.raw(schema === 'pg_toast' ? 'false' : 'true')}) ${sql.table(`${schema}.${name}`)}`.execute(
      root,
    );
    longest = Math.max(longest, performance.now() - start);
  }
  return longest;
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
