/** Failed sign-ins in a row under one counter. */
export interface Intentos {
  readonly fallos: number;
  readonly primero: Date;
  readonly ultimo: Date;
}

/**
 * Subject of a counter: a browser that signed in before, an account at one address, or an account at all
 * addresses.
 */
export type ClaseContador = 'dispositivo' | 'direccion' | 'cuenta';
/** Group of a counter's row. Unknown names have a separate group: invented names displace no other row. */
export type GrupoContador = ClaseContador | 'desconocida';

export interface Contador {
  readonly clase: ClaseContador;
  readonly grupo: GrupoContador;
  /** A hash: typed names and addresses are not stored as text. */
  readonly clave: string;
}

/** Addition of failures, applied inside the repository's transaction. */
export interface ReglaIntentos {
  readonly vigentes: (clase: ClaseContador, previos: Intentos | null, now: Date) => Intentos | null;
  readonly sumar: (vigentes: Intentos | null, now: Date) => Intentos;
  /** Rows without a failure for this long are removed. */
  readonly memoriaMs: number;
  /** Maximum of rows of each group; the rows with the oldest failures are removed. */
  readonly filas: Readonly<Record<GrupoContador, number>>;
}

export interface IntentosRepository {
  /** The failures that still count; null without any. */
  leer(contador: Contador, now: Date): Promise<Intentos | null>;
  /** Adds one failure to each counter. */
  fallar(contadores: readonly Contador[], now: Date): Promise<void>;
  olvidar(contador: Contador): Promise<void>;
  sweep(now: Date): Promise<void>;
}

/** Origin of an attempt: a browser that signed in before, or an address. */
export type Origen =
  | { readonly clase: 'dispositivo'; readonly id: string }
  | { readonly clase: 'direccion'; readonly direccion: string };

/** The typed name in its normal form, and whether the account exists. */
export interface Nombrada {
  readonly usuario: string;
  readonly conocida: boolean;
}

/** An admitted attempt; its caller reports its outcome. */
export interface Admision {
  readonly espera: 0;
  terminar(acertado: boolean): Promise<void>;
}

/** A refused attempt: whole seconds until the next one. */
export interface Espera {
  readonly espera: number;
}

export interface ControlIntentos {
  entrar(nombrada: Nombrada, origen: Origen): Promise<Admision | Espera>;
}
