import type { diferencia } from '@mantenible/contracts/comparacion';
import { formatNumber, formatSigned } from '@mantenible/wording/numeros';
import type * as z from 'zod/mini';

/** Two figures and their difference. A missing figure is null, and then the difference is null too. */
export type Diferencia = z.infer<typeof diferencia>;

/** Which way a figure improves. */
export type Mejora = 'sube' | 'baja';
/** Judgement of a difference; 'distinto' where none is passed. */
export type Sentido = 'mejor' | 'peor' | 'igual' | 'distinto' | 'sin-datos';

/** Judgement of a difference for a figure that improves in the way `mejora`. */
export function sentidoDe({ diferencia: valor }: Pick<Diferencia, 'diferencia'>, mejora: Mejora): Sentido {
  if (valor === null) return 'sin-datos';
  if (valor === 0) return 'igual';
  return valor > 0 === (mejora === 'sube') ? 'mejor' : 'peor';
}

/** '+25,00 puntos', '−3,10 puntos', '0,00 puntos'; a dash where one of both figures is missing. */
export function textoPuntos({ diferencia: valor }: Pick<Diferencia, 'diferencia'>): string {
  if (valor === null) return '—';
  // eslint-disable-next-line mantenible/counted-nouns -- a number with decimals takes the plural: '1,00 puntos'
  return `${formatSigned(valor)} puntos`;
}

/** '+3', '−12', '0'; a dash where one of both figures is missing. */
export function textoCantidad({ diferencia: valor }: Pick<Diferencia, 'diferencia'>): string {
  return valor === null ? '—' : formatSigned(valor, formatNumber);
}
