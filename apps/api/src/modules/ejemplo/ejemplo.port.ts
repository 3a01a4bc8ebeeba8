import type { Autor } from '@mantenible/domain/auditoria';

/** Rows of the example by table, as JSON that the database reads. */
export type FilasDelEjemplo = ReadonlyMap<string, readonly Readonly<Record<string, unknown>>[]>;

/** Secret of a column, sealed. */
interface Sellado {
  readonly cifrado: string;
  readonly clave: string;
}

/** The example of one version of the product, ready to be stored. */
export interface EjemploPorGuardar {
  readonly version: number;
  /** An empty token: the example has no repository that needs one. */
  readonly token: Sellado;
  readonly filas: FilasDelEjemplo;
}

export interface EjemploRepository {
  /** Whether it is stored, and whether every person reads it; null without it. */
  buscar(): Promise<{ readonly visible: boolean } | null>;
  /** Shows or hides it, with an entry in the audit trail; false without it. */
  mostrar(visible: boolean, quien: Autor): Promise<boolean>;
}
