import type { FalloArchivo, MedidaRecomendable } from '@mantenible/domain/calculo-estatico';
import { formatNumber } from '@mantenible/wording/numeros';

import { nombresMedida } from '../../labels.ts';
import recomendaciones from '../../recomendaciones.json';

export interface Recomendacion {
  readonly metrica: string;
  readonly regla: string;
  readonly recomendacion: string;
}

/** The rows of the recommendation table that belong to a measure. */
export function recomendacionesDe(medida: MedidaRecomendable): readonly Recomendacion[] {
  return recomendaciones.filter(({ metrica }) => metrica === nombresMedida[medida]);
}

/** A measure's value for reading; the density is a percent, everything else a count. */
export function textoValor({ medida, valor }: FalloArchivo): string {
  const escrito = formatNumber(valor);
  return medida === 'comment_lines_density' ? `${escrito}\u00a0%` : escrito;
}

/** Best values as they read; the two other measures have none. */
const mejores: Readonly<Partial<Record<MedidaRecomendable, string>>> = {
  cognitive_complexity: '0',
  comment_lines_density: '100\u00a0%',
  duplicated_lines: '0',
};

/** Why a measure of a file is listed (specification §9). `ncloc` are the file's code lines. */
export function textoMotivo({ medida, motivo }: FalloArchivo, ncloc: number | null): string {
  switch (motivo) {
    case 'complejidad':
      return 'Supera 10, el máximo recomendado.';
    case 'cobertura':
      return `Son menos del 70\u00a0% de sus ${formatNumber(ncloc ?? 0)} líneas de código.`;
    case 'no-optima': {
      const mejor = mejores[medida];
      return `No está en su mejor valor${mejor === undefined ? '' : ` (${mejor})`}.`;
    }
  }
}
