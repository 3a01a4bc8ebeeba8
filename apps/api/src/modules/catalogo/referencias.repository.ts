import type { Conn } from '@mantenible/db';

import type { Desconocidos } from '../escritura.ts';

/**
 * The ids missing in the table, or null when it has all of them. Locks the found rows until the transaction
 * ends, against a concurrent deletion.
 */
export async function desconocidosEn(
  trx: Conn,
  tabla: 'pautas' | 'listas_verificacion' | 'metricas',
  ids: readonly string[],
): Promise<Desconocidos | null> {
  if (ids.length === 0) return null;
  const filas = await trx.selectFrom(tabla).select('id').where('id', 'in', ids).forKeyShare().execute();
  const conocidos = new Set(filas.map((fila) => fila.id));
  const desconocidos = ids.filter((id) => !conocidos.has(id));
  return desconocidos.length > 0 ? { desconocidos } : null;
}
