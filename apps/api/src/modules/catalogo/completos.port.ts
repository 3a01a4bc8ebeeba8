/** A record by its name. */
export interface Referencia {
  readonly _id: string;
  readonly nombre: string;
}

/** Metrics or sub-characteristics, which the API returns both flat and with all that they contain, down to the levels. */
export interface CompletosRepository<Completo> {
  /** All records, each with its verification lists, their guidelines, and the levels of each guideline. */
  listarCompletas(): Promise<readonly Completo[]>;
  /** The records of these ids, in that order, with the same content; unknown ids are left out. */
  listarCompletasPorIds(ids: readonly string[]): Promise<readonly Completo[]>;
  /** Names of all records but these. */
  listarExcepto(ids: readonly string[]): Promise<readonly Referencia[]>;
}
