import type { AccionNueva, Mejora } from '@mantenible/contracts/mejora';
import { diferenciaDe } from '@mantenible/domain/comparacion';
import type { Esfuerzo, Origen } from '@mantenible/domain/mejora';
import { contar } from '@mantenible/wording/contar';
import { formatSigned } from '@mantenible/wording/numeros';
import { sinPunto } from '@mantenible/wording/sin-punto';

export type PropuestaDePrueba = Mejora['manual']['propuestas'][number];
export type PropuestaEstatica = Mejora['estatico']['propuestas'][number];

/** One key for each origin, in sets and lists. */
export function claveOrigen({ tipo, clave }: Origen): string {
  return `${tipo}:${clave}`;
}

/** '+1,25 puntos'; what two decimals would write as zero is 'menos de 0,01 puntos'. */
export function textoGanancia(puntos: number): string {
  const valor = Math.abs(puntos);
  if (valor > 0 && valor < mediaCentesima) return menosDeUnaCentesima;
  // eslint-disable-next-line mantenible/counted-nouns -- a number with decimals takes the plural: '1,00 puntos'
  return `${formatSigned(puntos)} puntos`;
}

/** Difference of two figures as they are shown; where both read the same, that they differ by less than that. */
export function textoDiferencia(antes: number, despues: number): string {
  const { diferencia } = diferenciaDe(antes, despues);
  return diferencia === 0 && antes !== despues ? menosDeUnaCentesima : textoGanancia(diferencia ?? 0);
}

const menosDeUnaCentesima = 'menos de 0,01 puntos';

/** Gains below this would be written as zero, with two decimals. */
const mediaCentesima = 0.005;

/** The action that a proposal of a test becomes; its question is kept beside it. */
export function accionDePrueba(propuesta: PropuestaDePrueba, esfuerzo: Esfuerzo): AccionNueva {
  const { origen, descripcion, nivel, siguiente } = propuesta;
  const hasta = `a «${sinPunto(siguiente)}»`;
  const paso = nivel === null ? `llegar ${hasta}` : `de «${sinPunto(nivel)}» ${hasta}`;
  return { ...camposIniciales, origen, texto: unirAcortando(descripcion, `: ${paso}`), esfuerzo };
}

/** The action that a proposal of the analysis becomes. */
export function accionEstatica(propuesta: PropuestaEstatica): AccionNueva {
  const { origen, minutos } = propuesta;
  return {
    ...camposIniciales,
    origen,
    texto: textoEstatica(propuesta),
    esfuerzo: esfuerzoDeMinutos(minutos),
  };
}

function textoEstatica({ origen: { tipo }, titulo, incidencias }: PropuestaEstatica): string {
  if (tipo === 'duplicado') return unirAcortando(`Unificar el código repetido: ${titulo}`, '');
  const cuantas = contar(incidencias, 'incidencia', 'incidencias');
  if (tipo === 'archivo') return unirAcortando(`Corregir ${cuantas} de ${titulo}`, '');
  return unirAcortando(`Corregir ${cuantas} de la regla «${titulo}`, '»');
}

const camposIniciales = { estado: 'pendiente', responsable: null, fecha: null } as const;

/** Low up to an hour, medium up to a working day of eight hours, high above. */
export function esfuerzoDeMinutos(minutos: number): Esfuerzo {
  if (minutos <= 60) return 'bajo';
  return minutos <= 8 * 60 ? 'medio' : 'alto';
}

/** Longest text of an action. */
const maximo = 500;

/** Joins both texts. Where they are too long, `final` keeps up to half of the room and the end of `inicio` is cut. */
function unirAcortando(inicio: string, final: string): string {
  const entero = inicio + final;
  if (entero.length <= maximo) return entero;
  const fin = recortar(final, maximo / 2);
  return `${recortar(inicio, maximo - fin.length - 1)}…${fin}`;
}

/** The first `largo` UTF-16 units, without half of a surrogate pair at the end. */
function recortar(texto: string, largo: number): string {
  return texto.slice(0, largo).replace(/[\uD800-\uDBFF]$/u, '');
}
