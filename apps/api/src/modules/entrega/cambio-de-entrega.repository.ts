import type { Conn } from '@mantenible/db';
import { sql, type RawBuilder } from 'kysely';

import type { JobsInTransaction } from '../../jobs/queue.repository.ts';
import { subirVersion } from '../comun/version.repository.ts';
import { apuntarEnEntrega } from './apunte-de-entrega.repository.ts';
import { leerPedido } from './entrega-guardada.schema.ts';
import type { AutoriaDeEntrega, EntregaRepository } from './entrega.port.ts';
import { copiarPruebas } from './prueba-copiada.repository.ts';

type Cola = Pick<JobsInTransaction, 'cancel'> | null;

interface Columnas {
  readonly titulo: string;
  readonly texto: string;
  readonly abre_local: string;
  readonly cierra_local: string;
  readonly abre: Date;
  readonly fin: Date;
  readonly pide: string;
  readonly plantilla: string | null;
  readonly ambito: string | null;
}

interface Cambio {
  readonly id: string;
  readonly esperada: number | null;
  readonly columnas: Columnas;
  readonly autoria: AutoriaDeEntrega;
}

/** Changes a delivery that is locked, with what was copied and analysed for what it asked before. */
export async function cambiar(
  trx: Conn,
  cola: Cola,
  { id, esperada, columnas, autoria }: Cambio,
): ReturnType<EntregaRepository['cambiar']> {
  const otras = await diferencias(trx, id, columnas);
  if (otras?.publicada && (otras.plazo || otras.pide || otras.plantilla || otras.ambito)) return 'con-notas';
  const escritura = await subirVersion(trx, 'entregas', id, esperada, columnas);
  if (typeof escritura !== 'number') return escritura;
  if (otras) await apuntarEnEntrega(trx, id, autoria, detalleDe(otras, columnas));
  if (otras?.prueba) await copiarPruebas(trx, id, leerPedido(JSON.parse(columnas.pide), id).prueba);
  // Marks whose figures were read for what was asked before are computed again before they are published.
  if (otras?.pide || otras?.plantilla || otras?.ambito)
    await trx
      .updateTable('calificaciones')
      .set({ entregado_id: null })
      .where('entrega_id', '=', id)
      .execute();
  if (otras?.ambito) await quitarAnalisis(trx, cola, sql`entrega_id = ${id} and origen = 'entrega'`);
  else if (otras?.plantilla)
    await quitarAnalisis(trx, cola, sql`entrega_id = ${id} and entregado_id is null`);
  return escritura;
}

interface Diferencias {
  readonly publicada: boolean;
  readonly plazo: boolean;
  readonly pide: boolean;
  /** The test that is asked for. */
  readonly prueba: boolean;
  readonly plantilla: boolean;
  readonly ambito: boolean;
  /** The title before. */
  readonly titulaba: string;
  readonly texto: boolean;
  readonly abre: boolean;
  /** The deadline before, by the clocks of the course. */
  readonly cerraba: string;
}

/** What a change made different, for the audit trail: the deadlines in full. */
function detalleDe(otras: Diferencias, { cierra_local, titulo }: Columnas): string {
  const partes = [
    otras.plazo && `plazo ${otras.cerraba} → ${cierra_local}`,
    otras.abre && 'apertura',
    otras.pide && 'lo que se pide',
    otras.plantilla && 'plantilla',
    otras.ambito && 'alcance',
    otras.titulaba !== titulo && `título, antes «${otras.titulaba}»`,
    otras.texto && 'enunciado',
  ].filter((una) => una !== false);
  return partes.length === 0 ? 'guardada sin cambios' : `cambio: ${partes.join(', ')}`;
}

/** What the change makes different. Locks the delivery. */
async function diferencias(
  trx: Conn,
  id: string,
  { fin, pide, plantilla, ambito, texto, abre }: Columnas,
): Promise<Diferencias | undefined> {
  const { rows } = await sql<Diferencias>`
    select publicada is not null as publicada, fin <> ${fin} as plazo, pide <> ${pide}::jsonb as pide,
      pide -> 'prueba' is distinct from ${pide}::jsonb -> 'prueba' as prueba,
      plantilla is distinct from ${plantilla}::jsonb as plantilla, ambito is distinct from ${ambito}::jsonb as ambito,
      titulo as titulaba, texto <> ${texto} as texto, abre <> ${abre} as abre, cierra_local as cerraba
    from entregas where id = ${id} for update`.execute(trx);
  return rows[0];
}

/** Deletes analyses of a delivery, and the jobs of those that are not finished. */
async function quitarAnalisis(trx: Conn, cola: Cola, cuales: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from entrega_analisis where ${cuales} and estado = 'en-curso'`.execute(trx);
  // Locks the jobs before the rows, in the same order as publishing.
  await cola?.cancel(
    trx,
    rows.map(({ id }) => id),
  );
  await sql`delete from entrega_analisis where ${cuales}`.execute(trx);
}
