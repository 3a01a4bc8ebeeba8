import { exigir, type Persona } from '@mantenible/domain/acceso';

import type { MedicionRepository, MedidoDelProyecto } from './medicion.port.ts';

export interface DepsMedicion {
  readonly mediciones: MedicionRepository;
}

/** Figures of the newest finished analysis of a project that the caller may read. */
export async function leerMediciones(
  { mediciones }: DepsMedicion,
  persona: Persona,
  proyectoId: string,
): Promise<Omit<MedidoDelProyecto, 'propietario'>> {
  const hallado = await mediciones.leer(proyectoId, null);
  exigir(persona, { recurso: 'analisis', accion: 'leer', cosa: 'el proyecto' }, hallado);
  const { repositorio, cambios, medido } = hallado;
  return { repositorio, cambios, medido };
}
