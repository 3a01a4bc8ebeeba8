import { formatDecimals, formatNumber } from './numeros.ts';

interface NoCorresponden {
  readonly puntos: number;
  readonly preguntas: number;
  readonly total: number;
}

/** 'De ellos, 25,26 puntos son de preguntas que no corresponden (20 de 79).' */
export function fraseNoCorresponden({ puntos, preguntas, total }: NoCorresponden): string {
  const cuantas = `${formatNumber(preguntas)} de ${formatNumber(total)}`;
  // eslint-disable-next-line mantenible/counted-nouns -- a number with decimals takes the plural: '1,00 puntos'
  return `De ellos, ${formatDecimals(puntos)} puntos son de preguntas que no corresponden (${cuantas}).`;
}
