import type { CambioEntreAnalisis } from '@mantenible/domain/comparacion';

import { aislar } from '../../ui/aislar.ts';

/** Where an analysis comes from, and what of it differs from its project today. */
export interface Procedencia {
  readonly enlace: string | null;
  readonly rama: string;
  readonly cambios: readonly CambioEntreAnalisis[];
}

/** What of an analysis differs from its project today, one sentence each. */
export function frasesDeProcedencia({ enlace, rama, cambios }: Procedencia): readonly string[] {
  return cambios.map((cambio) => {
    if (cambio === 'enlace')
      return `Es de otro repositorio, ${aislar(enlace ?? '')}: el enlace del proyecto cambió después.`;
    if (cambio === 'rama')
      return `Es de la rama «${aislar(rama)}», que no es la que indica ahora el proyecto.`;
    if (cambio === 'alcance') return 'Abarca otros archivos: el alcance del análisis cambió después.';
    return 'Lo hizo otra versión del analizador: sus reglas pueden haber cambiado.';
  });
}
