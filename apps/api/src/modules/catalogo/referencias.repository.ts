import type { Conn } from '@mantenible/db';

import type { Desconocidos } from '../comun/escritura.ts';

/** Ids that a record refers to, and the table that must have them. */
export interface Referencias {
  readonly tabla: 'pautas' | 'listas_verificacion' | 'metricas';
  readonly ids: readonly string[];
}

/**
 * The ids missing in the table, in the order of the request. In a transaction this locks the rows that it has until the end,
 * against a concurrent deletion.
 */
export async function desconocidosEn(conn: Conn, referencias: Referencias | null): Promise<Desconocidos> {
  if (referencias === null || referencias.ids.length === 0) return { desconocidos: [] };
  const { tabla, ids } = referencias;
  const filas = await conn
    .selectFrom(tabla)
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute();
  const hallados = new Set(filas.map(({ id }) => id));
  return { desconocidos: ids.filter((id) => !hallados.has(id)) };
}
