import type { Json, JsonWithDefault, Momento } from './column-types.ts';

/** A version of a delivery's rubric. */
interface RubricaTable {
  entrega_id: string;
  version: number;
  lineas: Json;
  /** Null for the first version. */
  motivo: string | null;
  por: Json;
  creado: Momento;
}
/** The correction of what a project delivered; it belongs to the delivery and the project, whichever copy counts. */
interface CalificacionTable {
  id: string;
  entrega_id: string;
  proyecto_id: string;
  /** 2: the second correction, on request. */
  orden: number;
  medidas: Json;
  /** The copy that the figures were read of; null where its files were still to be copied. */
  entregado_id: string | null;
  calculado: Momento;
  /** Index of the chosen level by line. */
  niveles: Json;
  /** Accepted links by question. */
  enlaces: Json;
  /** Marks of the team that were accepted, by file, rule and message. */
  marcas: JsonWithDefault;
  nota_docente: number | null;
  motivo: string | null;
  /** What the people of the project read; null before the publication. */
  publicado: Json | null;
  publicada: Momento | null;
  revision_pedida: Momento | null;
  revision_motivo: string | null;
  version: number;
  por: Json;
  cambiado: Momento;
}
/** An entry of a mark's history. */
interface CalificacionCambioTable {
  id: string;
  calificacion_id: string;
  que: string;
  nota: number | null;
  motivo: string | null;
  por: Json;
  momento: Momento;
}
/** The reference test of a delivery: a copy. */
interface PatronTable {
  entrega_id: string;
  prueba_id: string;
  nombre: string;
  enlace: string;
  prueba: Json;
  por: Json;
  creado: Momento;
}
/** A comment of a lecturer, or a reply to one. */
interface ObservacionTable {
  id: string;
  entrega_id: string;
  proyecto_id: string;
  lugar: string;
  clave: string;
  padre: string | null;
  texto: string;
  por: Json;
  de_docente: boolean;
  cuando: string;
  resuelta: Momento | null;
  version: number;
  creado: Momento;
  cambiado: Momento;
}
/** A text that a lecturer keeps for reuse. */
interface FraseTable {
  id: string;
  sub: string;
  texto: string;
  creado: Momento;
}
/** A notice of a person. */
interface AvisoTable {
  id: string;
  sub: string;
  tipo: string;
  /** One of the two is null: what the notice is about. */
  entrega_id: string | null;
  curso_id: string | null;
  proyecto_id: string | null;
  texto: string;
  creado: Momento;
  leido: Momento | null;
  unico: string | null;
  /** Since when it waits for a mail; null for one that no mail is to carry. */
  por_enviar: Momento | null;
}
/** Whether a person gets notices by mail, with the state of the mails. */
interface AvisosPorCorreoTable {
  sub: string;
  activo: boolean;
  correo: string | null;
  /** No mail before it. */
  turno: Momento | null;
  intentos: number;
  ultimo: Momento | null;
  fallo: string | null;
  fallo_momento: Momento | null;
}
/** Tables of rubrics, marks, comments and notices. */
export interface TablasDeNotas {
  rubricas: RubricaTable;
  calificaciones: CalificacionTable;
  calificacion_cambios: CalificacionCambioTable;
  patrones: PatronTable;
  observaciones: ObservacionTable;
  frases: FraseTable;
  avisos: AvisoTable;
  avisos_por_correo: AvisosPorCorreoTable;
}
