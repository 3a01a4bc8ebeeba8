import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Relation } from './vacuum.ts';

/** Share of a table's files that its rows leave empty, and bytes of it, from which the table is compacted. */
const EMPTY_SHARE = 0.1;
const EMPTY_BYTES = 1024 * 1024;
/** Pages of a table that are read for the size of its rows. */
const SAMPLE_PAGES = 500;
/** Bytes of a page without its header; of a row's header and place; of a large value's chunk. */
const PAGE_ROOM = 8168;
const ROW_BYTES = 28;
const CHUNK_BYTES = 1996;
const CHUNK_HEADER_BYTES = 40;

/** A file and the pages that its rows need. */
interface LooseFile {
  readonly relation: Relation;
  readonly pages: number;
}

/** A table much of whose files is empty. */
export interface Loose {
  readonly name: string;
  readonly main: LooseFile;
  /** File of large values; null without one. */
  readonly large: LooseFile | null;
  /** Columns whose values may be large. */
  readonly columns: readonly string[];
  /** Size of a row with its large values, which are not read for it. */
  readonly bytes: RawBuilder<number>;
}

interface Table {
  readonly name: string;
  readonly large: string | null;
  readonly main_bytes: string | number;
  readonly large_bytes: string | number;
  readonly columns: readonly string[];
  readonly wide: readonly string[];
  readonly rows: number;
}

/** Tables of which a tenth and a megabyte are empty, the emptiest first; by a sample of their rows. */
export async function listLoose(root: Kysely<unknown>): Promise<readonly Loose[]> {
  const { rows: tables } = await sql<Table>`
    select c.relname as name, t.relname as large, pg_relation_size(c.oid) as main_bytes,
      coalesce(pg_relation_size(t.oid), 0) as large_bytes, c.reltuples as rows,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped order by a.attnum) as columns,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attstorage in ('x', 'e')
        order by a.attnum) as wide
    from pg_class c join pg_namespace n on n.oid = c.relnamespace left join pg_class t on t.oid = c.reltoastrelid
    where n.nspname = 'public' and c.relkind = 'r'
      and pg_relation_size(c.oid) + coalesce(pg_relation_size(t.oid), 0) > ${sql.lit(EMPTY_BYTES)}`.execute(
    root,
  );
  const loose: { table: Loose; empty: number }[] = [];
  for (const table of tables) {
    const needed = await neededBytes(root, table);
    const bytes = Number(table.main_bytes) + Number(table.large_bytes);
    const empty = bytes - needed.main - needed.large;
    if (empty > EMPTY_BYTES && empty > bytes * EMPTY_SHARE)
      loose.push({ table: looseOf(table, needed), empty });
  }
  return loose.sort((a, b) => b.empty - a.empty).map(({ table }) => table);
}

interface Needed {
  readonly main: number;
  readonly large: number;
}

function looseOf({ name, large, wide, columns }: Table, needed: Needed): Loose {
  const file = (schema: string, relation: string, bytes: number) => ({
    relation: { schema, name: relation },
    pages: Math.ceil(bytes / PAGE_ROOM),
  });
  return {
    name,
    main: file('public', name, needed.main),
    large: large === null ? null : file('pg_toast', large, needed.large),
    columns: wide,
    bytes: sumOf(columns),
  };
}

const sizeOf = (column: string) => sql`coalesce(pg_column_size(${sql.ref(column)}), 0)`;
const sumOf = (columns: readonly string[]) => sql<number>`${sql.join(columns.map(sizeOf), sql` + `)}`;

/** Bytes of both files that the rows need, by a sample. */
async function neededBytes(root: Kysely<unknown>, table: Table): Promise<Needed> {
  const large = table.wide.map((column) => {
    const stored = sql`pg_column_size(${sql.ref(column)})`;
    return sql`case when pg_column_toast_chunk_id(${sql.ref(column)}) is null then 0
      else ${stored} + ${sql.lit(CHUNK_HEADER_BYTES)} * ceil(${stored} / ${sql.lit(CHUNK_BYTES)}.0) end`;
  });
  const external = table.wide.map(
    (column) => sql`case when pg_column_toast_chunk_id(${sql.ref(column)}) is null then 0
      else pg_column_size(${sql.ref(column)}) - 18 end`,
  );
  const zero = [sql`0`];
  const share = Math.min(100, (100 * SAMPLE_PAGES * 8192) / Math.max(1, Number(table.main_bytes)));
  const { rows } = await sql<{ large: string | number | null; main: string | number | null }>`
    select avg(${sql.join(large.length > 0 ? large : zero, sql` + `)}) as large,
      avg(${sumOf(table.columns)} + ${sql.lit(ROW_BYTES)} - (${sql.join(external.length > 0 ? external : zero, sql` + `)})) as main
    from ${sql.table(table.name)} tablesample system (${sql.lit(share)})`.execute(root);
  const count = Math.max(0, table.rows);
  return { main: count * Number(rows[0]?.main ?? 0), large: count * Number(rows[0]?.large ?? 0) };
}
