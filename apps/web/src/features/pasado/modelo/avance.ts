import type { ProgresoAnalisis } from '@mantenible/domain/escaneo';
import { formatNumber } from '@mantenible/wording/numeros';

/** Part of the progress bar that a phase of the analysis takes, and the text that names the phase. */
interface Tramo {
  /** Percent of the whole at the start and end of the phase; the bar never decreases. */
  readonly desde: number;
  readonly hasta: number;
  readonly texto: string;
}

const tramos: Readonly<Record<ProgresoAnalisis['fase'], Tramo>> = {
  'en-cola': { desde: 0, hasta: 2, texto: 'En cola: empezará cuando acaben los análisis que esperan' },
  conectando: { desde: 2, hasta: 4, texto: 'Conectando con el repositorio…' },
  descargando: { desde: 4, hasta: 20, texto: 'Descargando los commits…' },
  leyendo: { desde: 20, hasta: 25, texto: 'Leyendo los archivos de los commits elegidos' },
  analizando: { desde: 25, hasta: 98, texto: 'Analizando los archivos que cambiaron' },
  guardando: { desde: 98, hasta: 100, texto: 'Guardando la historia…' },
};

/**
 * Phases whose bar and text follow the count of files. 'descargando' does not: it runs twice, for commits and for
 * files, and the second count would move the bar back.
 */
const fasesConCuenta: readonly ProgresoAnalisis['fase'][] = ['leyendo', 'analizando'];

interface Avance {
  /** Whole percent, 0 to 100. */
  readonly porcentaje: number;
  readonly texto: string;
}

/** State of the bar; `progreso` is null right after the request. `delante`: jobs queued before this one. */
export function describirAvance(progreso: ProgresoAnalisis | null, delante: number | null): Avance {
  if (progreso === null) return { porcentaje: 0, texto: 'Preparando el análisis de la historia…' };
  const { fase, hechos, total } = progreso;
  const { desde, hasta, texto } = tramos[fase];
  const cuenta = fasesConCuenta.includes(fase) && total > 0;
  const parte = cuenta ? Math.min(1, hechos / total) : 0;
  return {
    porcentaje: Math.floor(desde + (hasta - desde) * parte),
    texto: cuenta
      ? `${texto}: ${formatNumber(hechos)} de ${formatNumber(total)}`
      : (textoEnCola(fase, delante) ?? texto),
  };
}

function textoEnCola(fase: ProgresoAnalisis['fase'], delante: number | null): string | null {
  if (fase !== 'en-cola' || delante === null) return null;
  if (delante === 0) return 'En cola: es el siguiente';
  return delante === 1
    ? 'En cola: hay 1 análisis delante'
    : `En cola: hay ${formatNumber(delante)} análisis delante`;
}

/** Text for the live region: phase and quarter of the way, so that screen readers do not announce each file. */
export function anunciarAvance(progreso: ProgresoAnalisis | null, delante: number | null): string {
  const { porcentaje, texto } = describirAvance(progreso, delante);
  const [fase = texto] = texto.replace(/…$/u, '').split(':');
  const cuarto = Math.floor(porcentaje / 25) * 25;
  return cuarto === 0 ? `${fase}.` : `${fase}, más del ${cuarto} %.`;
}
