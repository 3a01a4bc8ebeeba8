import { contar } from './contar.ts';
import { formatDateTime } from './fechas.ts';
import { formatNumber, formatPercent } from './numeros.ts';
import { sinPunto } from './sin-punto.ts';

/** A percent, findings in a hundred lines of code (a percent as well), or lines of code a file. */
export type UnidadMedida = 'porcentaje' | 'incidencias' | 'lineas';

export interface MedicionEscrita {
  /** ISO 8601. */
  readonly fecha: string;
  readonly nombre: string;
  readonly unidad: UnidadMedida;
  readonly cifra: number;
  /** Description of the level that the figure corresponds to; null for none. */
  readonly nivel: string | null;
}

/** 'El análisis del 20 de noviembre de 2026, 10:04 midió 1,20 % en «Mala práctica»: corresponde al nivel «Más de 5».' */
export function fraseMedicion(medicion: MedicionEscrita, timeZone?: string): string {
  const { fecha, nivel } = medicion;
  const conclusion =
    nivel === null ? 'no basta para indicar un nivel.' : `corresponde al nivel «${sinPunto(nivel)}».`;
  return `El análisis del ${formatDateTime(fecha, timeZone)} midió ${textoCifra(medicion)}: ${conclusion}`;
}

/** Questions count findings by thousand lines, and the model by hundred: the sentence has both. */
function textoCifra({ nombre, unidad, cifra }: MedicionEscrita): string {
  if (unidad === 'lineas') return `${contar(cifra, 'línea', 'líneas')} de código por archivo`;
  const porcentaje = `${formatPercent(cifra)} en «${nombre}»`;
  return unidad === 'porcentaje'
    ? porcentaje
    : `${porcentaje} (${contar(cifra * 10, 'incidencia', 'incidencias')} por cada ${formatNumber(1000)} líneas de código)`;
}
