import type { CuentaConClave } from '../cuentas/cuenta.port.ts';

/** Time for which the initial passwords of an import can be read again. */
export const duracionDeClavesMs = 3_600_000;

/** Imports that are kept at once; the newest replace the oldest. */
export const maximoImportaciones = 20;

/** An import whose initial passwords can be read. */
export interface Importacion {
  readonly id: string;
  /** Name of the admin who imported. */
  readonly quien: string;
  readonly momento: Date;
}

export interface ImportacionGuardada extends Importacion {
  readonly sub: string;
  /** Hash of the key of the request; null without one. */
  readonly repeticion: string | null;
  /** With the server's secret it gives the passwords. */
  readonly semilla: string;
}

/** Stored imports. Those before `desde` count as erased. */
export interface ImportacionRepository {
  /** The import of an admin's request with this key. */
  buscar(
    sub: string,
    repeticion: string,
    desde: Date,
  ): Promise<Pick<ImportacionGuardada, 'id' | 'semilla'> | null>;
  /** Stores accounts with their import, unless the latter is stored; erases what is older than `desde` or too many. */
  guardar(importacion: ImportacionGuardada, subs: readonly string[], desde: Date): Promise<void>;
  /** The newest first, each with the number of its accounts. */
  listar(desde: Date): Promise<readonly (Importacion & { readonly cuantas: number })[]>;
  /** An import with its active accounts by name. */
  leer(
    id: string,
    desde: Date,
  ): Promise<
    (Importacion & { readonly semilla: string; readonly cuentas: readonly CuentaConClave[] }) | null
  >;
}
