import { transact, type Conn, type Db } from '@mantenible/db';
import { maximoHistoria } from '@mantenible/domain/escaneo';

import type { Apertura, NuevoAnalisis } from './analisis.port.ts';
import { encolarTrabajo, filaNueva } from './encolar-trabajo.repository.ts';
import type { JobsInTransaction } from './queue.repository.ts';

/** Stores a new analysis, queues its job, counts it for its person and deletes the project's oldest, in one transaction. */
export async function abrirAnalisis(
  db: Db,
  jobs: JobsInTransaction,
  nuevo: NuevoAnalisis,
): Promise<Apertura> {
  return transact(db, async (trx) => {
    const apertura = await encolarTrabajo(trx, jobs, { ...nuevo, clase: 'analisis' });
    if (apertura !== 'abierto') return apertura;
    await hacerSitio(trx, nuevo.proyectoId);
    await trx.insertInto('analisis').values(filaNueva(nuevo)).execute();
    return apertura;
  });
}

/** Deletes a project's oldest analyses, but not the newest finished one: its results are shown, however many failed since. */
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
