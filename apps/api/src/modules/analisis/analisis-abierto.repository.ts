import { transact, type Db } from '@mantenible/db';
import type { Schema } from '@mantenible/db/schema';
import { elegirSinHallazgos, fasesAnalisis, type ProgresoAnalisis } from '@mantenible/domain/escaneo';
import type { Selectable } from 'kysely';

import { abrir } from './abrir-analisis.repository.ts';
import { leerMedidas } from './analisis-guardado.schema.ts';
import type { AnalisisAbiertoRepository, JobPlace, Situacion } from './analisis.port.ts';
import type { AnalysisQueue, JobsInTransaction } from './queue.repository.ts';

/** Analyses that have not ended. The queue holds whether one waits or is active; its row holds the progress. */
export function createAnalisisAbiertoRepository(
  db: Db,
  queue: JobsInTransaction & Pick<AnalysisQueue, 'place'>,
): AnalisisAbiertoRepository {
  return {
    abrir: (nuevo) => abrir(db, queue, nuevo),
    situacion: (proyectoId) => situacion(db, queue, proyectoId),
    cancelar: (proyectoId, ahora) =>
      transact(db, async (trx) => {
        const abiertos = await trx
          .selectFrom('analisis')
          .select('id')
          .where('proyecto_id', '=', proyectoId)
          .where('estado', '=', 'en-curso')
          .execute();
        const ids = abiertos.map(({ id }) => id);
        if (ids.length === 0) return;
        // Locks the job before the row, in the same order as publishing.
        await queue.cancel(trx, ids);
        await trx
          .updateTable('analisis')
          .set({ estado: 'cancelado', medidas: null, fin: ahora })
          .where('id', 'in', ids)
          .where('estado', '=', 'en-curso')
          .execute();
      }),
  };
}

async function situacion(
  db: Db,
  queue: Pick<AnalysisQueue, 'place'>,
  proyectoId: string,
): Promise<Situacion> {
  const enEstado = (estado: string) =>
    db
      .selectFrom('analisis')
      .select(['id', 'fase', 'hechos', 'total', 'medidas', 'commit_id', 'enlace'])
      .where('proyecto_id', '=', proyectoId)
      .where('estado', '=', estado)
      .orderBy('creado', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
  const abierto = await enEstado('en-curso');
  const listo = await enEstado('listo');
  return {
    ...avance(abierto, abierto ? await queue.place(abierto.id) : { queued: false }),
    commit: listo?.commit_id ?? null,
    enlace: listo?.enlace ?? null,
  };
}

type Fila = Pick<Selectable<Schema['analisis']>, 'id' | 'fase' | 'hechos' | 'total' | 'medidas'>;

/** A waiting job has no progress: its row may still hold that of a lost attempt. */
function avance(
  fila: Fila | undefined,
  place: JobPlace,
): Pick<Situacion, 'progreso' | 'medidas' | 'delante'> {
  if (!fila) return { progreso: null, medidas: null, delante: null };
  if (place.queued)
    return { progreso: { fase: 'en-cola', hechos: 0, total: 0 }, medidas: null, delante: place.ahead };
  const medidas = fila.medidas === null ? null : elegirSinHallazgos(leerMedidas(fila.medidas, fila.id));
  return { progreso: progreso(fila), medidas, delante: null };
}

function progreso({ fase, hechos, total }: Fila): ProgresoAnalisis {
  return { fase: fasesAnalisis.find((una) => una === fase) ?? 'en-cola', hechos, total };
}
