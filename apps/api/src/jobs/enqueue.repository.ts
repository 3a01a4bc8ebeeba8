import { deleteSlice, type Conn, type Db } from '@mantenible/db';
import type { Schema } from '@mantenible/db/schema';
import { mismoRepositorio } from '@mantenible/domain/proyecto';
import { sql, type Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import type { Admission, JobKind, NewJob, NewRun } from './job.port.ts';
import type { JobsInTransaction } from './queue.repository.ts';

type New = NewRun & { readonly kind: JobKind };

/** Queues the job of a new row and counts it for its person; refused while the project or the person has an open job of any kind. */
export async function enqueueJob(trx: Conn, jobs: JobsInTransaction, wanted: New): Promise<Admission> {
  const { id, proyectoId, idPersona, kind, now } = wanted;
  const otherPerson = await openOfAnother(trx, wanted);
  if (otherPerson !== null) return { ocupadoPor: otherPerson };
  const turn = await turnOf(trx, wanted);
  const busy = await send(trx, jobs, { id, idPersona, kind, turn });
  if (busy !== null) return busy === proyectoId ? 'proyecto-ocupado' : 'persona-ocupada';
  await trx
    .insertInto('analisis_turnos')
    .values({ id: uuidv7(), id_persona: idPersona, momento: now })
    .execute();
  return 'abierto';
}

/** Name of another person who has a job of the project open; null without one. Locks the project: two members ask at once. */
async function openOfAnother(trx: Conn, { proyectoId, idPersona }: New): Promise<string | null> {
  await trx
    .selectFrom('proyectos_todos')
    .select('id')
    .where('id', '=', proyectoId)
    .forNoKeyUpdate()
    .execute();
  const openOf = (table: 'analisis' | 'pasados') =>
    trx
      .selectFrom(table)
      .leftJoin('personas', 'personas.sub', `${table}.id_persona`)
      .where(`${table}.proyecto_id`, '=', proyectoId)
      .where(`${table}.id_persona`, '!=', idPersona)
      .where(`${table}.estado`, '=', 'en-curso')
      .select([`${table}.id_persona`, 'personas.nombre'])
      .executeTakeFirst();
  const open = (await openOf('analisis')) ?? (await openOf('pasados'));
  return open ? (open.nombre ?? open.id_persona) : null;
}

/** Null when the job is queued; otherwise the project of the job that the person has open. */
async function send(trx: Conn, jobs: JobsInTransaction, job: NewJob): Promise<string | null> {
  if (await jobs.send(trx, job)) return null;
  const other = await jobs.openJob(trx, job.idPersona);
  if (other === null) return send(trx, jobs, job);
  const project = (await projectOf(trx, 'analisis', other)) ?? (await projectOf(trx, 'pasados', other));
  if (project !== null) return project;
  // Its project was deleted.
  await jobs.cancel(trx, [other]);
  return send(trx, jobs, job);
}

async function projectOf(trx: Conn, table: 'analisis' | 'pasados', id: string): Promise<string | null> {
  const row = await trx.selectFrom(table).select('proyecto_id').where('id', '=', id).executeTakeFirst();
  return row?.proyecto_id ?? null;
}

/** Delay of a turn for each earlier job of the hour, and for a repository whose last analysis was slow. */
const delayMs = 600_000;
const slowMs = 60_000;

/**
 * Fair share: a person's first analysis of the hour precedes the second ones of others, whichever was requested first;
 * slow repositories come after others likewise. The delay is bounded: no analysis waits for one requested much later.
 */
async function turnOf(db: Conn, { proyectoId, idPersona, enlace, now }: NewRun): Promise<Date> {
  const { cuantos } = await db
    .selectFrom('analisis_turnos')
    .select((eb) => eb.fn.countAll<string | number>().as('cuantos'))
    .where('id_persona', '=', idPersona)
    .where('momento', '>', new Date(now.getTime() - 3_600_000))
    .executeTakeFirstOrThrow();
  const earlier = await db
    .selectFrom('analisis')
    .select(['enlace', 'codigo', 'inicio', 'fin'])
    .where('proyecto_id', '=', proyectoId)
    .where('estado', 'in', ['listo', 'fallido'])
    .orderBy('creado', 'desc')
    .execute();
  const last = earlier.find((uno) => mismoRepositorio(uno.enlace, enlace));
  const delays = Number(cuantos) + (last && isSlow(last) ? 1 : 0);
  return new Date(now.getTime() + delays * delayMs);
}

function isSlow({ codigo, inicio, fin }: Pick<Selectable<Schema['analisis']>, 'codigo' | 'inicio' | 'fin'>) {
  if (codigo === 'tiempo-agotado' || codigo === 'maquina-detenida') return true;
  return inicio !== null && fin !== null && fin.getTime() - inicio.getTime() > slowMs;
}

/** Columns of a new row, for both kinds of jobs. */
export function newRow({ id, proyectoId, idPersona, enlace, rama, now }: NewRun) {
  return {
    id,
    proyecto_id: proyectoId,
    id_persona: idPersona,
    estado: 'en-curso',
    enlace,
    rama,
    creado: now,
    fase: 'en-cola',
    hechos: 0,
    total: 0,
  };
}

/** Times since `since` at which the person started jobs, oldest first; deletes some earlier ones of all people. */
export async function turnsOf(db: Db, idPersona: string, since: Date): Promise<readonly Date[]> {
  await deleteSlice(db, { table: 'analisis_turnos', columns: [] }, sql`momento <= ${since}`);
  const rows = await db
    .selectFrom('analisis_turnos')
    .select('momento')
    .where('id_persona', '=', idPersona)
    .where('momento', '>', since)
    .orderBy('momento')
    .execute();
  return rows.map(({ momento }) => momento);
}
