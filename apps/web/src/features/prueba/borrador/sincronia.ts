/** Whether the draft is stored on the server, and otherwise why not. */
export type Sincronia =
  | { readonly fase: 'guardado' | 'guardando' }
  /** `conservado`: this device has stored the unsent changes. */
  | { readonly fase: 'sin-conexion'; readonly conservado: boolean }
  | { readonly fase: 'rechazado'; readonly conservado: boolean; readonly motivo: string };

/** Outcome of the last calls that sent the draft. */
export interface Resultado {
  /** Calls in a row without an answer. */
  readonly fallos: number;
  /** Reason of a final refusal. */
  readonly rechazo: string | null;
  /** Error of the last call; null after one that succeeded. */
  readonly fallo: Error | null;
  /** Whether the draft has other questions now: it is opened again, not sent. */
  readonly obsoleto: boolean;
}

export const sinFallos: Resultado = { fallos: 0, rechazo: null, fallo: null, obsoleto: false };

/** The synchronisation that the screen shows. */
export function sincroniaDe(
  { rechazo, fallos }: Resultado,
  conservado: boolean,
  faltaEnviar: boolean,
): Sincronia {
  if (rechazo !== null) return { fase: 'rechazado', conservado, motivo: rechazo };
  if (fallos > 0) return { fase: 'sin-conexion', conservado };
  return { fase: faltaEnviar ? 'guardando' : 'guardado' };
}
