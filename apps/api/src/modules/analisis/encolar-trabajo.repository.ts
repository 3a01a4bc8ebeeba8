import type { Conn } from '@mantenible/db';
import type { Schema } from '@mantenible/db/schema';
import { mismoRepositorio } from '@mantenible/domain/proyecto';
import type { Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import type { Apertura, ClaseTrabajo, NewJob, NuevoAnalisis } from './analisis.port.ts';
import type { JobsInTransaction } from './queue.repository.ts';

type Nuevo = NuevoAnalisis & { readonly clase: ClaseTrabajo };

/** Queues the job of a new row and counts it for its person; refused while the person has an open job of any kind. */
export async function encolarTrabajo(trx: Conn, jobs: JobsInTransaction, nuevo: Nuevo): Promise<Apertura> {
  const { id, proyectoId, idPersona, clase, ahora: momento } = nuevo;
  const turno = await turnoDe(trx, nuevo);
  const ocupado = await encolar(trx, jobs, { id, idPersona, clase, turno });
  if (ocupado !== null) return ocupado === proyectoId ? 'proyecto-ocupado' : 'persona-ocupada';
  await trx.insertInto('analisis_turnos').values({ id: uuidv7(), id_persona: idPersona, momento }).execute();
  return 'abierto';
}

/**
 * Null when the job is queued; otherwise the project of the job that the person has open. Only the owner starts
 * jobs of a project, so one open job per person is also one per project.
 */
async function encolar(trx: Conn, jobs: JobsInTransaction, job: NewJob): Promise<string | null> {
  if (await jobs.send(trx, job)) return null;
  const otro = await jobs.openJob(trx, job.idPersona);
  if (otro === null) return encolar(trx, jobs, job);
  const proyecto = (await proyectoDe(trx, 'analisis', otro)) ?? (await proyectoDe(trx, 'pasados', otro));
  if (proyecto !== null) return proyecto;
  // Its project was deleted.
  await jobs.cancel(trx, [otro]);
  return encolar(trx, jobs, job);
}

async function proyectoDe(trx: Conn, tabla: 'analisis' | 'pasados', id: string): Promise<string | null> {
  const fila = await trx.selectFrom(tabla).select('proyecto_id').where('id', '=', id).executeTakeFirst();
  return fila?.proyecto_id ?? null;
}

/** Delay of a turn for each earlier job of the hour, and for a repository whose last analysis was slow. */
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
  const anteriores = await db
    .selectFrom('analisis')
    .select(['enlace', 'codigo', 'inicio', 'fin'])
    .where('proyecto_id', '=', proyectoId)
    .where('estado', 'in', ['listo', 'fallido'])
    .orderBy('creado', 'desc')
    .execute();
  const anterior = anteriores.find((uno) => uno.enlace !== null && mismoRepositorio(uno.enlace, enlace));
  const demoras = Number(cuantos) + (anterior && esLento(anterior) ? 1 : 0);
  return new Date(ahora.getTime() + demoras * demoraMs);
}

function esLento({ codigo, inicio, fin }: Pick<Selectable<Schema['analisis']>, 'codigo' | 'inicio' | 'fin'>) {
  if (codigo === 'tiempo-agotado' || codigo === 'maquina-detenida') return true;
  return inicio !== null && fin !== null && fin.getTime() - inicio.getTime() > lentoMs;
}

/** Columns of a new row, for both kinds of jobs. */
export function filaNueva({ id, proyectoId, idPersona, enlace, rama, ahora }: NuevoAnalisis) {
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
