import type { Conn } from '@mantenible/db';
import type { Autor } from '@mantenible/domain/auditoria';

import { createAuditoria } from './anotacion.repository.ts';

/**
 * Takes a project from every reader, with its token, names and running analyses, in one transaction. Its rows are erased later,
 * in slices (`startSweep`): one statement would keep all others waiting on the embedded engine.
 */
export async function borrarProyecto(trx: Conn, id: string, quien: Autor, now: Date): Promise<void> {
  const fila = await trx
    .selectFrom('proyectos')
    .select(['clave', 'nombre', 'id_persona'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!fila) return;
  // The name and the key are free at once.
  const sinNada = {
    nombre: id,
    clave: id,
    link: '',
    branch: '',
    token_cifrado: '',
    token_clave: '',
    id_persona: '',
  };
  await trx
    .updateTable('proyectos_todos')
    .set({ ...sinNada, borrado: true })
    .where('id', '=', id)
    .execute();
  for (const tabla of ['analisis', 'pasados'] as const)
    await trx
      .updateTable(tabla)
      .set({ estado: 'cancelado', fin: now })
      .where('proyecto_id', '=', id)
      .where('estado', '=', 'en-curso')
      .execute();
  await trx.deleteFrom('reservas_clave').where('clave', '=', fila.clave).execute();
  const detalle = fila.id_persona === quien.sub ? '' : `de ${fila.id_persona}`;
  const apunte = { quien, accion: 'proyecto-borrado', objeto: fila.nombre, objetoId: id, detalle } as const;
  await createAuditoria(trx, () => now).apuntar(apunte);
}
