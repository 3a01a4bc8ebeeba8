import type { Persona } from '@mantenible/domain/acceso';
import { DomainError } from '@mantenible/domain/error';
import type { EscaneoPort, EstadoAnalisis } from '@mantenible/domain/escaneo';

import type { ProyectoRepository } from '../proyecto/proyecto.port.ts';
import { exigirProyecto } from '../proyecto/leer-proyecto.ts';
import { estaPreparado } from '../sonarqube/preparado.ts';

interface Deps {
  readonly proyectos: Pick<ProyectoRepository, 'buscar'>;
  readonly escaneo: Pick<EscaneoPort, 'identity' | 'state'>;
}

const sinPreparar: EstadoAnalisis = {
  estado: 'sin-preparar',
  iniciable: false,
  fecha: null,
  rama: null,
  motivo: null,
};

/**
 * Where the newest analysis of a project that the caller may read stands; 'sin-preparar' when the service does not
 * hold the project as ours, or no longer holds it.
 */
export async function leerEstado(deps: Deps, persona: Persona, proyectoId: string): Promise<EstadoAnalisis> {
  const { proyecto, servicio } = await exigirProyecto(deps, persona, proyectoId, 'leer');
  if (!(await estaPreparado(deps.escaneo, servicio))) return sinPreparar;
  return deps.escaneo.state(proyecto.clave).catch((error: unknown) => {
    if (error instanceof DomainError && error.kind === 'not-found') return sinPreparar;
    throw error;
  });
}
