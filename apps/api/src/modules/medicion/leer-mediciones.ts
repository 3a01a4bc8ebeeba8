import type { Pertenencia } from '@mantenible/domain/acceso';
import type { Persona } from '@mantenible/domain/acceso';

import { leerPermitido, type PropietarioDe } from '../comun/leer-permitido.ts';
import type { ArchivoMedido, MedicionRepository, MedidoDelProyecto } from './medicion.port.ts';

export interface DepsMedicion {
  readonly mediciones: MedicionRepository;
  readonly propietarioDe: PropietarioDe;
}

/** Figures of the newest finished analysis of a project that the caller may read. */
export async function leerMediciones(
  { mediciones, propietarioDe }: DepsMedicion,
  persona: Persona,
  proyectoId: string,
): Promise<Omit<MedidoDelProyecto, keyof Pertenencia>> {
  const hallado = await leerPermitido(
    propietarioDe,
    { persona, proyectoId, recurso: 'analisis', accion: 'leer' },
    () => mediciones.leer(proyectoId, null),
  );
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
