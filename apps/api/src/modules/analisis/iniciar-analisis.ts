import { exigir, type Persona } from '@mantenible/domain/acceso';
import { DomainError } from '@mantenible/domain/error';
import type { Proyecto } from '@mantenible/domain/proyecto';

import type { Cuotas } from '../cuota/cuota.port.ts';
import type { ProyectoRepository } from '../proyecto/proyecto.port.ts';
import type { Ejecucion } from './ejecucion.port.ts';
import { encolarConTurno } from './encolar-con-turno.ts';

interface Deps {
  readonly proyectos: Pick<ProyectoRepository, 'buscar'>;
  readonly ejecucion: Ejecucion | null;
  readonly cuotas: Pick<Cuotas, 'exigirAnalisis'>;
  readonly nuevoId: () => string;
  readonly ahora: () => Date;
}

/**
 * Queues an analysis of the caller's own project and returns its id. Refused while this project or another one of the
 * caller has an open analysis, and beyond the caller's share of the hour.
 */
export async function iniciarAnalisis(deps: Deps, persona: Persona, proyectoId: string): Promise<string> {
  const { link: enlace, branch: rama } = await exigirPropio(deps, persona, proyectoId);
  if (!deps.ejecucion) throw noIniciable();
  await deps.cuotas.exigirAnalisis(persona.sub);
  const { analisis } = deps.ejecucion;
  const nuevo = { id: deps.nuevoId(), proyectoId, idPersona: persona.sub, enlace, rama, ahora: deps.ahora() };
  return encolarConTurno(deps.ejecucion, (uno) => analisis.abrir(uno), nuevo);
}

/** Cancels the open analysis of the caller's own project; does nothing without one. */
export async function cancelarAnalisis(
  deps: Omit<Deps, 'nuevoId' | 'cuotas'>,
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

function noIniciable(): DomainError {
  return new DomainError(
    'conflict',
    'no-iniciable',
    'El análisis de este proyecto lo hace un servicio externo: desde aquí no se puede iniciar ni cancelar.',
  );
}
