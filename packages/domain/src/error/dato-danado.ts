/** A stored value does not fit the schema of its column: a failure, not a refusal. Names the place, never the value. */
export class DatoDanado extends Error {
  override readonly name = 'DatoDanado';

  constructor(columna: string, fila: string) {
    super(`Stored value does not fit its schema: ${columna} of row ${fila}`);
  }
}
