/** Runs the reading of one batch in its turn. */
export type Turn = <T>(leer: () => Promise<T>) => Promise<T>;

/** Rows in batches: each is read in its turn, after the one before was sent, from after the last row of it on. */
export async function* enTramos<Fila>(
  turn: Turn,
  cuantas: number,
  leer: (tras: Fila | null) => Promise<readonly Fila[]>,
): AsyncGenerator<Fila> {
  for (let tras: Fila | null = null; ;) {
    const desde: Fila | null = tras;
    const tramo: readonly Fila[] = await turn(() => leer(desde));
    yield* tramo;
    tras = tramo.at(-1) ?? null;
    if (tramo.length < cuantas || tras === null) return;
  }
}
