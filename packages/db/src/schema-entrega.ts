import type { ColumnType, Generated } from 'kysely';

import type { Json, Momento } from './column-types.ts';

/** A delivery of a course. */
export interface EntregaTable {
  id: string;
  curso_id: string;
  titulo: string;
  texto: string;
  /** 'YYYY-MM-DDTHH:MM' by the clocks of the course's zone. */
  abre_local: string;
  cierra_local: string;
  abre: Momento;
  /** The first instant after the deadline. */
  fin: Momento;
  /** The domain's `LoPedido`. */
  pide: Json;
  /** The domain's `Plantilla`; null without one. */
  plantilla: Json | null;
  /** The scope of its analyses; null: every file. */
  ambito: Json | null;
  version: number;
  creado: Momento;
  /** Deadline (`fin`) for which the copies were taken; null before. */
  copiada: Momento | null;
  /** Deadline whose copies stand but for the test that is asked for, which is still to be copied; null otherwise. */
  copiada_sin_prueba: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** First publication of a mark. */
  publicada: Momento | null;
}
/** What a project delivered: a copy that belongs to the course. A project has one in time, and one more of later work that was taken. */
export interface EntregadoTable {
  id: string;
  entrega_id: string;
  /** No foreign key: the copy stays when the project is deleted. */
  proyecto_id: string;
  proyecto_nombre: string;
  propietario: string;
  /** People of the team then, the owner first. */
  miembros: Json;
  enlace: string;
  rama: string;
  prueba_id: string | null;
  prueba: Json | null;
  /** Bytes of its plan and answers as text; null, as the next two, without a test, and where an earlier version copied it. */
  prueba_bytes: Generated<number | null>;
  prueba_tipo: Generated<string | null>;
  prueba_elemento: Generated<string | null>;
  /** Mean of the test, an unrounded fraction; null without one, and where nothing counts. */
  promedio: number | null;
  acciones: Json;
  /** Whether the team had an analysis of its own in time. */
  analizado: Generated<boolean>;
  /** The scope that it used; null without one. */
  ambito_propio: Generated<Json | null>;
  en_plazo: boolean;
  /** The copy that counts. */
  vigente: boolean;
  tarde_motivo: string | null;
  tarde_por: Json | null;
  /** Instant before which the work was done. */
  hasta: Momento;
  momento: Momento;
}
/** An analysis of what was delivered, or of the delivery's template (`entregado_id` is null). */
export interface EntregaAnalisisTable {
  id: string;
  entrega_id: string;
  entregado_id: string | null;
  origen: string;
  estado: string;
  creado: Momento;
  inicio: Momento | null;
  fin: Momento | null;
  codigo: string | null;
  motivo: string | null;
  fase: string;
  hechos: number;
  total: number;
  commit_id: string | null;
  commit_fecha: Momento | null;
  grado: number | null;
  medidas: Json | null;
  omitidos: Json | null;
  ambito: Json | null;
  alcance: string | null;
  analizador: string | null;
  /** Own analysis whose files are still to be copied; null for a job. */
  fuente_id: string | null;
  /** Findings of its files; null before they were counted. */
  incidencias: number | null;
  /** True while no files of it are here: still to be copied, deleted before, or kept by a service. */
  sin_archivos: Generated<boolean>;
}
/** Files of an analysis of what was delivered. */
export interface EntregadoArchivoTable {
  analisis_id: string;
  posicion: number;
  ruta: string;
  lenguaje: string;
  analizable: boolean;
  medidas: Json;
  incidencias: Json;
  /** Number of the findings. */
  cuantas: number;
  /** Analysis whose id the text is bound to: that of the project where it was copied. */
  sello_id: string;
  texto_cifrado: string | null;
  texto_clave: string | null;
}
