import { transact, type Db } from '@mantenible/db';

import type { JobsInTransaction } from './queue.repository.ts';
import { sinAvance, type TablaDeTrabajos } from './trabajo.repository.ts';

/** Ends a project's open jobs of one kind; their workers lose their claims and stop. */
export function cancelarTrabajos(
  db: Db,
  queue: Pick<JobsInTransaction, 'cancel'>,
  tabla: TablaDeTrabajos,
  { proyectoId, ahora }: { readonly proyectoId: string; readonly ahora: Date },
): Promise<void> {
  return transact(db, async (trx) => {
    const abiertos = await trx
      .selectFrom(tabla)
      .select('id')
      .where('proyecto_id', '=', proyectoId)
      .where('estado', '=', 'en-curso')
      .execute();
    const ids = abiertos.map(({ id }) => id);
    if (ids.length === 0) return;
    // Locks the job before the row, in the same order as publishing.
    await queue.cancel(trx, ids);
    await trx
      .updateTable(tabla)
      .set({ ...sinAvance(tabla), estado: 'cancelado', fin: ahora })
      .where('id', 'in', ids)
      .where('estado', '=', 'en-curso')
      .execute();
  });
}
