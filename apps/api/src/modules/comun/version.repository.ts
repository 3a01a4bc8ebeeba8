import type { Conn } from '@mantenible/db';
import type { Schema } from '@mantenible/db/schema';
import { sql, type Updateable } from 'kysely';

import type { Escritura, Rechazo } from './escritura.ts';

/** Tables whose rows carry a version. */
export type TablaConVersion =
  | 'pautas'
  | 'listas_verificacion'
  | 'metricas'
  | 'subcaracteristicas'
  | 'criterios_valoracion'
  | 'valoracion_mantenibilidad'
  | 'propiedades_calidad'
  | 'cursos'
  | 'entregas';

export const primeraVersion = 1;

/**
 * Raises the version of a row if it still is `esperada` (null: any version), with `cambios` to its columns.
 * This locks the row for the rest of the transaction.
 */
export async function subirVersion<T extends TablaConVersion>(
  conn: Conn,
  tabla: T,
  id: string,
  esperada: number | null,
  cambios: Updateable<Schema[T]>,
): Promise<Escritura> {
  const columns = Object.entries(cambios).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const changes = sql.join([sql`version = version + 1`, ...columns]);
  const condition = esperada === null ? sql`true` : sql`version = ${esperada}`;
  const { rows } = await sql<{ version: number }>`
    update ${sql.table(tabla)} set ${changes} where id = ${id} and ${condition} returning version
  `.execute(conn);
  return rows[0]?.version ?? rechazo(conn, tabla, id);
}

/** Inserts a row with these columns in its first version; false if its id exists. */
export async function insertarPrimera(
  conn: Conn,
  tabla: TablaConVersion,
  columnas: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const todas = Object.entries({ ...columnas, version: primeraVersion });
  const { numAffectedRows } = await sql`
    insert into ${sql.table(tabla)} (${sql.join(todas.map(([columna]) => sql.ref(columna)))})
    values (${sql.join(todas.map(([, valor]) => valor))}) on conflict (id) do nothing
  `.execute(conn);
  return numAffectedRows === 1n;
}

async function rechazo(conn: Conn, tabla: TablaConVersion, id: string): Promise<Rechazo> {
  const { rows } = await sql`select 1 from ${sql.table(tabla)} where id = ${id}`.execute(conn);
  return rows.length > 0 ? 'version-antigua' : 'no-encontrado';
}
