import { transact, type Conn, type Db } from '@mantenible/db';
import type { Schema } from '@mantenible/db/schema';
import { origenesDeAmbito } from '@mantenible/domain/ambito';
import { cifrasDePunto, estadosPasado } from '@mantenible/domain/pasado';
import type { ExpressionBuilder } from 'kysely';

import { cancelJobs } from '../../jobs/cancel.repository.ts';
import { enqueueJob, newRow } from '../../jobs/enqueue.repository.ts';
import type { Admission, NewRun } from '../../jobs/job.port.ts';
import { progressOf } from '../../jobs/job.repository.ts';
import type { AnalysisQueue, JobsInTransaction } from '../../jobs/queue.repository.ts';
import { alcanceDeHoy } from '../comun/resultados.repository.ts';
import { leerAvisos, leerMedidasDePunto } from './pasado-guardado.schema.ts';
import type { EjecucionPasado, EjecucionPasadoRepository, PasadoGuardado } from './pasado.port.ts';

type Queue = JobsInTransaction & Pick<AnalysisQueue, 'place'>;

/** Pasts of projects. The queue holds whether one waits or is active; its row holds the progress. */
export function createEjecucionPasadoRepository(db: Db, queue: Queue): EjecucionPasadoRepository {
  return {
    abrir: (nuevo) => abrir(db, queue, nuevo),
    ejecucion: (proyectoId) => leerEjecucion(db, queue, proyectoId),
    listo: (proyectoId) => leerListo(db, proyectoId),
    cancelar: (proyectoId, now) => cancelJobs(db, queue, 'pasados', { proyectoId, now }),
  };
}

const masNuevos = (conn: Conn, proyectoId: string) =>
  conn
    .selectFrom('pasados')
    .where('proyecto_id', '=', proyectoId)
    .orderBy('creado', 'desc')
    .orderBy('id', 'desc');

function abrir(db: Db, queue: JobsInTransaction, nuevo: NewRun): Promise<Admission> {
  return transact(db, async (trx) => {
    const apertura = await enqueueJob(trx, queue, { ...nuevo, kind: 'pasado' });
    if (apertura !== 'abierto') return apertura;
    const { proyectoId } = nuevo;
    const vigente = masNuevos(trx, proyectoId).select('id').where('estado', '=', 'listo').limit(1);
    await trx
      .deleteFrom('pasados')
      .where('proyecto_id', '=', proyectoId)
      .where('id', 'not in', vigente)
      .execute();
    await trx.insertInto('pasados').values(newRow(nuevo)).execute();
    return apertura;
  });
}

const sinAvance = { progreso: null, delante: null };

async function leerEjecucion(
  db: Db,
  queue: Pick<AnalysisQueue, 'place'>,
  proyectoId: string,
): Promise<EjecucionPasado> {
  const fila = await masNuevos(db, proyectoId)
    .select(['id', 'estado', 'fase', 'hechos', 'total', 'motivo'])
    .limit(1)
    .executeTakeFirst();
  if (!fila) return { estado: 'sin-iniciar', motivo: null, ...sinAvance };
  const estado = estadosPasado.find((uno) => uno === fila.estado) ?? 'en-curso';
  if (estado !== 'en-curso') return { estado, motivo: fila.motivo, ...sinAvance };
  const place = await queue.place(fila.id);
  // A waiting job has no progress: its row may still hold that of a lost attempt.
  const enCola = { fase: 'en-cola', hechos: 0, total: 0 } as const;
  return place.queued
    ? { estado, motivo: null, progreso: enCola, delante: place.ahead }
    : { estado, motivo: null, progreso: progressOf(fila), delante: null };
}

/** Name of who started the run, as a column of the statement. */
function nombreDelAutor(eb: ExpressionBuilder<Schema, 'pasados'>) {
  return eb
    .selectFrom('personas')
    .whereRef('personas.sub', '=', 'pasados.id_persona')
    .select('personas.nombre')
    .as('autor');
}

async function leerListo(db: Db, proyectoId: string): Promise<PasadoGuardado | null> {
  const fila = await masNuevos(db, proyectoId)
    .select(['id', 'enlace', 'rama', 'fin', 'avisos', 'alcance', 'alcance_origen', 'analizador'])
    .select(['id_persona', nombreDelAutor])
    .select(alcanceDeHoy('pasados').as('alcance_hoy'))
    .where('estado', '=', 'listo')
    .limit(1)
    .executeTakeFirst();
  if (!fila?.fin) return null;
  const { id, enlace, rama, fin, avisos, alcance, analizador } = fila;
  const puntos = await db
    .selectFrom('pasado_puntos')
    .select(['posicion', 'commit_id', 'fecha', 'grado', 'medidas'])
    .where('pasado_id', '=', id)
    .orderBy('posicion')
    .execute();
  return {
    fecha: fin.toISOString(),
    enlace,
    rama,
    alcance,
    alcanceDeHoy: fila.alcance_hoy,
    origenDelAlcance: origenesDeAmbito.find((uno) => uno === fila.alcance_origen) ?? null,
    analizador,
    autor: { sub: fila.id_persona, nombre: fila.autor },
    avisos: leerAvisos(avisos, id),
    puntos: puntos.map(({ posicion, commit_id: commit, fecha, grado, medidas }) => ({
      commit,
      fecha: fecha.toISOString(),
      ...cifrasDePunto(leerMedidasDePunto(medidas, `${id}/${posicion}`), grado),
    })),
  };
}
