/** A key held for a person's project, saved or still to come. */
export interface Reserva {
  readonly clave: string;
  readonly idPersona: string;
  readonly nombre: string;
  /** The service that was told to create it: what stands there under the key is ours. Null when none was. */
  readonly servicio: string | null;
}

/** Keys held before the scanning service is called (design §3, Projects). */
export interface ReservaRepository {
  /** The key held for that person and name, lapsed or not, as long as nobody else took it over. */
  buscar(idPersona: string, nombre: string): Promise<Reserva | null>;
  /**
   * Holds `clave`, unless a project of another name has it or another reservation does that is newer than `caducidad`.
   * Null when it is taken; when the person holds a key for that name meanwhile, that one is the answer.
   */
  reservar(
    pedida: Pick<Reserva, 'clave' | 'idPersona' | 'nombre'>,
    ahora: Date,
    caducidad: Date,
  ): Promise<Reserva | null>;
  /** Of `claves`, those that a project or a live reservation has. */
  ocupadas(claves: readonly string[], caducidad: Date): Promise<ReadonlySet<string>>;
  /** Notes where the key is ours from now on. False, and nothing noted, when the reservation is no longer as it was read. */
  anotarServicio(leida: Reserva, servicio: string | null): Promise<boolean>;
  /** Gives the key up, unless a project has it or the reservation is no longer as it was read. */
  soltar(leida: Reserva): Promise<void>;
}
