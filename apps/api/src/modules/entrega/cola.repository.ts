import { transact, type Conn, type Db } from '@mantenible/db';
import { v7 as uuidv7 } from 'uuid';

import type { JobsInTransaction } from '../../jobs/queue.repository.ts';
import type { ColaDeEntregas } from './trabajo.port.ts';
import { lugarDeTrabajo } from './trabajo.repository.ts';

/** Queues and cancels the analyses of a delivery. */
export function createColaDeEntregas(db: Db, queue: JobsInTransaction): ColaDeEntregas {
  return {
    encolar: (entregaId, now) => transact(db, (trx) => encolar(trx, queue, entregaId, now)),
    cancelar: (entregaId, now) => transact(db, (trx) => cancelar(trx, queue, entregaId, now)),
  };
}

async function encolar(trx: Conn, queue: JobsInTransaction, entregaId: string, now: Date): Promise<number> {
  const entrega = await trx
    .selectFrom('entregas')
    .select('plantilla')
    .where('id', '=', entregaId)
    .forUpdate()
    .executeTakeFirst();
  if (!entrega) return 0;
  const copias = await trx
    .selectFrom('entregados')
    .select('id')
    .where('entrega_id', '=', entregaId)
    .where('vigente', '=', true)
    .orderBy('proyecto_nombre')
    .orderBy('id')
    .execute();
  const lugares = [...(entrega.plantilla === null ? [] : [null]), ...copias.map(({ id }) => id)];
  const hechos = await trx
    .selectFrom('entrega_analisis')
    .select('entregado_id')
    .where('entrega_id', '=', entregaId)
    .where('origen', '=', 'entrega')
    .where('estado', 'in', ['en-curso', 'listo'])
    .execute();
  const hecho = new Set(hechos.map(({ entregado_id }) => entregado_id));
  let cuantos = 0;
  for (const lugar of lugares)
    if (!hecho.has(lugar)) cuantos += await encolarUno(trx, queue, { entregaId, lugar, now });
  return cuantos;
}

interface Uno {
  readonly entregaId: string;
  /** The copy; null for the template. */
  readonly lugar: string | null;
  readonly now: Date;
}

/** Queues one place, without the failed and cancelled analyses that it had; 0 where a job of it is open. */
async function encolarUno(
  trx: Conn,
  queue: JobsInTransaction,
  { entregaId, lugar, now }: Uno,
): Promise<number> {
  const id = uuidv7();
  const job = { id, idPersona: lugarDeTrabajo(entregaId, lugar), kind: 'entrega', turn: now } as const;
  if (!(await queue.send(trx, job))) return 0;
  await trx
    .deleteFrom('entrega_analisis')
    .where('entrega_id', '=', entregaId)
    .where('entregado_id', lugar === null ? 'is' : '=', lugar)
    .where('origen', '=', 'entrega')
    .execute();
  await trx
    .insertInto('entrega_analisis')
    .values({
      id,
      entrega_id: entregaId,
      entregado_id: lugar,
      origen: 'entrega',
      estado: 'en-curso',
      creado: now,
      fase: 'en-cola',
      hechos: 0,
      total: 0,
    })
    .execute();
  return 1;
}

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
