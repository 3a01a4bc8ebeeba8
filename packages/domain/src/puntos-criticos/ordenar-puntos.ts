/** Greatest number of files that deserve attention first. */
const maximoPrioritarios = 10;

export interface PuntoCritico {
  readonly ruta: string;
  /** Commits that changed the file. */
  readonly cambios: number;
  /** Cognitive complexity. */
  readonly complejidad: number;
  /** Lines of code. */
  readonly lineas: number;
}

/** Measure of how much attention a file deserves: changes × cognitive complexity. */
export const pesoDe = ({ cambios, complejidad }: PuntoCritico): number => cambios * complejidad;

/** Sorts by weight and lines, the greatest first, then by path. */
export function ordenarPuntos<P extends PuntoCritico>(puntos: readonly P[]): readonly P[] {
  return puntos.toSorted(
    (a, b) => pesoDe(b) - pesoDe(a) || b.lineas - a.lineas || (a.ruta < b.ruta ? -1 : 1),
  );
}

/** The first ten of ordered files; without files of weight 0. */
export function prioritariosDe<P extends PuntoCritico>(ordenados: readonly P[]): readonly P[] {
  return ordenados.slice(0, maximoPrioritarios).filter((uno) => pesoDe(uno) > 0);
}
