import { transact, type Conn, type Db } from '@mantenible/db';
import type { Schema } from '@mantenible/db/schema';
import { maximoHistoria } from '@mantenible/domain/escaneo';
import type { Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import type { AnalisisAbiertoRepository, NewJob, NuevoAnalisis } from './analisis.port.ts';
import type { JobsInTransaction } from './queue.repository.ts';

/** Stores a new analysis, queues its job, counts it for its person and deletes the project's oldest, in one transaction. */
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
 * Null when the job is queued; otherwise the project of the analysis that the person has open. Only the owner starts
 * analyses of a project, so one open job per person is also one per project.
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

/** Deletes a project's oldest analyses, but not the newest finished one: its results are shown, however many failed since. */
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

/** Delay of a turn for each earlier analysis of the hour, and for a repository whose last analysis was slow. */
const demoraMs = 600_000;
const lentoMs = 60_000;

/**
 * Fair share: a person's first analysis of the hour precedes the second ones of others, whichever was requested first;
 * slow repositories come after others likewise. The delay is bounded: no analysis waits for one requested much later.
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
