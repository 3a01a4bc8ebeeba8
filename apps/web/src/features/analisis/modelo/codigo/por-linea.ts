import type { Entrada } from '../guia/indice.ts';
import { rangoDe, type Rango } from '../guia/lineas-afectadas.ts';

/** Where the issues of a file begin: line from 1 → its issues. Those of the file as a whole stand at its first line. */
export function agruparPorLinea(entradas: readonly Entrada[]): ReadonlyMap<number, readonly Entrada[]> {
  const grupos = new Map<number, Entrada[]>();
  for (const entrada of entradas) {
    const linea = Math.max(1, entrada.linea);
    const grupo = grupos.get(linea);
    if (grupo) grupo.push(entrada);
    else grupos.set(linea, [entrada]);
  }
  return grupos;
}

/** How an issue lies in a file of so many lines. */
export interface Situacion {
  /** Line that is brought into sight and carries the message. */
  readonly ancla: number;
  /** Lines that are marked; null for an issue of the whole file, or of lines that the file no longer has. */
  readonly rango: Rango | null;
  /** The first affected line, where the file ends before it: the source has changed since. */
  readonly inexistente: number | null;
}

export function situar({ incidencia }: Entrada, total: number): Situacion {
  const rango = rangoDe(incidencia);
  if (rango === null) return { ancla: 1, rango, inexistente: null };
  const { desde, hasta } = rango;
  if (desde > total) return { ancla: total, rango: null, inexistente: desde };
  return { ancla: desde, rango: { desde, hasta: Math.min(hasta, total) }, inexistente: null };
}
