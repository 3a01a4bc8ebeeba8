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

/** The audit trail, newest entry first. */
export interface ApuntesRepository {
  contar(seleccion: SeleccionApuntes): Promise<number>;
  leer(
    seleccion: SeleccionApuntes,
    tramo: { readonly desde: number; readonly cuantos: number },
  ): Promise<readonly ApunteGuardado[]>;
  /** Entries that began before the given one, for an export that reads them in batches. */
  leerTras(
    seleccion: SeleccionApuntes,
    anterior: Pick<ApunteGuardado, '_id' | 'momento'> | null,
    cuantos: number,
  ): Promise<readonly ApunteGuardado[]>;
  /** Erases entries whose last repetition is before `limite`; returns their number. */
  purgar(limite: Date): Promise<number>;
  /** Erases the addresses of failed sign-ins whose last repetition is before `limite`; the entries stay. */
  olvidarDirecciones(limite: Date): Promise<void>;
}
