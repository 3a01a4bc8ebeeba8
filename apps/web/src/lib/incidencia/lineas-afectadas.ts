import type { Incidencia } from '@mantenible/domain/escaneo';

/** Lines from 1, both included. */
export interface Rango {
  readonly desde: number;
  readonly hasta: number;
}

/** Lines affected by an issue; null for an issue of the whole file. */
export function rangoDe({ linea, linea_afectada: rango }: Incidencia): Rango | null {
  const desde = Math.trunc(rango?.startLine ?? linea ?? 0);
  if (!(desde >= 1)) return null;
  return { desde, hasta: Math.max(desde, Math.trunc(rango?.endLine ?? desde)) };
}

/** 'Línea 12', 'Líneas 12 a 15', or 'Todo el archivo'. */
export function textoLineas(incidencia: Incidencia): string {
  const rango = rangoDe(incidencia);
  if (rango === null) return 'Todo el archivo';
  const { desde, hasta } = rango;
  return desde === hasta ? `Línea ${desde}` : `Líneas ${desde} a ${hasta}`;
}
