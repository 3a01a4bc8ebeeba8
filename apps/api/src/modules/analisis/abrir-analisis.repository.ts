import { transact, type Conn, type Db } from '@mantenible/db';
import type { Schema } from '@mantenible/db/schema';
import { maximoHistoria } from '@mantenible/domain/escaneo';
import type { Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import type { AnalisisAbiertoRepository, NewJob, NuevoAnalisis } from './analisis.port.ts';
import type { JobsInTransaction } from './queue.repository.ts';

/** Keeps a new analysis, queues its job, counts it for its person and forgets the oldest of its project, or none of it. */
export async function abrir(
  db: Db,
  jobs: JobsInTransaction,
  nuevo: NuevoAnalisis,
): ReturnType<AnalisisAbiertoRepository['abrir']> {
  const { id, proyectoId, idPersona, ahora: momento } = nuevo;
  return transact(db, async (trx) => {
    const turno = await turnoDe(trx, nuevo);
    const ocupado = await encolar(trx, jobs, { id, idPersona, turno });
    if (ocupado !== null) return ocupado === proyectoId ? 'proyecto-ocupado' : 'persona-ocupada';
    await hacerSitio(trx, proyectoId);
    await trx.insertInto('analisis').values(fila(nuevo)).execute();
    await trx
      .insertInto('analisis_turnos')
      .values({ id: uuidv7(), id_persona: idPersona, momento })
      .execute();
    return 'abierto';
  });
}

/**
 * Project of the person's open analysis, where there is one; null once the job is queued. Only its owner has a project
 * analysed, so that one open job a person is also one a project.
 */
async function encolar(trx: Conn, jobs: JobsInTransaction, job: NewJob): Promise<string | null> {
  if (await jobs.send(trx, job)) return null;
  const otro = await jobs.openJob(trx, job.idPersona);
  if (otro === null) return encolar(trx, jobs, job);
  const abierto = await trx
    .selectFrom('analisis')
    .select('proyecto_id')
    .where('id', '=', otro)
    .executeTakeFirst();
  if (abierto) return abierto.proyecto_id;
  // Its project was deleted.
  await jobs.cancel(trx, [otro]);
  return encolar(trx, jobs, job);
}

/** Forgets the oldest of a project, but never the one whose results are shown: newer ones may all have failed. */
async function hacerSitio(db: Db, proyectoId: string): Promise<void> {
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

/** How far each earlier analysis of the hour, and a repository known to be slow, put one back. */
const demoraMs = 600_000;
/** An analysis that takes longer than this is slow. */
const lentoMs = 60_000;

/**
 * Fair share: a person's first analysis of the hour is made before others' second ones, whatever was asked for first, and
 * so is one of a repository not known to be slow. Bounded: no analysis waits behind one that was requested much later.
 */
async function turnoDe(db: Conn, { proyectoId, idPersona, enlace, ahora }: NuevoAnalisis): Promise<Date> {
  const { cuantos } = await db
    .selectFrom('analisis_turnos')
    .select((eb) => eb.fn.countAll<string | number>().as('cuantos'))
    .where('id_persona', '=', idPersona)
    .where('momento', '>', new Date(ahora.getTime() - 3_600_000))
    .executeTakeFirstOrThrow();
  const anterior = await db
    .selectFrom('analisis')
    .select(['codigo', 'inicio', 'fin'])
    .where('proyecto_id', '=', proyectoId)
    .where('enlace', '=', enlace)
    .where('estado', 'in', ['listo', 'fallido'])
    .orderBy('creado', 'desc')
    .limit(1)
    .executeTakeFirst();
  const demoras = Number(cuantos) + (anterior && esLento(anterior) ? 1 : 0);
  return new Date(ahora.getTime() + demoras * demoraMs);
}

function esLento({ codigo, inicio, fin }: Pick<Selectable<Schema['analisis']>, 'codigo' | 'inicio' | 'fin'>) {
  if (codigo === 'tiempo-agotado' || codigo === 'maquina-detenida') return true;
  return inicio !== null && fin !== null && fin.getTime() - inicio.getTime() > lentoMs;
}

function fila({ id, proyectoId, idPersona, enlace, rama, ahora }: NuevoAnalisis) {
  return {
    id,
    proyecto_id: proyectoId,
    id_persona: idPersona,
    estado: 'en-curso',
    enlace,
    rama,
    creado: ahora,
    fase: 'en-cola',
    hechos: 0,
    total: 0,
  };
}
