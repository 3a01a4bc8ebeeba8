import { contar } from '@mantenible/wording/contar';
import { formatDecimals, formatPercent } from '@mantenible/wording/numeros';

export interface Acuerdo {
  readonly comunes: number;
  readonly porcentaje: number | null;
  readonly kappa: number | null;
  readonly pocas: boolean;
}

export function niveles({ porcentaje }: Acuerdo): string {
  return porcentaje === null ? 'Sin preguntas comunes' : formatPercent(porcentaje);
}

export function kappa({ kappa: valor }: Acuerdo): string {
  return valor === null ? 'Sin definir' : formatDecimals(valor);
}

export function base({ comunes, pocas }: Acuerdo): string {
  return `${contar(comunes, 'pregunta común', 'preguntas comunes')}${pocas ? ': pocas preguntas' : ''}`;
}
