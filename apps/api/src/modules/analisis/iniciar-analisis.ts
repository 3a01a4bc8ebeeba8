import { exigir, type Persona } from '@mantenible/domain/acceso';
import { DomainError, LimiteAlcanzado } from '@mantenible/domain/error';
import type { Proyecto } from '@mantenible/domain/proyecto';
import { contar } from '@mantenible/wording/contar';

import type { ProyectoRepository } from '../proyecto/proyecto.port.ts';
import type { Ejecucion } from './ejecucion.port.ts';

interface Deps {
  readonly proyectos: Pick<ProyectoRepository, 'buscar'>;
  readonly ejecucion: Ejecucion | null;
  readonly nuevoId: () => string;
  readonly ahora: () => Date;
}

const hora = 3_600_000;
/** Proposed wait of a refused caller whose other analysis is open. */
const segundosDeEspera = 15;

/**
 * Queues an analysis of the caller's own project and returns its id. Refused while this project or another one of the
 * caller has an open analysis, and beyond the caller's share of the hour.
 */
export async function iniciarAnalisis(deps: Deps, persona: Persona, proyectoId: string): Promise<string> {
  const proyecto = await exigirPropio(deps, persona, proyectoId);
  if (!deps.ejecucion) throw noIniciable();
  const { analisis, obreros } = deps.ejecucion;
  const ahora = deps.ahora();
  await exigirTurno(deps.ejecucion, persona.sub, ahora);
  const id = deps.nuevoId();
  const { link: enlace, branch: rama } = proyecto;
  const nuevo = { id, proyectoId, idPersona: persona.sub, enlace, rama, ahora };
  const resultado = await analisis.abrir(nuevo);
  if (resultado === 'proyecto-ocupado') throw yaEnCurso();
  if (resultado === 'persona-ocupada') throw otroEnCurso();
  obreros.wake();
  return id;
}

/** Cancels the open analysis of the caller's own project; does nothing without one. */
export async function cancelarAnalisis(
  deps: Omit<Deps, 'nuevoId'>,
  persona: Persona,
  proyectoId: string,
): Promise<void> {
  await exigirPropio(deps, persona, proyectoId);
  if (!deps.ejecucion) throw noIniciable();
  await deps.ejecucion.analisis.cancelar(proyectoId, deps.ahora());
}

async function exigirPropio(
  { proyectos }: Pick<Deps, 'proyectos'>,
  persona: Persona,
  proyectoId: string,
): Promise<Proyecto> {
  const guardado = await proyectos.buscar(proyectoId);
  const ejecutar = { recurso: 'analisis', accion: 'ejecutar', cosa: 'el proyecto' } as const;
  exigir(persona, ejecutar, guardado);
  return guardado.proyecto;
}

async function exigirTurno({ analisis, porHora }: Ejecucion, sub: string, ahora: Date): Promise<void> {
  const turnos = await analisis.turnos(sub, new Date(ahora.getTime() - hora));
  // Another start is accepted once this one is more than an hour old.
  const primero = turnos[turnos.length - porHora];
  if (!primero) return;
  const segundos = Math.max(1, Math.ceil((primero.getTime() + hora - ahora.getTime()) / 1000));
  const minutos = Math.ceil(segundos / 60);
  throw new LimiteAlcanzado(
    'analisis-por-hora',
    `Ya inició ${porHora} análisis en la última hora. Podrá iniciar otro en ${contar(minutos, 'minuto', 'minutos')}.`,
    segundos,
  );
}

function yaEnCurso(): DomainError {
  return new DomainError('conflict', 'analisis-en-curso', 'Este proyecto ya se está analizando.');
}

function otroEnCurso(): LimiteAlcanzado {
  return new LimiteAlcanzado(
    'analisis-simultaneos',
    'Ya se está analizando otro de sus proyectos. Espere a que termine o cancélelo.',
    segundosDeEspera,
  );
}

function noIniciable(): DomainError {
  return new DomainError(
    'conflict',
    'no-iniciable',
    'El análisis de este proyecto lo hace un servicio externo: desde aquí no se puede iniciar ni cancelar.',
  );
}
