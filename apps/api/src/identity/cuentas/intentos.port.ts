/** Failed sign-ins in a row under one counter. */
export interface Intentos {
  readonly fallos: number;
  readonly primero: Date;
  readonly ultimo: Date;
}

/** What a counter counts by: a browser that signed in before, an account at one address, an account among strangers. */
export type ClaseContador = 'dispositivo' | 'direccion' | 'cuenta';
/** Where a counter's row is kept. Unknown names have a room of their own: inventing names displaces no other row. */
export type GrupoContador = ClaseContador | 'desconocida';

export interface Contador {
  readonly clase: ClaseContador;
  readonly grupo: GrupoContador;
  /** A hash: names and addresses of strangers are not kept as text. */
  readonly clave: string;
}

/** How failures add up, applied inside the repository's transaction. */
export interface ReglaIntentos {
  readonly vigentes: (clase: ClaseContador, previos: Intentos | null, ahora: Date) => Intentos | null;
  readonly sumar: (vigentes: Intentos | null, ahora: Date) => Intentos;
  /** Rows without a failure for this long are removed. */
  readonly memoriaMs: number;
  /** Most rows of each group; those without a failure for longest give way. */
  readonly filas: Readonly<Record<GrupoContador, number>>;
}

export interface IntentosRepository {
  /** What still counts under a counter; null for nothing. */
  leer(contador: Contador, ahora: Date): Promise<Intentos | null>;
  /** Counts one failure under each. */
  fallar(contadores: readonly Contador[], ahora: Date): Promise<void>;
  olvidar(contador: Contador): Promise<void>;
  sweep(ahora: Date): Promise<void>;
}

/** Who tries to sign in: a browser that did so before, or an address. */
export type Origen =
  | { readonly clase: 'dispositivo'; readonly id: string }
  | { readonly clase: 'direccion'; readonly direccion: string };

/** The name that was typed, in its one form, and whether there is such an account. */
export interface Nombrada {
  readonly usuario: string;
  readonly conocida: boolean;
}

/** A try that was let through; its caller reports how it ended. */
export interface Turno {
  readonly espera: 0;
  terminar(acertado: boolean): Promise<void>;
}

/** A try that was refused: whole seconds until the next one. */
export interface Espera {
  readonly espera: number;
}

export interface ControlIntentos {
  entrar(nombrada: Nombrada, origen: Origen): Promise<Turno | Espera>;
}
