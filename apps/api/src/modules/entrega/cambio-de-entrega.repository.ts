import type { Conn } from '@mantenible/db';
import { sql } from 'kysely';

import type { JobsInTransaction } from '../../jobs/queue.repository.ts';
import { subirVersion } from '../comun/version.repository.ts';
import { apuntarEnEntrega } from './apunte-de-entrega.repository.ts';
import type { AutoriaDeEntrega, EntregaRepository } from './entrega.port.ts';
import { pedirOtraPrueba } from './prueba-copiada.repository.ts';

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

/**
 * Changes a delivery that is locked, with what was copied and analysed for what it asked before.
 * @returns the result, and the analyses that count no more, whose rows are to be deleted after the transaction
 */
export async function cambiar(
  trx: Conn,
  cola: Cola,
  { id, esperada, columnas, autoria }: Cambio,
): Promise<Cambiada> {
  const otras = await diferencias(trx, id, columnas);
  if (otras?.publicada && (otras.plazo || otras.pide || otras.plantilla || otras.ambito))
    return { salida: 'con-notas', quitados: [] };
  const escritura = await subirVersion(trx, 'entregas', id, esperada, columnas);
  if (typeof escritura !== 'number') return { salida: escritura, quitados: [] };
  if (otras) await apuntarEnEntrega(trx, id, autoria, detalleDe(otras, columnas));
  if (otras?.prueba) await pedirOtraPrueba(trx, id);
  // Marks whose figures were read for what was asked before are computed again before they are published.
  if (otras?.pide || otras?.plantilla || otras?.ambito)
    await trx
      .updateTable('calificaciones')
      .set({ entregado_id: null })
      .where('entrega_id', '=', id)
      .execute();
  return { salida: escritura, quitados: await quitarAnalisis(trx, cola, id, otras) };
}

interface Cambiada {
  readonly salida: Awaited<ReturnType<EntregaRepository['cambiar']>>;
  readonly quitados: readonly string[];
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

/**
 * Cancels the analyses that a change makes useless, with the jobs of those that are not finished: another scope all of them, another
 * template its own.
 */
async function quitarAnalisis(
  trx: Conn,
  cola: Cola,
  entregaId: string,
  otras: Pick<Diferencias, 'ambito' | 'plantilla'> | undefined,
): Promise<readonly string[]> {
  if (!otras?.ambito && !otras?.plantilla) return [];
  const cuales = otras.ambito
    ? sql`entrega_id = ${entregaId} and origen = 'entrega'`
    : sql`entrega_id = ${entregaId} and entregado_id is null`;
  const { rows } = await sql<{ id: string }>`
    select id from entrega_analisis where ${cuales} and estado = 'en-curso'`.execute(trx);
  // Locks the jobs before the rows, in the same order as publishing.
  await cola?.cancel(
    trx,
    rows.map(({ id }) => id),
  );
  const quitados = await sql<{ id: string }>`
    update entrega_analisis set estado = 'cancelado' where ${cuales} returning id`.execute(trx);
  return quitados.rows.map(({ id }) => id);
}
