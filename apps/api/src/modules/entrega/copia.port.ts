import type { PruebaPedida } from '@mantenible/domain/entrega';
import type { TipoPrueba } from '@mantenible/domain/respuesta';

/** A saved test of a project, without its answers. */
export interface PruebaDeProyecto {
  readonly _id: string;
  readonly proyectoId: string;
  readonly nombre: string;
  readonly tipo: TipoPrueba;
  readonly elementoId: string | null;
  readonly creado: string;
  /** Fraction, unrounded; null where nothing counts. */
  readonly promedio: number | null;
}

/** What one call copies: the tests by id, one a project at most, and everything else as of an instant. */
export interface Copia {
  readonly pruebas: readonly string[];
  /** The first instant after the work that counts. */
  readonly hasta: Date;
  readonly now: Date;
}

/** Later work that a lecturer takes. */
export interface Tomada extends Copia {
  readonly proyectoId: string;
  readonly motivo: string;
  readonly quien: { readonly sub: string; readonly nombre: string };
}

/** A delivery whose copies are due. */
export interface PorCopiar {
  readonly _id: string;
  readonly cursoId: string;
  readonly prueba: PruebaPedida | null;
  readonly fin: Date;
  readonly copiada: Date | null;
  readonly publicada: boolean;
}

export interface CopiaRepository {
  /** Deliveries whose deadline passed before `now` and whose copies are missing or of an earlier deadline. */
  pendientes(now: Date): Promise<readonly PorCopiar[]>;
  /** Tests of the kind of the course's projects, or of one of them. */
  pruebas(
    cursoId: string,
    prueba: PruebaPedida,
    proyectoId: string | null,
  ): Promise<readonly PruebaDeProyecto[]>;
  /**
   * Replaces the copies of a delivery by those of its deadline, in one transaction; false, and nothing is written, where
   * another call did it or a mark was published.
   */
  copiar(entrega: PorCopiar, copia: Copia): Promise<boolean>;
  /** Adds a copy of later work beside the one in time and lets it count; false where the project is not in the course any more. */
  tomar(entrega: Pick<PorCopiar, '_id' | 'cursoId'>, tomada: Tomada): Promise<boolean>;
  /** Lets the copy in time count again; false without a taken one. */
  devolver(entregaId: string, proyectoId: string): Promise<boolean>;
  /** Copies the files of one own analysis that a copy still lacks; false when every copy has its files. */
  copiarArchivos(): Promise<boolean>;
  /** Replaces the names of people who were deleted. */
  olvidarPersonas(): Promise<void>;
  /** Erases texts of deliveries of archived courses, some files at a time; returns their number. */
  borrarTextos(): Promise<number>;
}
