/** A record by its name. */
export interface Referencia {
  readonly _id: string;
  readonly nombre: string;
}

/** Records of a kind that the API returns both flat and populated down to the levels. */
export interface CompletosRepository<Completo> {
  /** Populated to the levels. */
  listarCompletas(): Promise<readonly Completo[]>;
  /** Populated to the levels, in the order of the ids; unknown ones are left out. */
  listarCompletasPorIds(ids: readonly string[]): Promise<readonly Completo[]>;
  /** Names of all records but these. */
  listarExcepto(ids: readonly string[]): Promise<readonly Referencia[]>;
}
