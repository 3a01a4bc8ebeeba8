import type { Conn } from '@mantenible/db';

import type { Publication } from '../../jobs/job.port.ts';

/** Why the result of a job was not published: it was cancelled, or its claim was lost. */
export async function noPublicado(
  conn: Conn,
  tabla: 'analisis' | 'pasados' | 'entrega_analisis',
  id: string,
): Promise<Publication> {
  const fila = await conn.selectFrom(tabla).select('estado').where('id', '=', id).executeTakeFirst();
  return fila?.estado === 'cancelado' ? 'cancelado' : 'perdido';
}
