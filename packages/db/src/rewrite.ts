import { sql, type Kysely } from 'kysely';

/** Share of a table's file that its rows leave empty, and bytes of it, from which the table is rewritten. */
const EMPTY_SHARE = 0.12;
const EMPTY_BYTES = 2 * 1024 * 1024;
/** Largest table that is rewritten: the statement cannot be interrupted, and requests wait for it. */
const MOST_BYTES = 128 * 1024 * 1024;

interface Loose {
  readonly name: string;
}

/**
 * Rewrites tables much of whose file is empty, which alone gives the space back to the disk: one table at a time, and only
 * after `quiet` has resolved for it. Larger ones stay as they are; later rows use their free pages.
 * @param quiet resolves to false once no further table may be rewritten
 * @returns the rewritten tables with milliseconds of both statements
 */
export async function rewriteLoose(
  root: Kysely<unknown>,
  quiet: () => Promise<boolean>,
): Promise<readonly { name: string; milliseconds: number }[]> {
  const done = [];
  for (const { name } of await loose(root)) {
    if (!(await quiet())) break;
    const start = performance.now();
    await sql`vacuum (full) ${sql.table(name)}`.execute(root);
    // The first vacuum of the new file reads all of it, and counts its rows: not by day.
    await sql`vacuum (analyze) ${sql.table(name)}`.execute(root);
    done.push({ name, milliseconds: performance.now() - start });
  }
  return done;
}

/** Tables by estimate: a chunk of a large value takes 2 kB and a quarter of a page at most. */
async function loose(root: Kysely<unknown>): Promise<readonly Loose[]> {
  const { rows } = await sql<Loose>`
    with sizes as (
      select c.relname as name, pg_table_size(c.oid) as bytes,
        c.reltuples * (28 + coalesce((select sum(avg_width) from pg_stats s
          where s.schemaname = 'public' and s.tablename = c.relname), 0))
        + coalesce(t.reltuples, 0) * 2048 as live
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      left join pg_class t on t.oid = c.reltoastrelid
      where n.nspname = 'public' and c.relkind = 'r')
    select name from sizes
    where bytes - live > ${sql.lit(EMPTY_BYTES)} and bytes - live > bytes * ${sql.lit(EMPTY_SHARE)}
      and live < ${sql.lit(MOST_BYTES)}
    order by bytes - live desc`.execute(root);
  return rows;
}
