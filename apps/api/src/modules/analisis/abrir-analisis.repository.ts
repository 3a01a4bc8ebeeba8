import { transact, type Conn, type Db } from '@mantenible/db';
import { maximoHistoria } from '@mantenible/domain/escaneo';

import { enqueueJob, newRow } from '../../jobs/enqueue.repository.ts';
import type { Admission, NewRun } from '../../jobs/job.port.ts';
import type { JobsInTransaction } from '../../jobs/queue.repository.ts';

/** Stores a new analysis, queues its job, counts it for its person and deletes the project's oldest, in one transaction. */
export async function abrirAnalisis(db: Db, jobs: JobsInTransaction, nuevo: NewRun): Promise<Admission> {
  return transact(db, async (trx) => {
    const apertura = await enqueueJob(trx, jobs, { ...nuevo, kind: 'analisis' });
    if (apertura !== 'abierto') return apertura;
    await hacerSitio(trx, nuevo.proyectoId);
    await trx.insertInto('analisis').values(newRow(nuevo)).execute();
    return apertura;
  });
}

/**
 * Deletes a project's oldest analysis, but not the newest finished one: its results are shown, however many failed since. One
 * statement: each opening deletes the one row that is too many, whose files went when a newer result was published.
 */
async function hacerSitio(db: Conn, proyectoId: string): Promise<void> {
  const suyos = db
    .selectFrom('analisis')
    .select('id')
    .where('proyecto_id', '=', proyectoId)
    .orderBy('creado', 'desc')
    .orderBy('id', 'desc');
  await db
    .deleteFrom('analisis')
    .where('proyecto_id', '=', proyectoId)
    .where('id', 'not in', suyos.limit(maximoHistoria - 1))
    .where('id', 'not in', suyos.where('estado', '=', 'listo').limit(1))
    .execute();
}
