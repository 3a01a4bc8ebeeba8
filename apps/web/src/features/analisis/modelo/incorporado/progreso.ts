import type { ProgresoAnalisis } from '@mantenible/domain/escaneo';
import { formatNumber } from '@mantenible/wording/numeros';

interface Tramo {
  /** Percent of the whole at which the phase begins and ends: the bar never goes back. */
  readonly desde: number;
  readonly hasta: number;
  readonly texto: string;
  /** Whether the phase counts files. */
  readonly archivos: boolean;
}

const tramos: Readonly<Record<ProgresoAnalisis['fase'], Tramo>> = {
  'en-cola': { desde: 0, hasta: 2, texto: 'En cola: empezará en cuanto le toque', archivos: false },
  conectando: { desde: 2, hasta: 5, texto: 'Conectando con el repositorio', archivos: false },
  descargando: { desde: 5, hasta: 25, texto: 'Descargando la rama', archivos: false },
  leyendo: { desde: 25, hasta: 35, texto: 'Leyendo los archivos', archivos: true },
  analizando: { desde: 35, hasta: 95, texto: 'Analizando el código', archivos: true },
  guardando: { desde: 95, hasta: 100, texto: 'Guardando los resultados', archivos: false },
};

/** What the bar shows of a running analysis. */
interface Avance {
  /** Whole percent of the way, 0 to 100. */
  readonly porcentaje: number;
  /** What is being done. */
  readonly fase: string;
  /** 'archivo 34 de 120'; null where nothing is counted. */
  readonly cuenta: string | null;
}

/**
 * The state of the bar; nothing is known yet of an analysis that has just been asked for. `medido`: all is measured, and
 * what is left of analysing is the search for defects. `delante`: analyses that are made before one that waits.
 */
export function describirAvance(
  progreso: ProgresoAnalisis | null,
  medido: boolean,
  delante: number | null = null,
): Avance {
  if (progreso === null) return { porcentaje: 0, fase: 'Preparando el análisis', cuenta: null };
  const { desde, hasta, texto, archivos } = tramos[progreso.fase];
  const { hechos, total } = progreso;
  const parte = total > 0 ? Math.min(1, hechos / total) : 0;
  return {
    porcentaje: Math.floor(desde + (hasta - desde) * parte),
    fase: fraseDe(progreso.fase, medido, delante) ?? texto,
    cuenta: archivos && total > 0 ? `archivo ${formatNumber(hechos)} de ${formatNumber(total)}` : null,
  };
}

function fraseDe(fase: ProgresoAnalisis['fase'], medido: boolean, delante: number | null): string | null {
  if (fase === 'analizando' && medido) return 'Buscando incidencias';
  if (fase !== 'en-cola' || delante === null) return null;
  if (delante === 0) return 'En cola: es el siguiente';
  return delante === 1
    ? 'En cola: hay 1 análisis delante'
    : `En cola: hay ${formatNumber(delante)} análisis delante`;
}

/** What is said aloud: the phase, and its counts every quarter of the way alone, so that nobody hears each file. */
export function anunciarAvance(
  progreso: ProgresoAnalisis | null,
  medido: boolean,
  delante: number | null = null,
): string {
  const { fase, porcentaje } = describirAvance(progreso, medido, delante);
  const cuarto = Math.floor(porcentaje / 25) * 25;
  return cuarto === 0 ? `${fase}.` : `${fase}, más del ${cuarto} %.`;
}
