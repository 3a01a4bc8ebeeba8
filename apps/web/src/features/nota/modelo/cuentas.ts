import type { NotaPublicada } from '@mantenible/contracts/nota';
import {
  cuenta,
  minimoLineasDensidad,
  type FuenteLinea,
  type LineaRubrica,
} from '@mantenible/domain/rubrica';
import { formatNumber } from '@mantenible/wording/numeros';

type Calculo = NotaPublicada['calculo'];

/** What the figure of each source counts. */
export const queCuenta: Readonly<Record<FuenteLinea, string>> = {
  media: 'La media de la prueba entregada, en porcentaje.',
  evidencias:
    'De las respuestas por encima del nivel más bajo, cuántas tienen una evidencia: un archivo que existe con esas líneas en el commit analizado, u otra que un docente aceptó.',
  acuerdo: 'De las preguntas en común con la prueba de referencia, cuántas tienen el mismo nivel.',
  grado: 'El grado de mantenibilidad del análisis que se hizo para la entrega.',
  nuevas: `Las incidencias que la plantilla no tiene en el mismo archivo, por cada 1000 líneas de código principal. Cuentan también las que el equipo marcó, hasta que un docente acepta la marca, y las que el código silencia de más. Con menos de ${minimoLineasDensidad} líneas no hay dato.`,
  acciones: 'Las acciones del plan que un análisis o una prueba verificó.',
  criterio: 'Un docente elige uno de los niveles descritos.',
};

/** The formula of each line that counts in the mark, with its numbers. */
export function cuentasDe(lineas: readonly LineaRubrica[], calculo: Calculo): readonly string[] {
  return lineas.flatMap((linea, i) => {
    const calculada = calculo.lineas[i];
    return calculada && cuenta(linea, calculada)
      ? [`${linea.nombre}: ${cuentaDeLinea(linea, calculada)}.`]
      : [];
  });
}

function cuentaDeLinea(linea: LineaRubrica, { valor, puntos, restados }: Calculo['lineas'][number]): string {
  if (linea.fuente === 'criterio') return `${formatNumber(puntos)}, los puntos del nivel elegido`;
  if (valor === null) return '0, sin datos';
  const { bajo, alto } = linea;
  const todos = (linea.puntos * (valor - bajo)) / (alto - bajo);
  const ganados = puntos + restados;
  // Beyond its bounds a line gives no points, or all of them.
  const queda = Math.abs(todos - ganados) > 1e-9 ? `, que queda en ${formatNumber(ganados)}` : '';
  const pena =
    restados > 0 ? `; menos ${formatNumber(restados)} por las penalizaciones = ${formatNumber(puntos)}` : '';
  return `${formatNumber(linea.puntos)} × ${resta(valor, bajo)} ÷ ${resta(alto, bajo)} = ${conMenos(todos)}${queda}${pena}`;
}

/** A number below zero has the minus sign of the formula. */
const conMenos = (valor: number): string => formatNumber(valor).replace('-', '−');

const resta = (uno: number, otro: number): string => `(${formatNumber(uno)} − ${formatNumber(otro)})`;

/** The mark's formula with its sums; null where no line that scores has data, or a level is still to be chosen: there is no mark then. */
export function cuentaDeNota(
  lineas: readonly LineaRubrica[],
  calculo: Calculo,
  escala: number,
): string | null {
  const { nota, obtenidos, posibles, pendientes } = calculo;
  if (nota === null || pendientes.length > 0) return null;
  const cuentan = lineas.flatMap((linea, i) => {
    const calculada = calculo.lineas[i];
    return calculada && cuenta(linea, calculada) ? [{ linea, calculada }] : [];
  });
  const dados = sumandos(cuentan.map(({ calculada }) => calculada.puntos));
  const todos = sumandos(cuentan.map(({ linea }) => linea.puntos));
  return `Nota: ${formatNumber(escala)} × (${dados}) ÷ (${todos}) = ${formatNumber(escala)} × ${formatNumber(obtenidos)} ÷ ${formatNumber(posibles)} = ${formatNumber(nota)}.`;
}

const sumandos = (valores: readonly number[]): string => valores.map(formatNumber).join(' + ');
