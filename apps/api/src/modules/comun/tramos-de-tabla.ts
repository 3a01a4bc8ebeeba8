/** What lies after one row, up to another; null for the beginning and for the end. */
export interface TramoDeTabla<Lugar> {
  readonly tras: Lugar | null;
  readonly hasta: Lugar | null;
}

/**
 * Slices of a table, one after the other, each of so many rows that one statement over it is short: what is searched or sorted by a
 * computed value reads every row.
 * @param limite the last row of the slice that begins after a row, null for the last slice
 */
export async function* tramosDeTabla<Lugar>(
  limite: (tras: Lugar | null) => Promise<Lugar | null>,
): AsyncGenerator<TramoDeTabla<Lugar>> {
  for (let tras: Lugar | null = null; ;) {
    const desde: Lugar | null = tras;
    const hasta: Lugar | null = await limite(desde);
    yield { tras: desde, hasta };
    if (hasta === null) return;
    tras = hasta;
  }
}
