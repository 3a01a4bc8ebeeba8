import type { Autor } from '@mantenible/domain/auditoria';

import { exigirEscritura } from '../comun/escritura.ts';
import type {
  CriterioGuardado,
  CriterioRepository,
  PropiedadGuardada,
  PropiedadRepository,
} from './criterio.port.ts';

type DatosCriterio = Omit<CriterioGuardado, '_id' | 'version'>;

/** Replaces a range; with `esperada`, only that version (412 otherwise). */
export async function cambiarCriterio(
  criterios: Pick<CriterioRepository, 'actualizar'>,
  id: string,
  datos: DatosCriterio,
  esperada: number | null,
  quien: Autor,
): Promise<CriterioGuardado> {
  const criterio = { _id: id, ...datos };
  const version = exigirEscritura(await criterios.actualizar(criterio, esperada, quien), 'el criterio');
  return { ...criterio, version };
}

/** Changes a threshold; with `esperada`, only that version (412 otherwise). */
export async function cambiarPropiedad(
  propiedades: Pick<PropiedadRepository, 'actualizar'>,
  id: string,
  valor: number,
  esperada: number | null,
  quien: Autor,
): Promise<PropiedadGuardada> {
  return exigirEscritura(await propiedades.actualizar(id, valor, esperada, quien), 'la propiedad de calidad');
}
