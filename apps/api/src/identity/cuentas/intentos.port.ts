/** Failed sign-ins in a row under one name. */
export interface Intentos {
  readonly fallos: number;
  readonly primero: Date;
  readonly ultimo: Date;
}

export type Decision = { readonly espera: number } | { readonly espera: 0; readonly intentos: Intentos };

/** The rule that a repository applies inside its transaction, so that parallel attempts count one after another. */
export interface ReglaIntentos {
  readonly decidir: (previos: Intentos | null, ahora: Date) => Decision;
  readonly ventanaMs: number;
}

export interface IntentosRepository {
  /** Counts an attempt and answers 0, or answers the seconds to wait and counts nothing. */
  contar(usuario: string, ahora: Date): Promise<number>;
  olvidar(usuario: string): Promise<void>;
  sweep(ahora: Date): Promise<void>;
}
