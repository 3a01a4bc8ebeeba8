import type { Autor } from '@mantenible/domain/auditoria';

import type { Desconocidos, Rechazo } from '../comun/escritura.ts';
import type { UsosCatalogo } from './usos.ts';

/** A record of the catalogue. */
export interface ConId {
  readonly _id: string;
}

export interface ConVersion<Registro> {
  readonly registro: Registro;
  readonly version: number;
}

/**
 * Stored records of one kind, in order of creation. A write is stored with its entry in the audit trail, by `quien`. `Registro` is a record as read; `Datos` are its fields
 * as written, with the ids of the records that it refers to.
 */
export interface RegistroRepository<Registro, Datos> {
  listar(): Promise<readonly Registro[]>;
  buscar(id: string): Promise<ConVersion<Registro> | null>;
  /** The record stored now or before under that id, or the ids of missing records: then nothing was written. */
  crear(escrito: Datos & ConId, quien: Autor): Promise<ConVersion<Registro> | Desconocidos>;
  /** The stored record, or why nothing was written: with `esperada`, only that version is replaced. */
  actualizar(
    escrito: Datos & ConId,
    esperada: number | null,
    quien: Autor,
  ): Promise<ConVersion<Registro> | Rechazo | Desconocidos>;
  /** False when it did not exist. Other records lose their reference to it, which is kept with it for its restoration; saved tests keep it. */
  eliminar(id: string, quien: Autor): Promise<boolean>;
  usos(id: string): Promise<UsosCatalogo | null>;
}
