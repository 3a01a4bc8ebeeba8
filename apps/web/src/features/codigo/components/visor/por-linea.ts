import type { Entrada } from '../../../../lib/incidencia/indice.ts';
import { rangoDe, type Rango } from '../../../../lib/incidencia/lineas-afectadas.ts';

/** Issues of a file by first line, from 1. Issues of the whole file are at line 1. */
export function agruparPorLinea(entradas: readonly Entrada[]): ReadonlyMap<number, readonly Entrada[]> {
  return Map.groupBy(entradas, ({ linea }) => Math.max(1, linea));
}

/** Position of an issue in a file with a given number of lines. */
export interface PosicionEnArchivo {
  /** Line scrolled into view, with the message below it. */
  readonly ancla: number;
  /** Marked lines; null for an issue of the whole file or beyond its end. */
  readonly rango: Rango | null;
  /** First affected line, if it lies beyond the end of the file; otherwise null. */
  readonly inexistente: number | null;
}

export function situar({ incidencia }: Entrada, total: number): PosicionEnArchivo {
  const rango = rangoDe(incidencia);
  if (rango === null) return { ancla: 1, rango, inexistente: null };
  const { desde, hasta } = rango;
  if (desde > total) return { ancla: total, rango: null, inexistente: desde };
  return { ancla: desde, rango: { desde, hasta: Math.min(hasta, total) }, inexistente: null };
}

/** Whether a line is one of the marked ones. */
export function contiene(rango: Rango | null, linea: number): boolean {
  return rango !== null && linea >= rango.desde && linea <= rango.hasta;
}
