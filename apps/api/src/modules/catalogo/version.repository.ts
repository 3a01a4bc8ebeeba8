import type { Conn } from '@mantenible/db';
import { sql } from 'kysely';

import type { Escritura } from '../escritura.ts';

/** Tables whose rows carry a version. */
export type TablaConVersion =
  | 'pautas'
  | 'listas_verificacion'
  | 'metricas'
  | 'subcaracteristicas'
  | 'criterios_valoracion'
  | 'valoracion_mantenibilidad'
  | 'propiedades_calidad';

export const primeraVersion = 1;

/**
 * Raises the version of a row, if it still is `esperada` (null: whichever it is), and so locks the row for the
 * rest of the transaction.
 */
export async function subirVersion(
  conn: Conn,
  tabla: TablaConVersion,
  id: string,
  esperada: number | null,
): Promise<Escritura> {
  const condition = esperada === null ? sql`true` : sql`version = ${esperada}`;
  const { rows } = await sql<{ version: number }>`
    update ${sql.table(tabla)} set version = version + 1 where id = ${id} and ${condition} returning version
  `.execute(conn);
  if (rows[0]) return rows[0].version;
  const found = await sql`select 1 from ${sql.table(tabla)} where id = ${id}`.execute(conn);
  return found.rows.length > 0 ? 'version-antigua' : 'no-encontrado';
}
