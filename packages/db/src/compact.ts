import { sql, type Kysely, type RawBuilder } from 'kysely';

import { listLoose, type Loose } from './loose.ts';
import { upkeepIfDue } from './upkeep.ts';
import { vacuumOne, type Relation } from './vacuum.ts';

const PAGE_BYTES = 8192;
/** Pages at the end of a file that are emptied at a time. */
const WINDOW_PAGES = 128;
/** Bytes of rows that one statement moves, unless one row has more. */
const SLICE_BYTES = 512 * 1024;
/** Pages above the estimate that a file may keep: an estimate of rows and of what no row fits in. */
const SPARE = 1.06;

/** Work on one table. */
export interface Compacted {
  readonly name: string;
  /** Rows that were moved, and statements that did it. */
  readonly rows: number;
  readonly slices: number;
  /** The longest step in milliseconds. */
  readonly longest: number;
}

/** Pages `from` to `to`, the latter not included. */
interface Window {
  readonly from: number;
  readonly to: number;
}

/**
 * Gives the space of deleted rows back to the disk: moves the last rows of each file into its free pages, in slices, and cuts
 * the empty end off. In place of `vacuum full`, which is one statement for a whole table.
 * @param quiet awaited before each slice; resolves to false once nothing more may be done
 */
export async function compactLoose(
  root: Kysely<unknown>,
  quiet: () => Promise<boolean>,
): Promise<readonly Compacted[]> {
  const done: Compacted[] = [];
  for (const loose of await listLoose(root)) {
    const work = { rows: 0, slices: 0, longest: 0 };
    const complete = await compact(root, loose, quiet, work);
    done.push({ name: loose.name, ...work });
    if (!complete) break;
  }
  return done;
}

type Work = { -readonly [K in keyof Omit<Compacted, 'name'>]: Compacted[K] };

/** Empties and cuts the ends of a table's files for as long as that makes them shorter. */
async function compact(
  root: Kysely<unknown>,
  loose: Loose,
  quiet: () => Promise<boolean>,
  work: Work,
): Promise<boolean> {
  // Large values first: most of the table's rows come along.
  const files = loose.large === null ? [loose.main] : [loose.large, loose.main];
  for (let before = Infinity, pages = 0; ; before = pages) {
    pages = 0;
    for (const file of files) {
      if (!(await emptyEnd(root, loose, file, { quiet, work })) || !(await quiet())) return false;
      for (const { relation } of files)
        work.longest = Math.max(work.longest, await vacuumOne(root, relation, { truncate: true }));
    }
    for (const { relation } of files) pages += await pagesOf(root, relation);
    if (pages >= before) return true;
  }
}

/** Moves the rows of a file's last pages, down to those that its rows need; returns false once nothing more may be done. */
async function emptyEnd(
  root: Kysely<unknown>,
  loose: Loose,
  file: Loose['main'],
  { quiet, work }: Pick<WindowWork, 'quiet' | 'work'>,
): Promise<boolean> {
  let to = await pagesOf(root, file.relation);
  const least = Math.ceil(file.pages * SPARE);
  while (to > least) {
    const window = { from: Math.max(least, to - WINDOW_PAGES), to };
    const rows = file === loose.large ? rowsOfLarge(loose, file.relation, window) : rowsOfMain(loose, window);
    const emptied = await emptyWindow(root, { loose, rows, quiet, work });
    if (emptied === null) return false;
    // Without free pages before the window the rows land in it or behind it.
    if (!emptied || (await pagesOf(root, file.relation)) > to) return true;
    to = window.from;
  }
  return true;
}

interface WindowWork {
  readonly loose: Loose;
  /** Query of places and sizes of the window's rows. */
  readonly rows: RawBuilder<unknown>;
  readonly quiet: () => Promise<boolean>;
  readonly work: Work;
}

/** Moves a window's rows; returns whether it is empty, or null once nothing more may be done. */
async function emptyWindow(
  root: Kysely<unknown>,
  { loose, rows, quiet, work }: WindowWork,
): Promise<boolean | null> {
  for (let before = Infinity; ;) {
    if (!(await quiet())) return null;
    const start = performance.now();
    const { found, moved } = await moveSlice(root, loose.name, rows);
    work.longest = Math.max(work.longest, performance.now() - start, await upkeepIfDue(root));
    if (found === 0) return true;
    work.rows += moved;
    work.slices += 1;
    if (found >= before) return false;
    before = found;
  }
}

/** Writes some of the rows again, which the engine does in the first pages with room, and deletes them where they were. */
async function moveSlice(
  root: Kysely<unknown>,
  name: string,
  places: RawBuilder<unknown>,
): Promise<{ found: number; moved: number }> {
  return root.transaction().execute(async (trx) => {
    // The same rows come back: nothing that refers to them may be deleted.
    await sql`set local session_replication_role = replica`.execute(trx);
    const { rows } = await sql<{ found: string | number; moved: string | number }>`
      with sized as materialized (
        select place, sum(bytes) over (order by place rows unbounded preceding) - bytes as before from (${places}) p),
      moved as (
        delete from ${sql.table(name)}
        where ctid = any (array(select place from sized where before < ${sql.lit(SLICE_BYTES)})) returning *),
      written as (insert into ${sql.table(name)} select * from moved returning 1)
      select (select count(*) from sized) as found, (select count(*) from written) as moved`.execute(trx);
    const [row] = rows;
    return { found: Number(row?.found), moved: Number(row?.moved) };
  });
}

const place = (page: number) => sql.lit(`(${page},0)`);

function rowsOfMain({ name, bytes }: Loose, { from, to }: Window): RawBuilder<unknown> {
  return sql`select ctid as place, ${bytes} as bytes from ${sql.table(name)}
    where ctid >= ${place(from)}::tid and ctid < ${place(to)}::tid`;
}

function rowsOfLarge({ name, bytes, columns }: Loose, store: Relation, window: Window): RawBuilder<unknown> {
  const values = sql`select distinct chunk_id from ${sql.table(`${store.schema}.${store.name}`)}
    where ctid >= ${place(window.from)}::tid and ctid < ${place(window.to)}::tid`;
  const inWindow = columns.map((column) => sql`pg_column_toast_chunk_id(${sql.ref(column)}) = any (v.ids)`);
  return sql`select ctid as place, ${bytes} as bytes
    from ${sql.table(name)}, (select array(${values}) as ids) v where cardinality(v.ids) > 0 and (${sql.join(inWindow, sql` or `)})`;
}

async function pagesOf(root: Kysely<unknown>, { schema, name }: Relation): Promise<number> {
  const { rows } = await sql<{ bytes: string | number }>`
    select pg_relation_size(${`${schema}.${name}`}::regclass) as bytes`.execute(root);
  return Number(rows[0]?.bytes) / PAGE_BYTES;
}
