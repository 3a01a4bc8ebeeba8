import type { ArchivoGuardado, DetalleAnalisis } from '@mantenible/domain/comparacion';
import { seguirMarcas, sinMarcados, type Ancla } from '@mantenible/domain/marca';

export interface PorProponer {
  readonly archivos: readonly ArchivoGuardado[];
  /** Findings that were left out because a person marked them. */
  readonly marcadas: number;
}

/** What proposals are made of: the findings of an analysis without those that these marks are about. */
export function porProponer(anclas: readonly Ancla[], { archivos }: DetalleAnalisis): PorProponer {
  if (anclas.length === 0) return { archivos, marcadas: 0 };
  const hallados = seguirMarcas(anclas, archivos);
  const marcadas = hallados.filter((uno) => uno !== null).length;
  return { archivos: sinMarcados(archivos, hallados), marcadas };
}
