import { exigir, type Persona } from '@mantenible/domain/acceso';

import type { ArchivoMedido, MedicionRepository, MedidoDelProyecto } from './medicion.port.ts';

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

/** The files that the analysis of `leerMediciones` read, of a project that the caller may read. */
export async function leerArchivosMedidos(
  deps: DepsMedicion,
  persona: Persona,
  proyectoId: string,
): Promise<{ readonly commit: string | null; readonly archivos: readonly ArchivoMedido[] }> {
  const { medido } = await leerMediciones(deps, persona, proyectoId);
  if (medido === null) return { commit: null, archivos: [] };
  return { commit: medido.commit, archivos: await deps.mediciones.archivos(medido.analisis) };
}
