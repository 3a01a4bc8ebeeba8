import type { Autor } from '@mantenible/domain/auditoria';
import type { Criterio, PropiedadCalidad } from '@mantenible/domain/criterio';

import type { Escritura, Rechazo } from '../comun/escritura.ts';

export type CriterioGuardado = Criterio & { readonly version: number };
export type PropiedadGuardada = PropiedadCalidad & { readonly version: number };

/** Ranges with their meaning, in list order: the first that contains a value applies. A change is stored with its entry in the audit trail. */
export interface CriterioRepository {
  listar(): Promise<readonly CriterioGuardado[]>;
  actualizar(criterio: Criterio, esperada: number | null, quien: Autor): Promise<Escritura>;
}

/** Defect thresholds, in list order (requisito: defect-thresholds). */
export interface PropiedadRepository {
  listar(): Promise<readonly PropiedadGuardada[]>;
  /** The changed property, or the reason why nothing was written. */
  actualizar(
    id: string,
    valor: number,
    esperada: number | null,
    quien: Autor,
  ): Promise<PropiedadGuardada | Rechazo>;
}
