import type { ListaVerificacion } from '@mantenible/domain/lista-verificacion';

import type { RegistroRepository } from '../registro.port.ts';

/** A list as written: guidelines by id, in the order of the questions. */
export interface DatosLista {
  readonly nombre: string;
  readonly pautas: readonly string[];
}

/**
 * Stored verification lists, populated to the levels. The deletion of a list leaves its metrics without
 * one.
 */
export interface ListaVerificacionRepository extends RegistroRepository<ListaVerificacion, DatosLista> {
  /** The lists of these ids, in their order; unknown ids are left out. */
  listarPorIds(ids: readonly string[]): Promise<readonly ListaVerificacion[]>;
}
