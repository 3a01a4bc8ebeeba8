import { contar } from '@mantenible/wording/contar';
import { formatNumber } from '@mantenible/wording/numeros';

/** Minutes that a question takes, from looking at the code to the comment: an estimate, stated in docs/guia.md. */
const minutosPorPregunta = { desde: 3, hasta: 5 } as const;
/** Longest time that is given in minutes. */
const maximoMinutos = 120;

/** Fewest (`desde`) and most (`hasta`) questions of a test; equal where the number is exact. */
export interface Preguntas {
  readonly desde: number;
  readonly hasta: number;
}

/** Questions and expected time in words: '4 preguntas, unos 12 a 20 minutos', 'De 4 a 12 preguntas, unos 12 a 60 minutos'. */
export function preguntasConTiempo({ desde, hasta }: Preguntas): string {
  const cuantas = contar(hasta, 'pregunta', 'preguntas');
  return `${desde === hasta ? cuantas : `De ${formatNumber(desde)} a ${cuantas}`}, ${tiempo({ desde, hasta })}`;
}

function tiempo({ desde, hasta }: Preguntas): string {
  const [menos, mas] = [desde * minutosPorPregunta.desde, hasta * minutosPorPregunta.hasta];
  if (mas <= maximoMinutos) return `unos ${menos} a ${contar(mas, 'minuto', 'minutos')}`;
  const maximo = contar(enHoras(mas), 'hora', 'horas');
  return menos < 60
    ? `unos ${contar(menos, 'minuto', 'minutos')} a ${maximo}`
    : `unas ${formatNumber(enHoras(menos))} a ${maximo}`;
}

/** Minutes in hours, rounded to halves. */
function enHoras(minutos: number): number {
  return Math.round(minutos / 30) / 2;
}
