import type { ColumnType } from 'kysely';

import type { Momento } from './column-types.ts';

export interface CursoTable {
  id: string;
  nombre: string;
  periodo: string;
  /** IANA name of the zone in which its deadlines are given. */
  zona: string;
  /** Highest mark: 10, 20 or 100. */
  escala: number;
  aprobado: number;
  estado: string;
  /** Join code; null while joining is off. */
  codigo: string | null;
  version: number;
  creado: Momento;
  cerrado: Momento | null;
  archivado: Momento | null;
  /** When the names of its people were erased. */
  anonimo: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
export interface CursoDocenteTable {
  curso_id: string;
  sub: string;
  desde: Momento;
}
export interface CursoProyectoTable {
  curso_id: string;
  proyecto_id: string;
  ingreso: Momento;
}
/** A member of a project's team; the owner has no row. */
export interface MiembroTable {
  proyecto_id: string;
  sub: string;
  ingreso: Momento;
}
/** A text of the privacy notice that people were shown; `version` is its fingerprint. */
export interface AvisoPrivacidadTable {
  version: string;
  texto: string;
  desde: Momento;
}
/** A person who joined a course. */
export interface CursoPersonaTable {
  curso_id: string;
  sub: string;
  /** Mail that the provider vouched for at joining. */
  correo: string | null;
  ingreso: Momento;
  /** Version of the privacy notice that was shown. */
  aviso: string;
}
/** A row of a course's class list. */
export interface CursoListaTable {
  id: string;
  curso_id: string;
  posicion: number;
  usuario: string | null;
  correo: string | null;
  nombre: string;
  grupo: string | null;
  /** The person who joined and whom the row names. */
  sub: string | null;
}
/** The link by which people join a project's team. */
export interface EquipoEnlaceTable {
  proyecto_id: string;
  /** SHA-256 of its key, in hex. */
  huella: string;
  creado: Momento;
  caduca: Momento;
}
/** An invitation to a project's team, by user name. */
export interface EquipoInvitacionTable {
  id: string;
  proyecto_id: string;
  /** User name in lower case. */
  usuario: string;
  creado: Momento;
  caduca: Momento;
}
