import { sql, type Kysely } from 'kysely';

/** Primary key of a table: its columns, and the type that their texts are cast to. */
export type Clave = readonly { readonly columna: string; readonly tipo: string }[];

/** Primary keys by table; every table of this product has one. */
export async function primaryKeys(db: Kysely<unknown>): Promise<ReadonlyMap<string, Clave>> {
  const { rows } = await sql<{ tabla: string; columna: string; tipo: string }>`
    select t.relname::text as tabla, a.attname::text as columna, format_type(a.atttypid, a.atttypmod) as tipo
    from pg_constraint k
    join pg_class t on t.oid = k.conrelid
    join pg_attribute a on a.attrelid = t.oid and a.attnum = any(k.conkey)
    where k.contype = 'p' and t.relnamespace = current_schema()::regnamespace
    order by t.relname, array_position(k.conkey, a.attnum)`.execute(db);
  return Map.groupBy(rows, ({ tabla }) => tabla);
}
