/** The kinds of refusal; one table in the API maps each to an HTTP status. */
export const errorKinds = [
  'not-found',
  'invalid',
  'conflict',
  'stale',
  'forbidden',
  'too-many',
  'unavailable',
] as const;
export type ErrorKind = (typeof errorKinds)[number];

/** One reason for a refusal: the field's path in dots ('' for the whole) and a Spanish sentence fit to show. */
export interface Detalle {
  readonly campo: string;
  readonly mensaje: string;
}

/** A refusal by a rule: `codigo` is stable for programs, `message` is Spanish and fit to show. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly kind: ErrorKind;
  readonly codigo: string;
  readonly detalles: readonly Detalle[];

  constructor(kind: ErrorKind, codigo: string, mensaje: string, detalles: readonly Detalle[] = []) {
    super(mensaje);
    this.kind = kind;
    this.codigo = codigo;
    this.detalles = detalles;
  }
}
