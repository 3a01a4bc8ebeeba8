import type { ClaveMedida, CondicionDefecto, TarjetaDefecto } from '@mantenible/domain/calculo-estatico';
import { redondear } from '@mantenible/domain/criterio';
import { formatEditable, formatNumber, formatPercent } from '@mantenible/wording/numeros';

/** Formats an unrounded percent: '18,00 %'. */
export function textoPorcentaje(percent: number): string {
  return formatPercent(redondear(percent));
}

/** Formats a measure of the service; the density of comments is a percent. */
export function textoMedida(medida: ClaveMedida, valor: number): string {
  return medida === 'comment_lines_density' ? textoPorcentaje(valor) : formatNumber(valor);
}

/** Name of each measure in a condition: 'duplicadas > 5 %'. */
const sujetos: Readonly<Record<ClaveMedida, string>> = {
  ncloc: 'líneas',
  complexity: 'complejidad',
  duplicated_lines: 'duplicadas',
  lines_to_cover: 'por cubrir',
  code_smells: 'olores',
  cognitive_complexity: 'complejidad cognitiva',
  comment_lines_density: 'comentarios',
};

const signos: Readonly<Record<CondicionDefecto, string>> = { '>': '>', '<': '<', '>=': '≥' };

/** Condition under which a measure is a defect: 'duplicadas > 5 %', 'olores > 50'; null without a threshold. */
export function textoCondicion({ medida, condicion, umbral }: TarjetaDefecto): string | null {
  if (umbral === null) return null;
  return `${sujetos[medida]} ${signos[condicion]} ${textoUmbral(medida, umbral)}`;
}

/** Code smells are compared by count, the other measures by percent. */
export function textoUmbral(medida: ClaveMedida, umbral: number): string {
  return medida === 'code_smells' ? formatNumber(umbral) : `${formatEditable(umbral)}\u00a0%`;
}

/**
 * Comparison behind the verdict: '4,00 % > 5 %'. Where rounding would make both sides equal, the figure shows all
 * its decimals.
 */
export function textoComparacion({ medida, condicion, comparado, umbral }: TarjetaDefecto): string | null {
  if (comparado === null || umbral === null) return null;
  const parecen = redondear(comparado) === umbral && comparado !== umbral;
  const exacto = medida === 'code_smells' ? formatNumber(comparado) : `${formatEditable(comparado)}\u00a0%`;
  const corto = medida === 'code_smells' ? exacto : textoPorcentaje(comparado);
  return `${parecen ? exacto : corto} ${signos[condicion]} ${textoUmbral(medida, umbral)}`;
}
