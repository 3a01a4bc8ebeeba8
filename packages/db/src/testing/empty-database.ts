import type pg from 'pg';

/**
 * What identifies the tables, columns, constraints, indexes, functions and triggers of the product, and the applied
 * migrations. A test that changes any of them, also when it puts back an equal one, changes this text.
 */
const schemaText = `select md5(string_agg(part, ' ' order by part)) as text from (
  select concat_ws('/', 'class', oid, relname, relkind) as part from pg_class where relnamespace = 'public'::regnamespace
  union all select concat_ws('/', 'column', attrelid, attnum, attname, atttypid, attnotnull, attisdropped)
    from pg_attribute join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace
  union all select concat_ws('/', 'default', oid) from pg_attrdef
    where adrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
  union all select concat_ws('/', 'constraint', oid, conname) from pg_constraint where connamespace = 'public'::regnamespace
  union all select concat_ws('/', 'trigger', oid, tgname, tgenabled) from pg_trigger where not tgisinternal
  union all select concat_ws('/', 'function', oid, proname) from pg_proc where pronamespace = 'public'::regnamespace
  union all select concat_ws('/', 'type', oid, typname) from pg_type where typnamespace = 'public'::regnamespace
  union all select concat_ws('/', 'schema', oid, nspname) from pg_namespace where nspname !~ '^pg_(temp|toast)'
  union all select concat_ws('/', 'migration', nombre, aplicada) from migraciones
) parts`;

/**
 * Empties the tables that hold rows, except those of the migrations, and restarts sequences. The embedded engine deletes a
 * few rows faster than it truncates; a table that has grown is truncated, so that later reads do not pass over its dead rows.
 */
const emptying = `do $$
declare
  filled record;
begin
  for filled in
    select oid::regclass as name, pg_relation_size(oid) > 262144 as large from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0
      and relname not in ('migraciones', 'migraciones_cerrojo')
  loop
    if filled.large then execute format('truncate %s cascade', filled.name);
    else execute format('delete from %s', filled.name);
    end if;
  end loop;
  perform setval(format('%I.%I', schemaname, sequencename), start_value, false) from pg_sequences
    where schemaname = 'public' and last_value is not null;
end $$`;

/** Identifies the schema of a database: see `schemaText`. */
export async function identifySchema(client: pg.PoolClient): Promise<string> {
  const { rows } = await client.query<{ text: string }>(schemaText);
  return rows[0]?.text ?? '';
}

/** Empties a database of this schema; false when its schema is another one, or a transaction was left open. */
export async function emptyDatabase(client: pg.PoolClient, schema: string): Promise<boolean> {
  if (client.getTransactionStatus() !== 'I' || (await identifySchema(client)) !== schema) return false;
  // Foreign keys are not checked, so that tables are emptied in any order.
  await client.query(`set session_replication_role = replica; ${emptying}; reset all`);
  return true;
}
