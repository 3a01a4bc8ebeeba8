/** A key held for a person's future project. */
export interface Reserva {
  readonly clave: string;
  readonly idPersona: string;
  readonly nombre: string;
  /** True once the scanning service was told to create it: from then on what is there is ours. */
  readonly creadoEnServicio: boolean;
}

/** Keys held before the scanning service is called (design §3, Projects). */
export interface ReservaRepository {
  /** The key held for that person and name, lapsed or not, as long as nobody else took it over. */
  buscar(idPersona: string, nombre: string): Promise<Reserva | null>;
  /**
   * Holds `clave`, unless a project has it or another reservation does that is newer than `caducidad`. Null when it
   * is taken; when the person holds a key for that name meanwhile, that one is the answer.
   */
  reservar(
    pedida: Pick<Reserva, 'clave' | 'idPersona' | 'nombre'>,
    ahora: Date,
    caducidad: Date,
  ): Promise<Reserva | null>;
  /** Of `claves`, those that a project or a live reservation has. */
  ocupadas(claves: readonly string[], caducidad: Date): Promise<ReadonlySet<string>>;
  marcarCreada(clave: string): Promise<void>;
  /** Gives the key up, unless another request has meanwhile had the service create it. */
  soltar(clave: string): Promise<void>;
}
