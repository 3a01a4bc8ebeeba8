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
