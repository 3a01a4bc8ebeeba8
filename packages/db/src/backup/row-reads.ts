import { sql, type Kysely } from 'kysely';

import type { Tabla } from './format.ts';
import type { Clave } from './keys.ts';

/** A table as a dump reads it. */
export interface Fuente extends Tabla {
  readonly clave: Clave;
}

/** One stored version of a row: `xmin` changes with each write to the row. */
export interface Version {
  readonly clave: readonly string[];
  readonly xmin: string;
  /** Size on disk, long texts included. */
  readonly bytes: number;
}

/** Versions of all rows. Reads no long values: the size of a text is available without the text. */
export async function listVersions(
  db: Kysely<unknown>,
  { nombre, clave, columnas }: Fuente,
): Promise<Version[]> {
  const sizes = columnas.map((columna) => sql`coalesce(pg_column_size(${sql.ref(columna)}), 0)`);
  const { rows } = await sql<Omit<Version, 'clave'> & Record<string, string>>`
    select ${keyTexts(clave)}, xmin::text as xmin, ${sql.join(sizes, sql` + `)} as bytes
    from ${sql.table(nombre)}`.execute(db);
  return rows.map((row) => ({ clave: keyOf(row, clave), xmin: row.xmin, bytes: row.bytes }));
}

/** A row with its values as PostgreSQL writes them. */
export interface ReadRow {
  readonly clave: readonly string[];
  readonly xmin: string;
  readonly valores: readonly (string | null)[];
}

/** Current values of the rows with these keys that still exist. */
export async function readRows(
  db: Kysely<unknown>,
  { nombre, columnas, clave }: Fuente,
  claves: readonly (readonly string[])[],
): Promise<ReadRow[]> {
  const values = columnas.map((columna, at) => sql`${sql.ref(columna)}::text as ${sql.ref(`v${at}`)}`);
  const wanted = claves.map(
    (each) => sql`(${sql.join(clave.map(({ tipo }, at) => sql`${each[at]}::${sql.raw(tipo)}`))})`,
  );
  const { rows } = await sql<Record<string, string | null> & { xmin: string } & Record<`k${number}`, string>>`
    select ${keyTexts(clave)}, xmin::text as xmin, ${sql.join(values)}
    from ${sql.table(nombre)}
    where (${sql.join(clave.map(({ columna }) => sql.ref(columna)))}) in (${sql.join(wanted)})`.execute(db);
  return rows.map((row) => ({
    clave: keyOf(row, clave),
    xmin: row.xmin,
    valores: columnas.map((_columna, at) => row[`v${at}`] ?? null),
  }));
}

function keyTexts(clave: Clave) {
  return sql.join(clave.map(({ columna }, at) => sql`${sql.ref(columna)}::text as ${sql.ref(`k${at}`)}`));
}

function keyOf(row: Readonly<Record<`k${number}`, string | undefined>>, clave: Clave): string[] {
  return clave.map((_parte, at) => row[`k${at}`] ?? '');
}
