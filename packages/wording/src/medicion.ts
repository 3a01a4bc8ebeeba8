import { contar } from './contar.ts';
import { formatDateTime } from './fechas.ts';
import { formatPercent } from './numeros.ts';

/** What an analysis measured for a question of a test. */
export interface MedicionEscrita {
  /** ISO 8601. */
  readonly fecha: string;
  /** Name of the measure; a percent of it, or lines of code a file. */
  readonly nombre: string;
  readonly esPorcentaje: boolean;
  readonly cifra: number;
  /** Description of the level that the figure corresponds to; null for none. */
  readonly nivel: string | null;
}

/** 'El análisis del 20 de noviembre de 2026, 10:04 midió 1,20 % en «Mala práctica»: corresponde al nivel «Más de 5».' */
export function fraseMedicion(medicion: MedicionEscrita, timeZone?: string): string {
  const { fecha, nombre, esPorcentaje, cifra, nivel } = medicion;
  const medido = esPorcentaje
    ? `${formatPercent(cifra)} en «${nombre}»`
    : `${contar(cifra, 'línea', 'líneas')} de código por archivo`;
  const conclusion =
    nivel === null
      ? 'no basta para indicar un nivel.'
      : `corresponde al nivel «${nivel.trim().replace(/\.$/u, '')}».`;
  return `El análisis del ${formatDateTime(fecha, timeZone)} midió ${medido}: ${conclusion}`;
}
