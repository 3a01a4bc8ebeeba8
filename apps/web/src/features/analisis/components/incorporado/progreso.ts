import type { ProgresoAnalisis } from '@mantenible/domain/escaneo';
import { formatNumber } from '@mantenible/wording/numeros';

/** Part of the progress bar that a phase of the analysis takes, and the text that names the phase. */
interface Tramo {
  /** Percent of the whole at the start and end of the phase; the bar never decreases. */
  readonly desde: number;
  readonly hasta: number;
  readonly texto: string;
  readonly cuentaArchivos: boolean;
}

const tramos: Readonly<Record<ProgresoAnalisis['fase'], Tramo>> = {
  'en-cola': { desde: 0, hasta: 2, texto: 'En cola: empezará en cuanto le toque', cuentaArchivos: false },
  conectando: { desde: 2, hasta: 5, texto: 'Conectando con el repositorio', cuentaArchivos: false },
  descargando: { desde: 5, hasta: 25, texto: 'Descargando la rama', cuentaArchivos: false },
  leyendo: { desde: 25, hasta: 35, texto: 'Leyendo los archivos', cuentaArchivos: true },
  analizando: { desde: 35, hasta: 95, texto: 'Analizando el código', cuentaArchivos: true },
  guardando: { desde: 95, hasta: 100, texto: 'Guardando los resultados', cuentaArchivos: false },
};

/** State of the progress bar. */
interface Avance {
  /** Whole percent, 0 to 100. */
  readonly porcentaje: number;
  /** Name of the phase. */
  readonly fase: string;
  /** 'archivo 34 de 120'; null where the phase counts no files. */
  readonly cuenta: string | null;
}

/**
 * State of the bar; `progreso` is null right after the request. `medido`: the measures are complete and the search
 * for defects remains. `delante`: queued analyses before this one.
 */
export function describirAvance(
  progreso: ProgresoAnalisis | null,
  medido: boolean,
  delante: number | null = null,
): Avance {
  if (progreso === null) return { porcentaje: 0, fase: 'Preparando el análisis', cuenta: null };
  const { desde, hasta, texto, cuentaArchivos } = tramos[progreso.fase];
  const { hechos, total } = progreso;
  const parte = total > 0 ? Math.min(1, hechos / total) : 0;
  return {
    porcentaje: Math.floor(desde + (hasta - desde) * parte),
    fase: fraseDe(progreso.fase, medido, delante) ?? texto,
    cuenta: cuentaArchivos && total > 0 ? `archivo ${formatNumber(hechos)} de ${formatNumber(total)}` : null,
  };
}

/** Name of the phase where `medido` or `delante` makes it more exact; null for the general name. */
function fraseDe(fase: ProgresoAnalisis['fase'], medido: boolean, delante: number | null): string | null {
  if (fase === 'analizando' && medido) return 'Buscando incidencias';
  if (fase !== 'en-cola' || delante === null) return null;
  if (delante === 0) return 'En cola: es el siguiente';
  return delante === 1
    ? 'En cola: hay 1 análisis delante'
    : `En cola: hay ${formatNumber(delante)} análisis delante`;
}

/** Text for the live region: phase and quarter of the way, so that screen readers do not announce each file. */
export function anunciarAvance(
  progreso: ProgresoAnalisis | null,
  medido: boolean,
  delante: number | null = null,
): string {
  const { fase, porcentaje } = describirAvance(progreso, medido, delante);
  const cuarto = Math.floor(porcentaje / 25) * 25;
  return cuarto === 0 ? `${fase}.` : `${fase}, más del ${cuarto} %.`;
}
