import { exigir, puede, type Persona } from '@mantenible/domain/acceso';
import { cambiosEntre } from '@mantenible/domain/comparacion';
import type { PasadoConCambios, SituacionPasado } from '@mantenible/domain/pasado';

import type { Ejecucion } from '../analisis/ejecucion.port.ts';
import { autorMostrado } from '../comun/autor.ts';
import type { ProyectoRepository } from '../proyecto/proyecto.port.ts';

export interface DepsLeerPasado {
  readonly proyectos: Pick<ProyectoRepository, 'buscar'>;
  /** Null where a scanning service analyses. */
  readonly ejecucion: Ejecucion | null;
  /** Version of the analyser of today. */
  readonly analizador: string;
}

interface PasadoConAutor extends PasadoConCambios {
  /** Who started it, in a project of several people. */
  readonly autor?: string;
}

const sinServicio = { estado: 'sin-iniciar', progreso: null, delante: null, motivo: null } as const;

/** State of the past of a project that the caller may read. */
export async function leerAvancePasado(
  deps: DepsLeerPasado,
  persona: Persona,
  proyectoId: string,
): Promise<SituacionPasado> {
  return (await leerConProyecto(deps, persona, proyectoId)).avance;
}

async function leerConProyecto(
  { proyectos, ejecucion }: DepsLeerPasado,
  persona: Persona,
  proyectoId: string,
) {
  const guardado = await proyectos.buscar(proyectoId);
  exigir(persona, { recurso: 'pasado', accion: 'leer', cosa: 'el proyecto' }, guardado);
  const suyo = puede(persona, 'pasado', 'iniciar', guardado.pertenencia);
  const estado = (await ejecucion?.pasados.ejecucion(proyectoId)) ?? sinServicio;
  const avance: SituacionPasado = {
    ...estado,
    ofrecido: ejecucion !== null,
    iniciable: ejecucion !== null && suyo,
  };
  return { avance, proyecto: guardado.proyecto, pertenencia: guardado.pertenencia };
}

/** The state of the past, as `leerAvancePasado` returns it, with the finished past. */
export async function leerPasado(
  deps: DepsLeerPasado,
  persona: Persona,
  proyectoId: string,
): Promise<SituacionPasado & { readonly pasado: PasadoConAutor | null }> {
  const { avance, proyecto, pertenencia } = await leerConProyecto(deps, persona, proyectoId);
  const guardado = await deps.ejecucion?.pasados.listo(proyectoId);
  if (!guardado) return { ...avance, pasado: null };
  const { alcance, alcanceDeHoy, analizador, autor: quien, ...pasado } = guardado;
  const autor = autorMostrado(pertenencia, quien);
  const { link: enlace, branch: rama } = proyecto;
  const hoy = { enlace, rama, analizador: deps.analizador, alcance: alcanceDeHoy };
  const cambios = cambiosEntre({ ...pasado, alcance, analizador }, hoy);
  return { ...avance, pasado: { ...pasado, cambios, ...(autor !== null && { autor }) } };
}
