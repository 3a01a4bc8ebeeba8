import { exigir, puede, type Persona } from '@mantenible/domain/acceso';
import type { Pasado, SituacionPasado } from '@mantenible/domain/pasado';

import type { ProyectoRepository } from '../../proyecto/proyecto.port.ts';
import type { Ejecucion } from '../ejecucion.port.ts';

export interface DepsLeerPasado {
  readonly proyectos: Pick<ProyectoRepository, 'buscar'>;
  /** Null where a scanning service analyses. */
  readonly ejecucion: Ejecucion | null;
}

const sinServicio = { estado: 'sin-iniciar', progreso: null, delante: null, motivo: null } as const;

/** State of the past of a project that the caller may read. */
export async function leerAvancePasado(
  { proyectos, ejecucion }: DepsLeerPasado,
  persona: Persona,
  proyectoId: string,
): Promise<SituacionPasado> {
  const guardado = await proyectos.buscar(proyectoId);
  exigir(persona, { recurso: 'pasado', accion: 'leer', cosa: 'el proyecto' }, guardado);
  const suyo = puede(persona, 'pasado', 'iniciar', guardado.proyecto.idPersona);
  const estado = (await ejecucion?.pasados.ejecucion(proyectoId)) ?? sinServicio;
  return { ...estado, ofrecido: ejecucion !== null, iniciable: ejecucion !== null && suyo };
}

/** The state of the past, as `leerAvancePasado` returns it, with the finished past. */
export async function leerPasado(
  deps: DepsLeerPasado,
  persona: Persona,
  proyectoId: string,
): Promise<SituacionPasado & { readonly pasado: Pasado | null }> {
  const avance = await leerAvancePasado(deps, persona, proyectoId);
  return { ...avance, pasado: (await deps.ejecucion?.pasados.listo(proyectoId)) ?? null };
}
