import type { ColumnType } from 'kysely';

import type { Generated } from 'kysely';

import type { Json, Momento } from './column-types.ts';

/** One run of the embedded analyser over a project: the newest stay as history (ADR 0034). */
export interface AnalisisTable {
  id: string;
  proyecto_id: string;
  /** Who started it. */
  id_persona: string;
  estado: string;
  enlace: string;
  rama: string;
  commit_id: string | null;
  creado: Momento;
  inicio: Momento | null;
  fin: Momento | null;
  grado: number | null;
  /** Reason of a failure: a code, and a sentence in Spanish. */
  codigo: string | null;
  motivo: string | null;
  fase: string;
  hechos: number;
  total: number;
  /**
   * Of a finished analysis; of a running one, once measured, the measures that need no findings (ADR
   * 0033).
   */
  medidas: Json | null;
  omitidos: Json | null;
  /** The scope that a finished analysis used; null for one of an earlier version of the product. */
  ambito: Json | null;
  /** Equal for scopes that cover the same; '' or null for one that covers everything. */
  alcance: string | null;
  alcance_origen: string | null;
  /**
   * Of a finished analysis: fingerprint of what its result depends on besides the commit (version of the analyser, limits
   * and link).
   */
  huella: string | null;
  /** Of a finished analysis: number of its findings by rule; null for one of an earlier version of the product. */
  reglas: ColumnType<unknown, string | null | undefined, string | null>;
}
/** The scope that a project names for its analyses; `ambito` is null where it names none any more. */
export interface AmbitoTable {
  proyecto_id: string;
  ambito: Json | null;
  /** As in `analisis`; null without a scope. */
  alcance: string | null;
  version: number;
  cambiado: Momento;
  /** Who changed it last; null for a change of an earlier version of the product. */
  id_persona: string | null;
}
/** The starting point that a project names, with the findings of its commit; `tipo` is null where it names none any more. */
export interface PartidaTable {
  proyecto_id: string;
  tipo: string | null;
  valor: string | null;
  version: number;
  cambiado: Momento;
  /** As in `ambitos`. */
  id_persona: string | null;
  estado: string;
  /** Start of the newest computation. */
  empezado: Momento | null;
  /** Reason of a failure, in Spanish. */
  motivo: string | null;
  /** What the result depends on besides the repository; null without a result. */
  huella: string | null;
  /** Version of the analyser. */
  analizador: string | null;
  commit_id: string | null;
  fecha: Momento | null;
  enlace: string | null;
  rama: string | null;
  alcance: string | null;
  /** As in `detalles_analisis`. */
  paquete: string | null;
}
/** Files of a project's newest finished analysis; earlier ones keep only their figures. */
export interface AnalisisArchivoTable {
  analisis_id: string;
  posicion: number;
  ruta: string;
  lenguaje: string;
  analizable: boolean;
  medidas: Json;
  incidencias: Json;
  /** The text, compressed, then AES-256-GCM; `texto_clave` names the key. */
  texto_cifrado: string;
  texto_clave: string;
}
/** Analysis result of one file, by its inputs (ADR 0034); a cache. */
export interface AnalisisParteTable {
  proyecto_id: string;
  huella: string;
  parte: string;
}
/** Detail of a finished analysis for comparisons; rows of `analisis` share it by commit and fingerprint. */
export interface DetalleAnalisisTable {
  proyecto_id: string;
  commit_id: string;
  huella: string;
  /** Version of the analyser. */
  version: string;
  /** Files with measures and findings, compressed; null over the size limit. */
  paquete: string | null;
}
/** Hotspots of a finished analysis. */
export interface PuntosCriticosTable {
  analisis_id: string;
  estado: string;
  /** Reason of a failure, in Spanish. */
  motivo: string | null;
  creado: Momento;
  commits: number;
  desde: Momento | null;
  completos: boolean;
  /** Commits that do not count. */
  apartados: Generated<number>;
  total: number;
  archivos: Json;
  /** Paths. */
  prioritarios: Json;
}
/** Figures of a scanning service's analysis: one row for each date of an analysis that was shown. */
export interface CifrasServicioTable {
  id: string;
  proyecto_id: string;
  /** Name of the service. */
  servicio: string;
  /** Date of the service's analysis. */
  fecha: Momento;
  /** Link and branch of the project then. */
  enlace: string;
  rama: string;
  grado: number;
  medidas: Json;
}
/** Analyses that persons started, also of deleted projects. Rows older than an hour are deleted at the next start. */
export interface AnalisisTurnoTable {
  id: string;
  id_persona: string;
  momento: Momento;
}
