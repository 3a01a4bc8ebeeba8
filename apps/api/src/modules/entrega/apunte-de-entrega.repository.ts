import type { Conn } from '@mantenible/db';

import { createAuditoria } from '../comun/anotacion.repository.ts';
import type { AutoriaDeEntrega } from './entrega.port.ts';

/** Writes an entry about a delivery in the audit trail, under its title. No reason of a late work stands there: it may be about health. */
export async function apuntarEnEntrega(
  trx: Conn,
  id: string,
  { quien, now }: AutoriaDeEntrega,
  detalle: string,
): Promise<void> {
  const fila = await trx.selectFrom('entregas').select('titulo').where('id', '=', id).executeTakeFirst();
  if (!fila) return;
  const objeto = `Entrega: ${fila.titulo}`;
  await createAuditoria(trx, () => now).apuntar({
    quien,
    accion: 'entrega-cambiada',
    objeto,
    objetoId: id,
    detalle,
  });
}
