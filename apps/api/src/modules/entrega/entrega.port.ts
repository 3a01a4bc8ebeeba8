import type { Pertenencia } from '@mantenible/domain/acceso';
import type { Autor } from '@mantenible/domain/auditoria';
import type { EntregaEscrita, LoPedido } from '@mantenible/domain/entrega';

import type { Rechazo } from '../comun/escritura.ts';

/** A course as its deliveries need it; `pertenencia` has as members the reader alone, if joined. */
export interface CursoDeEntrega {
  readonly _id: string;
  readonly nombre: string;
  readonly zona: string;
  readonly estado: string;
  readonly pertenencia: Pertenencia;
}

/** A stored delivery with its course. */
export interface EntregaGuardada extends EntregaEscrita {
  readonly _id: string;
  readonly version: number;
  readonly curso: CursoDeEntrega;
  /** Opening and the first instant after the deadline, in milliseconds. */
  readonly abreEn: number;
  readonly fin: number;
  /** Deadline for which the copies were taken; null before. */
  readonly copiada: number | null;
  /** Whether a mark was published. */
  readonly publicada: boolean;
  /** Name of the template's project; null without one, and after its deletion. */
  readonly plantillaNombre: string | null;
  /** Name of the test's item; null without one. */
  readonly elementoNombre: string | null;
}

/** What is written of a delivery: its instants were computed from its local minutes. */
export interface EntregaPorGuardar extends EntregaEscrita {
  readonly abreEn: Date;
  readonly fin: Date;
}

/** Who changes a delivery and when: the change and its entry in the audit trail are stored together. */
export interface AutoriaDeEntrega {
  readonly quien: Autor;
  readonly now: Date;
}

export interface EntregaRepository {
  /** The course as `sub` reads it; null for a missing one. */
  curso(cursoId: string, sub: string): Promise<CursoDeEntrega | null>;
  /** A delivery as `sub` reads it. One statement. */
  buscar(id: string, sub: string): Promise<EntregaGuardada | null>;
  /** Deliveries of a course, the earliest deadline first. */
  listar(cursoId: string, sub: string): Promise<readonly EntregaGuardada[]>;
  /** 'lleno' where the course has `maximo`; 'repetida' where the id exists already; 'otra-zona' where the course's zone is not `zona` any more. */
  crear(
    nueva: EntregaPorGuardar & { readonly _id: string; readonly cursoId: string },
    limites: AutoriaDeEntrega & { readonly maximo: number; readonly zona: string },
  ): Promise<'creada' | 'repetida' | 'lleno' | 'otra-zona'>;
  /**
   * The new version. Of what was copied for another test the test alone is replaced; analyses of another scope or template go. 'con-notas' where
   * that, or the deadline, would change after a mark was published.
   */
  cambiar(
    id: string,
    cambio: EntregaPorGuardar,
    esperada: number | null,
    autoria: AutoriaDeEntrega,
  ): Promise<number | Rechazo | 'con-notas'>;
  /** False where it does not exist any more, or a mark was published. Its files go in slices before. */
  borrar(id: string, autoria: AutoriaDeEntrega): Promise<boolean>;
  /** Owner of a project that may be a template; null where it does not exist. */
  duenoDe(proyectoId: string): Promise<string | null>;
  /** Whether the item of a single test exists. */
  existeElemento(pide: NonNullable<LoPedido['prueba']>): Promise<boolean>;
}
