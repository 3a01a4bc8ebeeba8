import type { Persona } from '@mantenible/domain/acceso';
import type { CuentaDeClase } from '@mantenible/domain/curso';
import type { LoQueSeVa } from '@mantenible/domain/datos-personales';

/** Who joined a course, with their accounts. */
export interface FinDeCursoRepository {
  /** By name; with `sub` that person alone. Null for an unknown course. */
  leer(
    cursoId: string,
    sub?: string,
  ): Promise<{ readonly cuentas: readonly CuentaDeClase[]; readonly sinUnirse: number } | null>;
  /** What the erasure of all of these people deletes, and what stays. */
  contar(subs: readonly string[]): Promise<LoQueSeVa>;
}

/** Deactivates the account of a person on behalf of an admin. */
export type DesactivarCuenta = (quien: Persona, sub: string) => Promise<void>;
