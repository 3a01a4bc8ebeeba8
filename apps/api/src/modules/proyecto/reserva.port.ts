/** A key reserved for a person's project, whether the project is saved or not. */
export interface Reserva {
  readonly clave: string;
  readonly idPersona: string;
  readonly nombre: string;
  /** The service in which we create it: a project there with this key is ours. Null before the first call. */
  readonly servicio: string | null;
}

/** Keys reserved before the scanning service is called (requisito: reserved-keys). */
export interface ReservaRepository {
  /** The key reserved for that person and name, expired or not, unless another person took it over. */
  buscar(idPersona: string, nombre: string): Promise<Reserva | null>;
  /**
   * Reserves `clave`. Null when another project has it, or another reservation newer than `caducidad`. When a parallel
   * request of the person has reserved a key for that name, returns that one.
   */
  reservar(
    pedida: Pick<Reserva, 'clave' | 'idPersona' | 'nombre'>,
    now: Date,
    caducidad: Date,
  ): Promise<Reserva | null>;
  /** Those of `claves` that a project or an unexpired reservation has. */
  ocupadas(claves: readonly string[], caducidad: Date): Promise<ReadonlySet<string>>;
  /** Stores the service in which the key is ours. Stores nothing and returns false when the reservation changed since `leida`. */
  anotarServicio(leida: Reserva, servicio: string | null): Promise<boolean>;
  /** Releases the key, unless a project has it or the reservation changed since `leida`. */
  soltar(leida: Reserva): Promise<void>;
}
