import type { Persona } from '@mantenible/domain/acceso';
import { DomainError } from '@mantenible/domain/error';

import type { Workers } from '../../jobs/job.port.ts';
import type { EntregaGuardada } from './entrega.port.ts';
import { copiasAlDia, exigirEscrituraDeCurso } from './exigir-de-curso.ts';
import { buscarCopiada, type DepsLeerEntregas } from './leer-entregas.ts';
import type { ColaDeEntregas } from './trabajo.port.ts';

export interface DepsAnalizarEntrega extends DepsLeerEntregas {
  /** Null where a scanning service analyses. */
  readonly cola: (ColaDeEntregas & Pick<Workers, 'wake'>) | null;
}

/** Queues the analysis of what every project delivered, behind all jobs of people; returns the number of new jobs. */
export async function analizarLoEntregado(
  deps: DepsAnalizarEntrega,
  persona: Persona,
  id: string,
): Promise<number> {
  const { entrega, cola } = await exigirCola(deps, persona, id);
  if (!copiasAlDia(entrega))
    throw new DomainError(
      'conflict',
      'plazo-abierto',
      'Lo entregado se copia un minuto después del plazo y se analiza desde entonces: espere a que termine.',
    );
  await deps.cuotas.exigirSitio();
  const cuantos = await cola.encolar(id, deps.now());
  cola.wake();
  if (cuantos > 0) await apuntar(deps, persona, entrega, `análisis pedidos: ${cuantos}`);
  return cuantos;
}

/** Cancels the analyses of a delivery that are not finished. */
export async function cancelarAnalisis(
  deps: DepsAnalizarEntrega,
  persona: Persona,
  id: string,
): Promise<void> {
  const { entrega, cola } = await exigirCola(deps, persona, id);
  const cuantos = await cola.cancelar(id, deps.now());
  if (cuantos > 0) await apuntar(deps, persona, entrega, `análisis cancelados: ${cuantos}`);
}

function apuntar(
  { auditoria }: DepsAnalizarEntrega,
  quien: Persona,
  { _id: objetoId, titulo }: EntregaGuardada,
  detalle: string,
): Promise<void> {
  return auditoria.apuntar({
    quien,
    accion: 'entrega-cambiada',
    objeto: `Entrega: ${titulo}`,
    objetoId,
    detalle,
  });
}

async function exigirCola(deps: DepsAnalizarEntrega, persona: Persona, id: string) {
  const entrega = await buscarCopiada(deps, persona, id);
  exigirEscrituraDeCurso(persona, entrega.curso);
  const { cola } = deps;
  if (!cola)
    throw new DomainError(
      'conflict',
      'no-iniciable',
      'Los análisis los hace un servicio externo: de cada proyecto cuentan sus últimas cifras anteriores al plazo.',
    );
  return { entrega, cola };
}
