import { transact, type Conn, type Db } from '@mantenible/db';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import type { JobsInTransaction } from '../../jobs/queue.repository.ts';
import type { ColaDeEntregas } from './trabajo.port.ts';
import { lugarDeTrabajo } from './trabajo.repository.ts';

/** Places that one transaction queues: a class of hundreds does not lock its delivery for all of them. */
const porTanda = 25;

/** Queues and cancels the analyses of a delivery. */
export function createColaDeEntregas(db: Db, queue: JobsInTransaction): ColaDeEntregas {
  return {
    encolar: (entregaId, now) => encolar(db, queue, entregaId, now),
    cancelar: (entregaId, now) => transact(db, (trx) => cancelar(trx, queue, entregaId, now)),
  };
}

/** A copy; null for the template. */
type Lugar = string | null;

async function encolar(db: Db, queue: JobsInTransaction, entregaId: string, now: Date): Promise<number> {
  const lugares = await faltan(db, entregaId);
  let cuantos = 0;
  for (let desde = 0; desde < lugares.length; desde += porTanda) {
    const tanda = lugares.slice(desde, desde + porTanda);
    cuantos += await transact(db, (trx) => encolarTanda(trx, queue, { entregaId, tanda, now }));
  }
  return cuantos;
}

/** Places without an analysis of the delivery itself, finished or open; the template first. None while copies are due. */
async function faltan(conn: Conn, entregaId: string): Promise<readonly Lugar[]> {
  const { rows } = await sql<{ lugar: Lugar }>`
    select l.lugar from (
      select null::uuid as lugar, '' as nombre from entregas where id = ${entregaId} and plantilla is not null
      union all
      select id, proyecto_nombre from entregados where entrega_id = ${entregaId} and vigente) l
    where exists (select 1 from entregas e where e.id = ${entregaId} and e.copiada = e.fin) and not exists (
      select 1 from entrega_analisis a where a.entrega_id = ${entregaId} and a.entregado_id is not distinct from l.lugar
        and a.origen = 'entrega' and a.estado in ('en-curso', 'listo'))
    order by l.lugar is not null, l.nombre, l.lugar`.execute(conn);
  return rows.map(({ lugar }) => lugar);
}

interface Tanda {
  readonly entregaId: string;
  readonly tanda: readonly Lugar[];
  readonly now: Date;
}

/** Queues some places, without the failed and cancelled analyses that they had; a place whose job is open is left out. */
async function encolarTanda(
  trx: Conn,
  queue: JobsInTransaction,
  { entregaId, tanda, now }: Tanda,
): Promise<number> {
  await trx.selectFrom('entregas').select('id').where('id', '=', entregaId).forUpdate().execute();
  const todavia = new Set(await faltan(trx, entregaId));
  const filas = [];
  for (const lugar of tanda.filter((uno) => todavia.has(uno))) {
    const id = uuidv7();
    const job = { id, idPersona: lugarDeTrabajo(entregaId, lugar), kind: 'entrega', turn: now } as const;
    if (await queue.send(trx, job)) filas.push({ ...enCola, id, entregado_id: lugar });
  }
  if (filas.length === 0) return 0;
  const lugares = filas.flatMap(({ entregado_id: lugar }) => (lugar === null ? [] : [lugar]));
  await sql`delete from entrega_analisis where entrega_id = ${entregaId} and origen = 'entrega' and (
    entregado_id = any (${lugares}::uuid[]) or (entregado_id is null and ${lugares.length < filas.length}))`.execute(
    trx,
  );
  await trx
    .insertInto('entrega_analisis')
    .values(filas.map((fila) => ({ ...fila, entrega_id: entregaId, creado: now })))
    .execute();
  return filas.length;
}

const enCola = { origen: 'entrega', estado: 'en-curso', fase: 'en-cola', hechos: 0, total: 0 } as const;

async function cancelar(trx: Conn, queue: JobsInTransaction, entregaId: string, now: Date): Promise<number> {
  const abiertos = await trx
    .selectFrom('entrega_analisis')
    .select('id')
    .where('entrega_id', '=', entregaId)
    .where('estado', '=', 'en-curso')
    .execute();
  const ids = abiertos.map(({ id }) => id);
  if (ids.length === 0) return 0;
  // Locks the jobs before the rows, in the same order as publishing.
  await queue.cancel(trx, ids);
  await trx
    .updateTable('entrega_analisis')
    .set({ estado: 'cancelado', fin: now })
    .where('id', 'in', ids)
    .where('estado', '=', 'en-curso')
    .execute();
  return ids.length;
}
