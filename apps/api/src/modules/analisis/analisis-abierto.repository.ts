import type { Db } from '@mantenible/db';
import type { Schema } from '@mantenible/db/schema';
import { elegirSinIncidencias } from '@mantenible/domain/escaneo';
import type { Selectable } from 'kysely';

import { cancelJobs } from '../../jobs/cancel.repository.ts';
import type { JobPlace } from '../../jobs/job.port.ts';
import { progressOf } from '../../jobs/job.repository.ts';
import type { AnalysisQueue, JobsInTransaction } from '../../jobs/queue.repository.ts';
import { abrirAnalisis } from './abrir-analisis.repository.ts';
import { leerMedidas } from './analisis-guardado.schema.ts';
import type { AnalisisAbiertoRepository, Situacion } from './analisis.port.ts';

/** Analyses that have not ended. The queue holds whether one waits or is active; its row holds the progress. */
export function createAnalisisAbiertoRepository(
  db: Db,
  queue: JobsInTransaction & Pick<AnalysisQueue, 'place'>,
): AnalisisAbiertoRepository {
  return {
    abrir: (nuevo) => abrirAnalisis(db, queue, nuevo),
    situacion: (proyectoId) => situacion(db, queue, proyectoId),
    cancelar: (proyectoId, now) => cancelJobs(db, queue, 'analisis', { proyectoId, now }),
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

/** Progress of an open analysis. A waiting job has none of its own: its row may still hold that of a lost attempt. */
function avance(
  fila: Fila | undefined,
  place: JobPlace,
): Pick<Situacion, 'progreso' | 'medidas' | 'delante'> {
  if (!fila) return { progreso: null, medidas: null, delante: null };
  if (place.queued)
    return { progreso: { fase: 'en-cola', hechos: 0, total: 0 }, medidas: null, delante: place.ahead };
  const medidas = fila.medidas === null ? null : elegirSinIncidencias(leerMedidas(fila.medidas, fila.id));
  return { progreso: progressOf(fila), medidas, delante: null };
}
