import type { Json, Momento } from './column-types.ts';

/** A deleted record of the catalogue with what it needs to come back; purged after thirty days. */
export interface PapeleraTable {
  /** Id of the record. */
  id: string;
  /** Table that it was deleted from. */
  tabla: string;
  nombre: string;
  /** Its columns, levels and references in both directions. */
  contenido: Json;
  version: number;
  creado: Momento;
  borrado: Momento;
  /** Name of the person who deleted it. */
  quien: string;
}
