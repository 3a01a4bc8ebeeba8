import { transact, type Db } from '@mantenible/db';

import { withoutProgress, type JobTable } from './job.repository.ts';
import type { JobsInTransaction } from './queue.repository.ts';

/** Ends a project's open jobs of one kind; their workers lose their claims and stop. */
export function cancelJobs(
  db: Db,
  queue: Pick<JobsInTransaction, 'cancel'>,
  table: JobTable,
  { proyectoId, now }: { readonly proyectoId: string; readonly now: Date },
): Promise<void> {
  return transact(db, async (trx) => {
    const open = await trx
      .selectFrom(table)
      .select('id')
      .where('proyecto_id', '=', proyectoId)
      .where('estado', '=', 'en-curso')
      .execute();
    const ids = open.map(({ id }) => id);
    if (ids.length === 0) return;
    // Locks the job before the row, in the same order as publishing.
    await queue.cancel(trx, ids);
    await trx
      .updateTable(table)
      .set({ ...withoutProgress(table), estado: 'cancelado', fin: now })
      .where('id', 'in', ids)
      .where('estado', '=', 'en-curso')
      .execute();
  });
}
