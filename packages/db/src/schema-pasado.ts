import type { Json, Momento } from './column-types.ts';

/** One run over a repository's past; the newest, and the newest finished one, stay. */
export interface PasadoTable {
  id: string;
  proyecto_id: string;
  /** Who started it. */
  id_persona: string;
  estado: string;
  enlace: string;
  rama: string;
  creado: Momento;
  inicio: Momento | null;
  fin: Momento | null;
  /** Reason of a failure: a code, and a sentence in Spanish. */
  codigo: string | null;
  motivo: string | null;
  fase: string;
  hechos: number;
  total: number;
  /** Notices of a finished one. */
  avisos: Json | null;
  /** As in `analisis`; null for a past of an earlier version of the product, as the two below. */
  alcance: string | null;
  alcance_origen: string | null;
  /** Version of the analyser. */
  analizador: string | null;
}
/** One commit of a finished past, the oldest at position 0. */
export interface PasadoPuntoTable {
  pasado_id: string;
  posicion: number;
  commit_id: string;
  /** Committer date, corrected where it was before that of an older commit. */
  fecha: Momento;
  grado: number | null;
  medidas: Json;
}
