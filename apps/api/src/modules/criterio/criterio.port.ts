import type { Criterio, PropiedadCalidad } from '@mantenible/domain/criterio';

import type { Escritura } from '../escritura.ts';

export type CriterioGuardado = Criterio & { readonly version: number };
export type PropiedadGuardada = PropiedadCalidad & { readonly version: number };

/** Ranges with their meaning, in list order: the first that holds a value wins. */
export interface CriterioRepository {
  listar(): Promise<readonly CriterioGuardado[]>;
  actualizar(criterio: Criterio, esperada: number | null): Promise<Escritura>;
}

/** Defect thresholds, in list order (specification §9). */
export interface PropiedadRepository {
  listar(): Promise<readonly PropiedadGuardada[]>;
  /** The property as it now reads, or why nothing was written. */
  actualizar(
    id: string,
    valor: number,
    esperada: number | null,
  ): Promise<PropiedadGuardada | Exclude<Escritura, number>>;
}
