/** Why the account of a person of a class stays as it is when the others are deactivated or erased. */
export const motivosDeQuedarse = ['propia', 'admin', 'docente', 'otro-curso', 'sin-cuenta'] as const;
export type MotivoDeQuedarse = (typeof motivosDeQuedarse)[number];

/** A person who joined a course, with the account. */
export interface CuentaDeClase {
  readonly sub: string;
  readonly nombre: string;
  readonly usuario: string | null;
  /** Null without an account. */
  readonly activa: boolean | null;
  readonly admin: boolean;
  /** Has the role docente, or is a lecturer of any course. */
  readonly docente: boolean;
  /** Name of another open course that the person joined, or whose class list names the person. */
  readonly otroCurso: string | null;
}

/** Null for a person whose account goes with the class. */
export function motivoDeQuedarse(cuenta: CuentaDeClase, quien: string): MotivoDeQuedarse | null {
  if (cuenta.sub === quien) return 'propia';
  if (cuenta.admin) return 'admin';
  if (cuenta.docente) return 'docente';
  if (cuenta.otroCurso !== null) return 'otro-curso';
  return cuenta.activa === null ? 'sin-cuenta' : null;
}
