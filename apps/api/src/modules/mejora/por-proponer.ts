import type { ArchivoGuardado, DetalleAnalisis } from '@mantenible/domain/comparacion';
import { sinMarcados, type Ancla } from '@mantenible/domain/marca';

import { seguirEnTramos } from '../comun/seguir-en-tramos.ts';

export interface PorProponer {
  readonly archivos: readonly ArchivoGuardado[];
  /** Findings that were left out because a person marked them. */
  readonly marcadas: number;
}

/** What proposals are made of: the findings of an analysis without those that these marks are about. */
export async function porProponer(
  anclas: readonly Ancla[],
  { archivos }: Pick<DetalleAnalisis, 'archivos'>,
): Promise<PorProponer> {
  if (anclas.length === 0) return { archivos, marcadas: 0 };
  const hallados = await seguirEnTramos(anclas, archivos);
  const marcadas = hallados.filter((uno) => uno !== null).length;
  return { archivos: sinMarcados(archivos, hallados), marcadas };
}
