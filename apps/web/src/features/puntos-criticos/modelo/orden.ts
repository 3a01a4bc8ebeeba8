import type { PuntoCritico } from '@mantenible/contracts/puntos-criticos';
import { pesoDe } from '@mantenible/domain/puntos-criticos';

export type ColumnaDeOrden = 'peso' | 'ruta' | 'cambios' | 'complejidad' | 'lineas' | 'incidencias';

export interface Orden {
  readonly columna: ColumnaDeOrden;
  readonly sentido: 'ascending' | 'descending';
}

/** The order of the server's answer. */
export const ordenInicial: Orden = { columna: 'peso', sentido: 'descending' };

const comparadores: Readonly<Record<ColumnaDeOrden, (a: PuntoCritico, b: PuntoCritico) => number>> = {
  peso: (a, b) => pesoDe(a) - pesoDe(b),
  ruta: (a, b) => a.ruta.localeCompare(b.ruta, 'es'),
  cambios: (a, b) => a.cambios - b.cambios,
  complejidad: (a, b) => a.complejidad - b.complejidad,
  lineas: (a, b) => a.lineas - b.lineas,
  incidencias: (a, b) => a.incidencias - b.incidencias,
};

/** Sorts by a column; equal files keep the server's order. */
export function ordenarPor<T extends PuntoCritico>(
  archivos: readonly T[],
  { columna, sentido }: Orden,
): readonly T[] {
  const signo = sentido === 'ascending' ? 1 : -1;
  return archivos.toSorted((a, b) => signo * comparadores[columna](a, b));
}

/**
 * The order after a press on a column's heading: reversed when the files were sorted by it; otherwise ascending for paths and
 * descending for figures.
 */
export function ordenTrasPulsar(orden: Orden, columna: ColumnaDeOrden): Orden {
  const otro = orden.sentido === 'ascending' ? 'descending' : 'ascending';
  if (orden.columna === columna) return { columna, sentido: otro };
  return { columna, sentido: columna === 'ruta' ? 'ascending' : 'descending' };
}
