import type { Conn } from '@mantenible/db';
import type { Schema } from '@mantenible/db/schema';
import { sql, type CompiledQuery, type RawBuilder, type Updateable } from 'kysely';

import type { Desconocidos, Escritura, Rechazo } from '../escritura.ts';
import { desconocidosEn, existenTodas, type Referencias } from './referencias.repository.ts';

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

/** A row that carries a version. */
export interface FilaConVersion<T extends TablaConVersion> {
  readonly tabla: T;
  readonly id: string;
}

interface CambioDeFila<T extends TablaConVersion> extends FilaConVersion<T> {
  /** The version that the row must still have; null: any. */
  readonly esperada: number | null;
  readonly cambios: Updateable<Schema[T]>;
}

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
  const { rows } = await conn.executeQuery(subida(conn, { tabla, id, esperada, cambios }, null));
  return rows[0]?.version ?? rechazo(conn, { tabla, id });
}

/**
 * The statement of `subirVersion` for a row that may refer to others: it returns no row, and writes nothing, unless all of them
 * exist and the version is the expected one. `motivo` finds why.
 */
export function subida<T extends TablaConVersion>(
  conn: Conn,
  { tabla, id, esperada, cambios }: CambioDeFila<T>,
  referencias: Referencias | null,
): CompiledQuery<{ version: number }> {
  const columns = Object.entries(cambios).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const changes = sql.join([sql`version = version + 1`, ...columns]);
  const condition = esperada === null ? sql`true` : sql`version = ${esperada}`;
  const { con, donde } = existenTodas(referencias);
  return sql<{ version: number }>`
    ${con} update ${sql.table(tabla)} set ${changes} where id = ${id} and ${condition} and ${donde} returning version
  `.compile(conn);
}

/** The statement that inserts a row with these columns in its first version; no row if its id exists, or a reference does not. */
export function alta(
  conn: Conn,
  {
    tabla,
    columnas,
  }: { readonly tabla: TablaConVersion; readonly columnas: Readonly<Record<string, unknown>> },
  referencias: Referencias | null,
): CompiledQuery<{ version: number }> {
  const todas = Object.entries({ ...columnas, version: primeraVersion });
  const { con, donde } = existenTodas(referencias);
  return sql<{ version: number }>`
    ${con} insert into ${sql.table(tabla)} (${sql.join(todas.map(([columna]) => sql.ref(columna)))})
    select ${sql.join(todas.map(([, valor]) => valor))} where ${donde}
    on conflict (id) do nothing returning version
  `.compile(conn);
}

/** Whether this transaction has written the row: a condition of what it writes after `subida` or `alta`. */
export function escritaAqui<T extends TablaConVersion>({
  tabla,
  id,
}: FilaConVersion<T>): RawBuilder<boolean> {
  return sql`exists (
    select from ${sql.table(tabla)} as escrita
    where escrita.id = ${id} and escrita.xmin = pg_current_xact_id_if_assigned()::xid
  )`;
}

/** Why `subida` wrote nothing. References to missing rows come first. */
export async function motivo<T extends TablaConVersion>(
  conn: Conn,
  fila: FilaConVersion<T>,
  referencias: Referencias | null,
): Promise<Rechazo | Desconocidos> {
  const faltan = referencias === null ? { desconocidos: [] } : await desconocidosEn(conn, referencias);
  return faltan.desconocidos.length > 0 ? faltan : rechazo(conn, fila);
}

async function rechazo<T extends TablaConVersion>(
  conn: Conn,
  { tabla, id }: FilaConVersion<T>,
): Promise<Rechazo> {
  const { rows } = await sql`select 1 from ${sql.table(tabla)} where id = ${id}`.execute(conn);
  return rows.length > 0 ? 'version-antigua' : 'no-encontrado';
}
