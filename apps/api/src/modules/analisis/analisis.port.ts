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
  /** Person who starts it. */
  readonly idPersona: string;
  readonly enlace: string;
  readonly rama: string;
  readonly ahora: Date;
}

/** Kinds of jobs: an analysis of the newest commit, or one of a repository's past. */
export const clasesTrabajo = ['analisis', 'pasado'] as const;
export type ClaseTrabajo = (typeof clasesTrabajo)[number];

/** Outcome of a request for a job; one open job a person, of any kind. */
export type Apertura = 'abierto' | 'proyecto-ocupado' | 'persona-ocupada';

export interface Avance {
  readonly progreso: ProgresoAnalisis;
  /** Null until every file is measured; without the measures that depend on findings (ADR 0033). */
  readonly medidas: MedidasSinHallazgos | null;
}

/** Analyses of a project beside the scanner's own state. */
export interface Situacion {
  /** Progress of the open analysis, and its first measures once it has them; null without one. */
  readonly progreso: ProgresoAnalisis | null;
  readonly medidas: MedidasSinHallazgos | null;
  /** Commit of the newest finished analysis. */
  readonly commit: string | null;
  readonly enlace: string | null;
  /** Analyses before the open one in the queue; null unless it waits for its turn. */
  readonly delante: number | null;
}

/** State and history of analyses, as the routes show them. */
export interface AnalisisRepository {
  /** Times since `desde` at which the person started analyses, oldest first; deletes earlier ones of all people. */
  turnos(idPersona: string, desde: Date): Promise<readonly Date[]>;
  /** Null when no analysis was ever started. */
  estado(clave: string): Promise<Omit<EstadoAnalisis, 'iniciable'> | null>;
  /** Languages and files that the newest finished analysis left out. */
  noAnalizado(proyectoId: string): Promise<NoAnalizado>;
  /** Newest first. */
  historia(proyectoId: string, maximo: number): Promise<readonly AnalisisHecho[]>;
}

/** The queued or active analysis of a project: its row and its job, which change in one transaction. */
export interface AnalisisAbiertoRepository {
  /**
   * Stores a new analysis, queues its job and counts it for its person; refused while the person has one open. Keeps the
   * project's newest analyses (`maximoHistoria` with the new one) and its newest finished one, however old it is.
   */
  abrir(nuevo: NuevoAnalisis): Promise<Apertura>;
  situacion(proyectoId: string): Promise<Situacion>;
  /** Ends the analysis at once; its worker loses its claim and stops. */
  cancelar(proyectoId: string, ahora: Date): Promise<void>;
}

/** A job of the queue: one analysis, or one past. */
export interface NewJob {
  readonly id: string;
  readonly idPersona: string;
  readonly clase: ClaseTrabajo;
  /** Jobs are fetched in the order of their turns. */
  readonly turno: Date;
}

/** Place of a job; `ahead`: number of jobs that are fetched before it, null while it waits for its retry. */
export type JobPlace = { readonly queued: false } | { readonly queued: true; readonly ahead: number | null };

/** One attempt at a job; its number distinguishes it from a later attempt by another worker. */
export interface Claim {
  readonly id: string;
  readonly intento: number;
}

export interface ClaimedJob extends Claim {
  readonly clase: ClaseTrabajo;
  /** Aborted when the claim is lost: the job was cancelled, or claimed by another worker. */
  readonly lost: AbortSignal;
}

/** A job (analysis or past) that a worker has claimed, with what it reads of the project. */
export interface Trabajo extends Claim {
  readonly proyectoId: string;
  readonly idPersona: string;
  readonly enlace: string;
  readonly rama: string;
  readonly token: { readonly cifrado: string; readonly clave: string };
}

/** Last state of a job that publishes nothing, with the reason of a failure. */
export interface EstadoFinal {
  readonly estado: 'fallido' | 'cancelado';
  readonly codigo: string | null;
  readonly motivo: string | null;
}

/** What workers write about jobs of one kind: analyses or pasts. */
export interface TrabajoRepository {
  /** Null when the row was deleted or has ended. */
  empezar(claim: Claim, ahora: Date): Promise<Trabajo | null>;
  /** Stores the progress; false when the row was deleted or has ended. */
  anotar(claim: Claim, avance: Avance): Promise<boolean>;
  /** Ends job and row together; writes nothing and returns false when the claim was lost. */
  terminar(claim: Claim, final: EstadoFinal, ahora: Date): Promise<boolean>;
  /** Ends the row of a job that failed for the last time. */
  abandonar(id: string, final: EstadoFinal, ahora: Date): Promise<void>;
  cancelado(id: string): Promise<boolean>;
  /** Jobs whose rows have not ended, in the order of their requests. */
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
  /** Whole languages that were left out, then files. */
  readonly omitidos: readonly object[];
  readonly huella: string;
  /** Detail for comparisons; null where an earlier analysis of the same commit and fingerprint stored it. */
  readonly detalle: DetallePublicado | null;
  readonly ahora: Date;
}

/** The analyser's version with the packed measures and findings of the files; `paquete` is null beyond the size limit. */
export interface DetallePublicado {
  readonly version: string;
  readonly paquete: string | null;
}

/** Outcome of a publication: done, or not, because the job was cancelled or another worker has claimed it. */
export type Publicado = 'publicado' | 'cancelado' | 'perdido';

/** Newest finished analysis of a project. */
export interface Anterior extends Omit<Publicacion, 'rama' | 'ahora' | 'detalle'> {
  readonly id: string;
  /** Whether every file could be analysed; otherwise the next analysis tries the files again. */
  readonly entero: boolean;
  /** Whether its detail was stored; older versions of the product stored none. */
  readonly detallado: boolean;
}

/** A file's part of an analysis, under the fingerprint of its inputs. */
export interface ParteGuardada {
  readonly huella: string;
  /** Compressed JSON in base64. */
  readonly parte: string;
}

/** Stored results of analyses. */
export interface ResultadoRepository {
  /** Stores files of an analysis; they are not readable until it is published. */
  guardarArchivos(id: string, archivos: readonly ArchivoPorGuardar[]): Promise<void>;
  /** Deletes the files of an analysis that will not be published, or starts again. */
  descartar(id: string): Promise<void>;
  /**
   * Makes an analysis the project's newest and deletes the files of earlier ones, in one transaction; does neither when the
   * analysis was cancelled or claimed by another worker.
   */
  publicar(claim: Claim, publicacion: Publicacion): Promise<Publicado>;
  /** Null without a finished analysis, or when that one has no fingerprint (older versions of the product). */
  ultimo(proyectoId: string): Promise<Anterior | null>;
  /** `cuantos` files of an analysis from position `desde` on. */
  archivos(id: string, desde: number, cuantos: number): Promise<readonly ArchivoPorGuardar[]>;
  /** Deletes files that belong to no published or open analysis. */
  borrarSueltos(): Promise<void>;
  partes(proyectoId: string, huellas: readonly string[]): Promise<readonly ParteGuardada[]>;
  guardarPartes(proyectoId: string, partes: readonly ParteGuardada[]): Promise<void>;
  /** Deletes every part of the project but these. */
  conservarPartes(proyectoId: string, huellas: readonly string[]): Promise<void>;
}

/** Encrypts texts of repositories, each bound to the place where it is stored. */
export interface CofreTextos {
  encrypt(plain: string, rowId: string): TextoSellado;
  decrypt(cifrado: string, clave: string, rowId: string): string;
}

/** The workers that run jobs in this process. */
export interface Obreros {
  /** Makes the workers fetch now: a job was queued. */
  wake(): void;
  /** Warms the workers: an analysis may be requested soon. */
  prever(): void;
}
