import type { ClaveMedida } from '@mantenible/domain/calculo-estatico';
import { redondear } from '@mantenible/domain/criterio';
import { formatNumber, formatPercent } from '@mantenible/wording/numeros';

/** Formats an unrounded percent: '18,00 %'. */
export function textoPorcentaje(percent: number): string {
  return formatPercent(redondear(percent));
}

/** Formats a measure of the service; the density of comments is a percent. */
export function textoMedida(medida: ClaveMedida, valor: number): string {
  return medida === 'comment_lines_density' ? textoPorcentaje(valor) : formatNumber(valor);
}
