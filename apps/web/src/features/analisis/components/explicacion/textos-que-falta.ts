import type { PuntosQueFaltan } from '@mantenible/domain/mejora';
import { formatDecimals } from '@mantenible/wording/numeros';

import { nombresMedida } from '../../../../lib/escaneo/labels.ts';

// eslint-disable-next-line mantenible/counted-nouns -- a number with decimals takes the plural: '1,00 puntos'
const enPuntos = (valor: number): string => `${formatDecimals(valor)} puntos`;

/** 'De qué se componen los 14,74 puntos que faltan'. */
export function tituloQueFalta({ total }: PuntosQueFaltan): string {
  return `De qué se componen los ${enPuntos(total)} que faltan`;
}

/** How much of the lacking points comes from measures that no proposal of the improvement plan changes. */
export function textoSinPropuestas({ total, partes, sinPropuestas }: PuntosQueFaltan): string {
  const medidas = partes
    .filter(({ conPropuestas }) => !conPropuestas)
    .map(({ medida }) => nombresMedida[medida].toLowerCase());
  const puntos = `${formatDecimals(sinPropuestas.puntos)} de los ${enPuntos(total)} (${sinPropuestas.proporcion}\u00a0%)`;
  return `Ninguna propuesta del plan de mejora cambia estas medidas: ${medidas.join(', ')}. Son ${puntos}. Las partes están redondeadas de modo que sumen el total.`;
}
