export interface Cambio {
  readonly path: string;
  /** Earlier path of a file that was moved. */
  readonly movedFrom: string | null;
  /** Set for a move that changed the content too. */
  readonly changed?: boolean;
  /** Content before and after; null where the file did not exist. */
  readonly before: string | null;
  readonly after: string | null;
}

/**
 * Counts for each of these paths of the head the commits that changed its content. Commits are given newest first, so
 * that a move is followed to the earlier path; a move alone does not count. What a path held before the file was created is
 * another file. Of a commit that is left out (`cuenta` false) only the moves are followed.
 */
export function contadorDeCambios(rutas: readonly string[]) {
  const cuentas = rutas.map(() => 0);
  /** Positions of the head's files by their path at the commit that is read. */
  const posiciones = new Map(rutas.map((ruta, posicion) => [ruta, posicion]));
  return {
    cuentas: (): readonly number[] => cuentas,
    sumar: (cambios: readonly Cambio[], cuenta = true): void => {
      const movidos: [string, number][] = [];
      for (const { path, movedFrom, changed = false, before, after } of cambios) {
        const posicion = posiciones.get(path);
        if (posicion === undefined || after === null) continue;
        if (cuenta && (movedFrom === null || changed)) cuentas[posicion] = (cuentas[posicion] ?? 0) + 1;
        if (movedFrom !== null) movidos.push([movedFrom, posicion]);
        // Before this commit the path was free.
        if (movedFrom !== null || before === null) posiciones.delete(path);
      }
      for (const [ruta, posicion] of movidos) posiciones.set(ruta, posicion);
    },
  };
}
