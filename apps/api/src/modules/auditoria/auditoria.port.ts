import type { AccionAuditada, SeleccionDeAccion } from '@mantenible/domain/auditoria';

/** Selection of entries. */
export interface SeleccionApuntes {
  /** Part of a person's name or user name, of the object or of the detail; without case or Spanish accents. */
  readonly buscar: string;
  readonly accion: SeleccionDeAccion | null;
  readonly desde: Date | null;
  readonly hasta: Date | null;
}

/** A stored entry; its repetitions lie between `momento` and `ultimo`. */
export interface ApunteGuardado {
  readonly _id: string;
  readonly momento: Date;
  readonly ultimo: Date;
  readonly veces: number;
  readonly sub: string;
  readonly nombre: string;
  readonly usuario: string | null;
  readonly accion: AccionAuditada;
  readonly objeto: string;
  readonly detalle: string;
}

/**
 * The audit trail, newest entry first. What is read of it passes over all entries: it is read in slices, so that each statement is
 * short.
 */
export interface ApuntesRepository {
  /** Entries of the selection by their last repetition, from one on, and the number of all that match. */
  leer(
    seleccion: SeleccionApuntes,
    pagina: { readonly desde: number; readonly cuantos: number },
  ): Promise<{ readonly apuntes: readonly ApunteGuardado[]; readonly total: number }>;
  /** All entries of the selection by their first time, read while they are taken. */
  todos(seleccion: SeleccionApuntes): AsyncIterable<ApunteGuardado>;
  /** Erases entries whose last repetition is before `limite`; returns their number. */
  purgar(limite: Date): Promise<number>;
  /** Erases the addresses of failed sign-ins whose last repetition is before `limite`; the entries stay. */
  olvidarDirecciones(limite: Date): Promise<void>;
}
