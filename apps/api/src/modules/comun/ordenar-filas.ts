import type { Sentido } from '@mantenible/domain/proyecto';

/** A row with what it is sorted by. */
export interface FilaPorOrdenar {
  readonly id: string;
  readonly valor: string | number | null;
}

/** Ids in the order in which a database sorts: texts by their bytes (collation "C"), without a value last, equal ones by id. */
export function ordenarFilas(filas: readonly FilaPorOrdenar[], sentido: Sentido): readonly string[] {
  const claves = filas.map(({ id, valor }) => ({
    id,
    clave: typeof valor === 'string' ? Buffer.from(valor) : valor,
  }));
  const signo = sentido === 'asc' ? 1 : -1;
  return claves
    .toSorted((una, otra) => comparar(una.clave, otra.clave, signo) || (una.id < otra.id ? -1 : 1))
    .map(({ id }) => id);
}

type Clave = Buffer | number | null;

function comparar(una: Clave, otra: Clave, signo: number): number {
  if (una === null || otra === null) return Number(una === null) - Number(otra === null);
  if (typeof una === 'number' || typeof otra === 'number') return signo * (Number(una) - Number(otra));
  return signo * Buffer.compare(una, otra);
}
