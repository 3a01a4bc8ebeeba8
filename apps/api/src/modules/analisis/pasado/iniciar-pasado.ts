import { exigir, type Persona } from '@mantenible/domain/acceso';
import { DomainError } from '@mantenible/domain/error';
import type { Proyecto } from '@mantenible/domain/proyecto';

import type { ProyectoRepository } from '../../proyecto/proyecto.port.ts';
import type { Ejecucion } from '../ejecucion.port.ts';
import { encolarConTurno } from '../encolar-con-turno.ts';

interface Deps {
  readonly proyectos: Pick<ProyectoRepository, 'buscar'>;
  readonly ejecucion: Ejecucion | null;
  readonly nuevoId: () => string;
  readonly ahora: () => Date;
}

/** Queues the past of the caller's own project and returns its id; refused as an analysis is, of which it counts as one. */
export async function iniciarPasado(deps: Deps, persona: Persona, proyectoId: string): Promise<string> {
  const { link: enlace, branch: rama } = await exigirPropio(deps, persona, proyectoId);
  if (!deps.ejecucion) throw noOfrecido();
  const { pasados } = deps.ejecucion;
  const nuevo = { id: deps.nuevoId(), proyectoId, idPersona: persona.sub, enlace, rama, ahora: deps.ahora() };
  return encolarConTurno(deps.ejecucion, (uno) => pasados.abrir(uno), nuevo);
}

/** Cancels the open past of the caller's own project; does nothing without one. */
export async function cancelarPasado(
  deps: Omit<Deps, 'nuevoId'>,
  persona: Persona,
  proyectoId: string,
): Promise<void> {
  await exigirPropio(deps, persona, proyectoId);
  if (!deps.ejecucion) throw noOfrecido();
  await deps.ejecucion.pasados.cancelar(proyectoId, deps.ahora());
}

async function exigirPropio(
  { proyectos }: Pick<Deps, 'proyectos'>,
  persona: Persona,
  proyectoId: string,
): Promise<Proyecto> {
  const guardado = await proyectos.buscar(proyectoId);
  exigir(persona, { recurso: 'pasado', accion: 'iniciar', cosa: 'el proyecto' }, guardado);
  return guardado.proyecto;
}

function noOfrecido(): DomainError {
  return new DomainError(
    'conflict',
    'pasado-no-ofrecido',
    'Los análisis de este servidor los hace un servicio externo, que no conserva la historia del repositorio.',
  );
}
