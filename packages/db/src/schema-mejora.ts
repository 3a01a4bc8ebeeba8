import type { Json, Momento } from './column-types.ts';

/** An action of a project's improvement plan; its owner is the project's. */
export interface AccionMejoraTable {
  id: string;
  proyecto_id: string;
  origen_tipo: string;
  origen_clave: string;
  texto: string;
  esfuerzo: string;
  estado: string;
  responsable: string | null;
  /** A day, 'YYYY-MM-DD'. */
  fecha: string | null;
  version: number;
  /** Link and branch of the project when it was taken. */
  enlace: string;
  rama: string;
  /** State of its cause when it was taken; null where there was no analysis. */
  base: Json | null;
  creado: Momento;
  /** First time that an analysis or a test verified it. */
  verificada: Momento | null;
  /** Who wrote it last; null for one of before teams. */
  id_persona: string | null;
}
