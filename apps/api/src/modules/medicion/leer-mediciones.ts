import { exigir, type Persona } from '@mantenible/domain/acceso';
import type { AnalisisMedido } from '@mantenible/domain/medicion';

import type { MedicionRepository } from './medicion.port.ts';

export interface DepsMedicion {
  readonly mediciones: MedicionRepository;
}

/** Figures of the newest finished analysis of a project that the caller may read. */
export async function leerMediciones(
  { mediciones }: DepsMedicion,
  persona: Persona,
  proyectoId: string,
): Promise<{ readonly repositorio: string; readonly medido: AnalisisMedido | null }> {
  const hallado = await mediciones.leer(proyectoId, null);
  exigir(persona, { recurso: 'analisis', accion: 'leer', cosa: 'el proyecto' }, hallado);
  const { repositorio, medido } = hallado;
  return { repositorio, medido };
}
