import type { Momento } from './column-types.ts';

/** A read-only link to one thing of a project. */
export interface EnlaceCompartidoTable {
  id: string;
  proyecto_id: string;
  /** SHA-256 of the key, which is not stored. */
  clave_hash: string;
  clase: string;
  /** Name of what it shows, as it was when the link was made. */
  titulo: string;
  /** The saved test, or the first of the compared pair; null for what changes with the project. */
  objeto_id: string | null;
  otro_id: string | null;
  con_codigo: boolean;
  creado: Momento;
  expira: Momento;
}
