import type { Conn } from '@mantenible/db';
import { sql, type RawBuilder } from 'kysely';

import type { Desconocidos } from '../escritura.ts';

/** Ids that a record refers to, and the table that must have them. */
export interface Referencias {
  readonly tabla: 'pautas' | 'listas_verificacion' | 'metricas';
  readonly ids: readonly string[];
}

/** A condition and the `with` clause that it needs. */
interface Condicion {
  readonly con: RawBuilder<unknown>;
  readonly donde: RawBuilder<boolean>;
}

/**
 * Whether the table has all of these ids (null: the record refers to no table). This locks the rows that it has until the
 * transaction ends, against a concurrent deletion.
 */
export function existenTodas(referencias: Referencias | null): Condicion {
  if (referencias === null) return { con: sql``, donde: sql`true` };
  const { tabla, ids } = referencias;
  return {
    con: sql`with hallados as (select id from ${sql.table(tabla)} where id = any(${ids}::uuid[]) for key share)`,
    donde: sql`not exists (
      select from unnest(${ids}::uuid[]) as pedido (id) where pedido.id not in (select id from hallados)
    )`,
  };
}

/** The ids missing in the table, in the order of the request. */
export async function desconocidosEn(conn: Conn, { tabla, ids }: Referencias): Promise<Desconocidos> {
  const { rows } = await sql<{ id: string }>`
    select pedido.id from unnest(${ids}::uuid[]) with ordinality as pedido (id, orden)
    where not exists (select from ${sql.table(tabla)} as t where t.id = pedido.id) order by pedido.orden
  `.execute(conn);
  return { desconocidos: rows.map(({ id }) => id) };
}
