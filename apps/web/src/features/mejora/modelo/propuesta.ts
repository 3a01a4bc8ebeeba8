import type { AccionNueva, Mejora } from '@mantenible/contracts/mejora';
import type { Esfuerzo, Origen } from '@mantenible/domain/mejora';
import { contar } from '@mantenible/wording/contar';
import { formatDecimals } from '@mantenible/wording/numeros';

export type PropuestaManual = Mejora['manual']['propuestas'][number];
export type PropuestaEstatica = Mejora['estatico']['propuestas'][number];

/** One key for each origin, in sets and lists. */
export function claveOrigen({ tipo, clave }: Origen): string {
  return `${tipo}:${clave}`;
}

/** '+1,25 puntos'; what two decimals would write as zero is 'menos de 0,01 puntos'. */
export function textoGanancia(puntos: number): string {
  const valor = Math.abs(puntos);
  if (valor > 0 && valor < centesima) return 'menos de 0,01 puntos';
  // eslint-disable-next-line mantenible/counted-nouns -- a number with decimals takes the plural: '1,00 puntos'
  return `${signo(puntos)}${formatDecimals(valor)} puntos`;
}

const centesima = 0.005;
const signo = (puntos: number): string => (puntos > 0 ? '+' : puntos < 0 ? '−' : '');

/** The action that a proposal by hand becomes. */
export function accionDePrueba(propuesta: PropuestaManual, esfuerzo: Esfuerzo): AccionNueva {
  const { origen, pregunta, nivel, siguiente } = propuesta;
  const paso = nivel === null ? `llegar a «${siguiente}»` : `pasar de «${nivel}» a «${siguiente}»`;
  return { ...vacia, origen, texto: comoTexto(pregunta, `: ${paso}`), esfuerzo };
}

/** The action that a proposal of the analysis becomes. */
export function accionEstatica(propuesta: PropuestaEstatica): AccionNueva {
  const { origen, minutos } = propuesta;
  return { ...vacia, origen, texto: textoEstatica(propuesta), esfuerzo: esfuerzoDeMinutos(minutos) };
}

function textoEstatica({ origen: { tipo }, titulo, incidencias }: PropuestaEstatica): string {
  if (tipo === 'duplicado') return comoTexto(`Unificar el código repetido: ${titulo}`, '');
  const cuantas = contar(incidencias, 'incidencia', 'incidencias');
  if (tipo === 'archivo') return comoTexto(`Corregir ${cuantas} de ${titulo}`, '');
  return comoTexto(`Corregir: ${titulo}`, ` (${cuantas})`);
}

const vacia = { estado: 'pendiente', responsable: null, fecha: null } as const;

/** Up to an hour is low, up to a working day of eight hours is middle. */
export function esfuerzoDeMinutos(minutos: number): Esfuerzo {
  if (minutos <= 60) return 'bajo';
  return minutos <= 8 * 60 ? 'medio' : 'alto';
}

/** Longest text of an action. */
const maximo = 500;

/** A long beginning is shortened so that its end stays. */
function comoTexto(inicio: string, final: string): string {
  const entero = inicio + final;
  if (entero.length <= maximo) return entero;
  const fin = enteros(final, maximo / 2);
  return `${enteros(inicio, maximo - fin.length - 1)}…${fin}`;
}

/** The first UTF-16 units, without half of a pair at the end. */
function enteros(texto: string, largo: number): string {
  return texto.slice(0, largo).replace(/[\uD800-\uDBFF]$/u, '');
}
