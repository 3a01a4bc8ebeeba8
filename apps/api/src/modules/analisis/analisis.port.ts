import type {
  AnalisisHecho,
  EstadoAnalisis,
  NoAnalizado,
  MedidasSinHallazgos,
  ProgresoAnalisis,
} from '@mantenible/domain/escaneo';

export interface NuevoAnalisis {
  readonly id: string;
  readonly proyectoId: string;
  /** Who starts it. */
  readonly idPersona: string;
  readonly enlace: string;
  readonly rama: string;
  readonly ahora: Date;
}

/** How far an analysis has come. */
export interface Avance {
  readonly progreso: ProgresoAnalisis;
  /** Null until all is measured; what depends on findings is never among them (ADR 0033). */
  readonly medidas: MedidasSinHallazgos | null;
}

/** What is known of a project's analyses beside the scanner's own state. */
export interface Situacion {
  /** Of the one that is open, as are its measures; null when none is. */
  readonly progreso: ProgresoAnalisis | null;
  readonly medidas: MedidasSinHallazgos | null;
  /** Of the newest finished one. */
  readonly commit: string | null;
  readonly enlace: string | null;
  /** Of the one that is open: analyses that are made before it; null unless it waits for its turn. */
  readonly delante: number | null;
}

/** Analyses as people see them. */
export interface AnalisisRepository {
  /** When the person started analyses since `desde`, the oldest first; what anybody started before is forgotten. */
  turnos(idPersona: string, desde: Date): Promise<readonly Date[]>;
  /** Null when nothing was ever started. */
  estado(clave: string): Promise<Omit<EstadoAnalisis, 'iniciable'> | null>;
  /** What the newest finished one left out. */
  noAnalizado(proyectoId: string): Promise<NoAnalizado>;
  /** The newest first. */
  historia(proyectoId: string, maximo: number): Promise<readonly AnalisisHecho[]>;
}

/** The analysis of a project that is queued or active: its row and its job, which change in one transaction. */
export interface AnalisisAbiertoRepository {
  /**
   * Keeps a new analysis, queues its job and counts it for its person; refused while the person has one open. Of the
   * project's earlier ones the newest stay (`maximoHistoria` with the new one), and the newest finished one however
   * old it is.
   */
  abrir(nuevo: NuevoAnalisis): Promise<'abierto' | 'proyecto-ocupado' | 'persona-ocupada'>;
  situacion(proyectoId: string): Promise<Situacion>;
  /** Ended at once; a worker notices that its claim is lost and stops. */
  cancelar(proyectoId: string, ahora: Date): Promise<void>;
}

/** A job of the queue: one analysis. */
export interface NewJob {
  readonly id: string;
  readonly idPersona: string;
  /** Jobs are fetched in the order of their turns. */
  readonly turno: Date;
}

/** Where a job stands; `ahead`: jobs that are fetched before it, null while it waits for its retry. */
export type JobPlace = { readonly queued: false } | { readonly queued: true; readonly ahead: number | null };

/** One attempt at a job; the number tells it from a later attempt by another worker. */
export interface Claim {
  readonly id: string;
  readonly intento: number;
}

export interface ClaimedJob extends Claim {
  /** Aborted when the claim is lost: the job was cancelled, or given to another worker. */
  readonly lost: AbortSignal;
}

/** An analysis that a worker has claimed. */
export interface Trabajo extends Claim {
  readonly proyectoId: string;
  readonly idPersona: string;
  readonly enlace: string;
  readonly rama: string;
  readonly token: { readonly cifrado: string; readonly clave: string };
}

export interface Final {
  readonly estado: 'fallido' | 'cancelado';
  readonly codigo: string | null;
  readonly motivo: string | null;
}

/** What a worker writes about an analysis. */
export interface TrabajoRepository {
  /** Null when the analysis was deleted or has ended. */
  empezar(claim: Claim, ahora: Date): Promise<Trabajo | null>;
  /** Progress for people; false when the analysis was deleted or has ended. */
  anotar(claim: Claim, avance: Avance): Promise<boolean>;
  /** Ends job and analysis together; false, and nothing written, when the claim was lost. */
  terminar(claim: Claim, final: Final, ahora: Date): Promise<boolean>;
  /** Ends an analysis whose job has already failed for good. */
  abandonar(id: string, final: Final, ahora: Date): Promise<void>;
  cancelado(id: string): Promise<boolean>;
  /** Those that have not ended, as jobs in the order in which they were requested. */
  abiertos(): Promise<readonly NewJob[]>;
}

export interface TextoSellado {
  readonly cifrado: string;
  readonly clave: string;
}

export interface ArchivoPorGuardar {
  readonly posicion: number;
  readonly ruta: string;
  readonly lenguaje: string;
  readonly analizable: boolean;
  readonly medidas: Readonly<Record<string, number>>;
  readonly incidencias: readonly object[];
  readonly texto: TextoSellado;
}

export interface Publicacion {
  readonly commit: string;
  readonly rama: string;
  readonly grado: number | null;
  readonly medidas: Readonly<Record<string, number>>;
  /** What was left out: whole languages, then files. */
  readonly omitidos: readonly object[];
  readonly huella: string;
  /** What is kept for comparisons; null where an earlier analysis of the same has left it. */
  readonly detalle: DetallePublicado | null;
  readonly ahora: Date;
}

/** The analyser's version, and measures and findings of the files; no package where they are more than is kept. */
export interface DetallePublicado {
  readonly version: string;
  readonly paquete: string | null;
}

export type Publicado = 'publicado' | 'cancelado' | 'perdido';

/** A project's newest finished analysis. */
export interface Anterior extends Omit<Publicacion, 'rama' | 'ahora' | 'detalle'> {
  readonly id: string;
  /** Whether every file could be analysed: what could not is tried again. */
  readonly entero: boolean;
  /** Whether its detail was kept: analyses from before details have none. */
  readonly detallado: boolean;
}

/** A file's own part of an analysis, under what it was made of. */
export interface ParteGuardada {
  readonly huella: string;
  /** Compressed JSON in base64. */
  readonly parte: string;
}

/** What an analysis leaves behind. */
export interface ResultadoRepository {
  /** Files of an analysis that nobody sees until it is published. */
  guardarArchivos(id: string, archivos: readonly ArchivoPorGuardar[]): Promise<void>;
  /** Takes back the files of an analysis that is not to be published, or is begun anew. */
  descartar(id: string): Promise<void>;
  /** Makes it the project's newest, in one transaction, unless it was cancelled or taken over; earlier files go. */
  publicar(claim: Claim, publicacion: Publicacion): Promise<Publicado>;
  /** Null when there is none, or it was made before its fingerprint was kept. */
  ultimo(proyectoId: string): Promise<Anterior | null>;
  /** So many files of an analysis from a position on. */
  archivos(id: string, desde: number, cuantos: number): Promise<readonly ArchivoPorGuardar[]>;
  /** Files that no published analysis and none under way holds. */
  borrarSueltos(): Promise<void>;
  partes(proyectoId: string, huellas: readonly string[]): Promise<readonly ParteGuardada[]>;
  guardarPartes(proyectoId: string, partes: readonly ParteGuardada[]): Promise<void>;
  /** Forgets every part but these. */
  conservarPartes(proyectoId: string, huellas: readonly string[]): Promise<void>;
}

/** Encrypts texts of repositories, each bound to its place. */
export interface CofreTextos {
  encrypt(plain: string, rowId: string): TextoSellado;
  decrypt(cifrado: string, clave: string, rowId: string): string;
}

/** The workers of this process. */
export interface Obreros {
  /** A job was queued. */
  wake(): void;
  /** An analysis may be requested soon: warms what it needs. */
  prever(): void;
}
