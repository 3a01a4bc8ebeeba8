import type { ColumnType, Generated } from 'kysely';

import type { Json, JsonWithDefault, Momento } from './column-types.ts';
import type {
  AmbitoTable,
  PartidaTable,
  AnalisisArchivoTable,
  AnalisisParteTable,
  AnalisisTable,
  AnalisisTurnoTable,
  CifrasServicioTable,
  DetalleAnalisisTable,
  PuntosCriticosTable,
} from './schema-analisis.ts';
import type { AuditoriaTable } from './schema-auditoria.ts';
import type {
  AvisoPrivacidadTable,
  CursoDocenteTable,
  CursoListaTable,
  CursoPersonaTable,
  CursoProyectoTable,
  CursoTable,
  EquipoEnlaceTable,
  EquipoInvitacionTable,
  MiembroTable,
} from './schema-curso.ts';
import type {
  EntregaAnalisisTable,
  EntregadoArchivoTable,
  EntregadoTable,
  EntregaTable,
} from './schema-entrega.ts';
import type { EnlaceCompartidoTable } from './schema-enlace.ts';
import type {
  CuentaTable,
  ImportacionCuentaTable,
  ImportacionTable,
  PersonaTable,
  IntentoAccesoTable,
  OidcTable,
  SesionTerminadaTable,
} from './schema-identidad.ts';
import type { MarcaTable } from './schema-marca.ts';
import type { AccionMejoraTable } from './schema-mejora.ts';
import type { TablasDeNotas } from './schema-nota.ts';
import type { PapeleraTable } from './schema-papelera.ts';
import type { PasadoPuntoTable, PasadoTable } from './schema-pasado.ts';

export interface PautaTable {
  id: string;
  descripcion: string;
  pregunta: string;
  /** The MedidaPauta that ties it to a measure; null without one. */
  medida: Json | null;
  version: number;
  creado: Momento;
}
export interface NivelTable {
  pauta_id: string;
  posicion: number;
  descripcion: string;
  valor: number;
}
export interface ListaTable {
  id: string;
  nombre: string;
  version: number;
  creado: Momento;
}
export interface ListaPautaTable {
  lista_id: string;
  pauta_id: string;
  posicion: number;
}
export interface MetricaTable {
  id: string;
  nombre: string;
  lista_id: string | null;
  version: number;
  creado: Momento;
}
export interface SubcaracteristicaTable {
  id: string;
  nombre: string;
  version: number;
  creado: Momento;
}
export interface SubcaracteristicaMetricaTable {
  subcaracteristica_id: string;
  metrica_id: string;
  posicion: number;
}
export interface CriterioTable {
  id: string;
  posicion: number;
  valor1: number;
  valor2: number;
  criterio: string;
  version: number;
}
export interface PropiedadTable {
  id: string;
  posicion: number;
  propiedad: string;
  valor: number;
  version: number;
}
/**
 * Guidelines and lists that came from the starter content, by their key there. No foreign key: the row remains after its guideline
 * or list was deleted, so that a deleted one differs from one that a later edition adds.
 */
export interface ClaveInicialTable {
  clave: string;
  elemento_id: string;
}
export interface ProyectoTable {
  id: string;
  nombre: string;
  link: string;
  branch: string;
  /** AES-256-GCM text of the repository's token; `token_clave` names the key it was made with. */
  token_cifrado: string;
  token_clave: string;
  id_persona: string;
  clave: string;
  version: number;
  creado: Momento;
}
/** The table below the view `proyectos`: deleted projects remain until their rows are swept. */
export interface ProyectoTodoTable extends ProyectoTable {
  borrado: Generated<boolean>;
}
/** What the view adds: who else reaches a project. */
export interface ProyectoVista extends ProyectoTable {
  /** Subjects of the team's members, in the order they joined, without the owner. */
  miembros: ColumnType<string[], never, never>;
  /** Subjects of the lecturers of its courses. */
  docentes: ColumnType<string[], never, never>;
}
/** A key held for a person before the scanning service is called; lapses after 24 h without a project. */
export interface ReservaTable {
  clave: string;
  id_persona: string;
  nombre: string;
  creado_en_servicio: boolean;
  creado: Momento;
  /**
   * Name of the service that holds the key, as the scanner gives it. Null before creation, and with
   * scanners that keep no projects.
   */
  servicio: string | null;
}
export interface RespuestaTable {
  id: string;
  proyecto_id: string;
  id_persona: string;
  nombre: string;
  tipo: string;
  elemento_id: string | null;
  intentos: number | null;
  /** The PlanPrueba that the test answers. */
  plan: Json;
  respuestas: Json;
  /** Overall mean and those of its rows, unrounded fractions, computed at saving; null: nothing counts. */
  promedio: number | null;
  promedios: Json;
  /** Bytes of `respuestas` and `promedios` as text: a list of tests is bounded by it without reading them. */
  tamano: ColumnType<number, number | undefined, number>;
  creado: Momento;
}
/** Which catalogue entries a saved test contains, so that a deletion can count them. No foreign keys on purpose. */
export interface RespuestaElementoTable {
  respuesta_id: string;
  elemento_id: string;
}
export interface BorradorTable {
  id: string;
  id_persona: string;
  proyecto_id: string;
  tipo: string;
  /** The item's id or 'todos': never null, so that the unique key holds. */
  elemento: string;
  intentos: number;
  adicionales: Json;
  titulo: string;
  titulo_version: number;
  plan: Json;
  cambios: Json;
  creado: Momento;
  actualizado: Momento;
}
export interface BorradorRespuestaTable {
  borrador_id: string;
  lista_id: string;
  pauta_id: string;
  valor: number | null;
  nivel: number | null;
  comentario: string;
  /** Pieces of evidence, as the domain's Evidencia; empty for none. */
  evidencias: JsonWithDefault;
  version: number;
}
/** Answers of requests with an Idempotency-Key, kept for 24 h. */
export interface IdempotenciaTable {
  id_persona: string;
  clave: string;
  huella: string;
  estado: number | null;
  cuerpo: string | null;
  etag: string | null;
  creado: Momento;
}

export type { CuentaTable } from './schema-identidad.ts';

export interface Schema extends TablasDeNotas {
  pautas: PautaTable;
  niveles: NivelTable;
  listas_verificacion: ListaTable;
  lista_pautas: ListaPautaTable;
  metricas: MetricaTable;
  subcaracteristicas: SubcaracteristicaTable;
  subcaracteristica_metricas: SubcaracteristicaMetricaTable;
  criterios_valoracion: CriterioTable;
  valoracion_mantenibilidad: CriterioTable;
  propiedades_calidad: PropiedadTable;
  claves_iniciales: ClaveInicialTable;
  papelera: PapeleraTable;
  ambitos: AmbitoTable;
  partidas: PartidaTable;
  proyectos: ProyectoVista;
  cursos: CursoTable;
  curso_docentes: CursoDocenteTable;
  curso_proyectos: CursoProyectoTable;
  entregas: EntregaTable;
  entregados: EntregadoTable;
  entrega_analisis: EntregaAnalisisTable;
  entregado_archivos: EntregadoArchivoTable;
  curso_personas: CursoPersonaTable;
  curso_lista: CursoListaTable;
  avisos_privacidad: AvisoPrivacidadTable;
  miembros: MiembroTable;
  equipo_enlaces: EquipoEnlaceTable;
  equipo_invitaciones: EquipoInvitacionTable;
  proyectos_todos: ProyectoTodoTable;
  reservas_clave: ReservaTable;
  respuestas: RespuestaTable;
  respuesta_elementos: RespuestaElementoTable;
  borradores: BorradorTable;
  borrador_respuestas: BorradorRespuestaTable;
  analisis: AnalisisTable;
  analisis_archivos: AnalisisArchivoTable;
  analisis_partes: AnalisisParteTable;
  detalles_analisis: DetalleAnalisisTable;
  puntos_criticos: PuntosCriticosTable;
  acciones_mejora: AccionMejoraTable;
  marcas: MarcaTable;
  enlaces_compartidos: EnlaceCompartidoTable;
  cifras_servicio: CifrasServicioTable;
  pasados: PasadoTable;
  pasado_puntos: PasadoPuntoTable;
  analisis_turnos: AnalisisTurnoTable;
  idempotencia: IdempotenciaTable;
  cuentas: CuentaTable;
  importaciones: ImportacionTable;
  importacion_cuentas: ImportacionCuentaTable;
  personas: PersonaTable;
  intentos_acceso: IntentoAccesoTable;
  oidc: OidcTable;
  sesiones_terminadas: SesionTerminadaTable;
  auditoria: AuditoriaTable;
}
