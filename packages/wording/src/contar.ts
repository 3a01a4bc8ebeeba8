import { formatNumber } from './numeros.ts';

/** A number with its noun in agreement: '1 pregunta', '0 preguntas', '1 234 preguntas'. */
export function contar(n: number, singular: string, plural: string): string {
  return `${formatNumber(n)} ${n === 1 ? singular : plural}`;
}
