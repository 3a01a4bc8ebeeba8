import type { ListaVerificacion } from '@mantenible/domain/lista-verificacion';

import type { Desconocidos, Escritura } from '../escritura.ts';
import type { UsosCatalogo } from '../usos.ts';

/** A list as it is written: guidelines by id, in the order in which they will be asked. */
export interface ListaEscrita {
  readonly _id: string;
  readonly nombre: string;
  readonly pautas: readonly string[];
}

export interface ListaConVersion {
  readonly lista: ListaVerificacion;
  readonly version: number;
}

/** Stored verification lists, populated to the levels, in order of creation. */
export interface ListaVerificacionRepository {
  listar(): Promise<readonly ListaVerificacion[]>;
  /** In the order of the ids; unknown ones are left out. */
  listarPorIds(ids: readonly string[]): Promise<readonly ListaVerificacion[]>;
  buscar(id: string): Promise<ListaConVersion | null>;
  crear(lista: ListaEscrita): Promise<Escritura | Desconocidos>;
  actualizar(lista: ListaEscrita, esperada: number | null): Promise<Escritura | Desconocidos>;
  /** False when there was none. Metrics are left without list; saved tests keep it. */
  eliminar(id: string): Promise<boolean>;
  usos(id: string): Promise<UsosCatalogo | null>;
}
