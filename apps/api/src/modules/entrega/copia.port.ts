import type { PruebaPedida } from '@mantenible/domain/entrega';
import type { TipoPrueba } from '@mantenible/domain/respuesta';

import type { AutoriaDeEntrega } from './entrega.port.ts';

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

/** Which tests: those of projects of a course, of `proyectos` alone unless null, of what was asked for. */
export interface CualesPruebas {
  readonly cursoId: string;
  readonly prueba: PruebaPedida;
  readonly proyectos: readonly string[] | null;
  /** The first instant after the work that counts. */
  readonly fin: Date;
}

/** What deliveries of a course ask for, each with its deadline. */
export interface VariasPruebas extends Pick<CualesPruebas, 'cursoId' | 'proyectos'> {
  readonly pedidas: readonly (Pick<CualesPruebas, 'prueba' | 'fin'> & { readonly entregaId: string })[];
}

/** What one call copies: the tests by id, one a project at most, and everything else as of an instant. */
export interface Copia {
  /** The test that was asked for when they were chosen; copies of another one are not stored. */
  readonly prueba: PruebaPedida | null;
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
  readonly fin: Date;
  readonly copiada: Date | null;
  readonly publicada: boolean;
}

/** One delivery, those of a course, or with null all. */
export type DondeCopiar = { readonly entregaId: string } | { readonly cursoId: string } | null;

/** 'fuera': the project is not in the course; the other two: its marks or its deadline keep the copies. */
export type CambioDeTarde = 'hecho' | 'fuera' | 'con-notas' | 'plazo-abierto';

export interface CopiaRepository {
  /** Deliveries whose deadline ended before `limite` and whose copies are missing or of another deadline. */
  pendientes(limite: Date, donde: DondeCopiar): Promise<readonly PorCopiar[]>;
  /** The test that a delivery asks for. Read one by one: a damaged row keeps no other delivery from its copies. */
  pedida(entregaId: string): Promise<PruebaPedida | null>;
  /** Of each project the newest test that was saved before `fin` and the newest one of all, the newest first. */
  pruebas(cuales: CualesPruebas): Promise<readonly PruebaDeProyecto[]>;
  /** Those of several deliveries, by delivery, in one statement. */
  pruebasDe(varias: VariasPruebas): Promise<ReadonlyMap<string, readonly PruebaDeProyecto[]>>;
  /**
   * Replaces the copies of the projects that are in the course by those of its deadline, in transactions of some projects each, the last of
   * which lets them count; copies that cannot be made again stay, as does later work that was taken. False, and nothing is written, where
   * another call did it or a mark was published.
   */
  copiar(entrega: PorCopiar, copia: Copia): Promise<boolean>;
  /** Adds a copy of later work beside the one in time and lets it count. A refusal takes nothing of the copy that was taken before. */
  tomar(entrega: Pick<PorCopiar, '_id' | 'cursoId'>, tomada: Tomada): Promise<CambioDeTarde>;
  /** Lets the copy in time count again. */
  devolver(entregaId: string, proyectoId: string, autoria: AutoriaDeEntrega): Promise<CambioDeTarde>;
  /** Copies some files of own analyses that copies still lack; false when every copy has its files. */
  copiarArchivos(): Promise<boolean>;
  /** Deletes the files of cancelled analyses, which a change that ended early leaves. */
  borrarCancelados(): Promise<void>;
  /** Erases texts of deliveries of archived courses, some files at a time; returns their number. */
  borrarTextos(): Promise<number>;
}
