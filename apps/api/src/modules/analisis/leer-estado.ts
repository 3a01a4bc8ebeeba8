import { exigir, type Persona } from '@mantenible/domain/acceso';
import type { EscaneoPort, EstadoAnalisis } from '@mantenible/domain/escaneo';

import type { ProyectoRepository } from '../proyecto/proyecto.port.ts';

/** Where the newest analysis of a project that the caller may read stands. */
export async function leerEstado(
  deps: {
    readonly proyectos: Pick<ProyectoRepository, 'buscar'>;
    readonly escaneo: Pick<EscaneoPort, 'state'>;
  },
  persona: Persona,
  proyectoId: string,
): Promise<EstadoAnalisis> {
  const guardado = await deps.proyectos.buscar(proyectoId);
  exigir(
    persona,
    { recurso: 'analisis', accion: 'leer', cosa: 'el proyecto' },
    guardado?.proyecto.idPersona ?? null,
  );
  return deps.escaneo.state(guardado?.proyecto.clave ?? '');
}
