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
  /** Null until all is measured; what depends on findings is never among them (ADR 0019). */
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
  /**
   * Keeps a new analysis as waiting and counts it for its person; refused while one is open there. Of the project's
   * earlier ones the newest stay (`maximoHistoria` with the new one), and the newest finished one however old it is.
   */
  abrir(nuevo: NuevoAnalisis): Promise<'abierto' | 'proyecto-ocupado' | 'persona-ocupada'>;
  /** When the person started analyses since `desde`, the oldest first; what anybody started before is forgotten. */
  turnos(idPersona: string, desde: Date): Promise<readonly Date[]>;
  /** Null when nothing was ever started. */
  estado(clave: string): Promise<Omit<EstadoAnalisis, 'iniciable'> | null>;
  situacion(proyectoId: string): Promise<Situacion>;
  /** What the newest finished one left out. */
  noAnalizado(proyectoId: string): Promise<NoAnalizado>;
  /** The newest first. */
  historia(proyectoId: string, maximo: number): Promise<readonly AnalisisHecho[]>;
  /** One that waits is ended at once; one that runs is asked to stop. */
  cancelar(proyectoId: string, ahora: Date): Promise<void>;
}

/** An analysis that this process has taken on; `intento` tells it from the same one taken on by another later. */
export interface Trabajo {
  readonly id: string;
  readonly intento: number;
  readonly proyectoId: string;
  readonly idPersona: string;
  readonly enlace: string;
  readonly rama: string;
  readonly token: { readonly cifrado: string; readonly clave: string };
}

type Toma = Pick<Trabajo, 'id' | 'intento'>;

export interface Final {
  readonly estado: 'fallido' | 'cancelado';
  readonly codigo: string | null;
  readonly motivo: string | null;
}

/** Analyses as whoever makes them sees them. What another process has taken over is never written to. */
export interface TrabajoRepository {
  /** The next one of those that wait, claimed for one caller alone; null when none may be begun now. */
  tomar(ahora: Date): Promise<Trabajo | null>;
  /** Heartbeat by the database's clock, with the progress; a later end or return to the queue forgets that. */
  latir(toma: Toma, avance: Avance): Promise<void>;
  /** Whether to go on; 'perdido' when project or claim are gone. */
  consultar(toma: Toma): Promise<'sigue' | 'cancelado' | 'perdido'>;
  terminar(toma: Toma, final: Final, ahora: Date): Promise<void>;
  /** Puts it back among those that wait, as if it had not been taken. */
  devolver(toma: Toma): Promise<void>;
  /** Those without a heartbeat for so many seconds; null: all that are running. */
  callados(segundos: number | null): Promise<readonly (Toma & Pick<Trabajo, 'idPersona'>)[]>;
  /** Puts a silent one back among those that wait, for so many seconds at least; the claim still counts. */
  repetir(toma: Toma, segundos: number): Promise<void>;
  /** Ids of those that wait and may be begun now, in their order. */
  enEspera(): Promise<readonly string[]>;
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
  readonly ahora: Date;
}

export type Publicado = 'publicado' | 'cancelado' | 'perdido';

/** A project's newest finished analysis. */
export interface Anterior extends Omit<Publicacion, 'rama' | 'ahora'> {
  readonly id: string;
  /** Whether every file could be analysed: what could not is tried again. */
  readonly entero: boolean;
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
  publicar(toma: Toma, publicacion: Publicacion): Promise<Publicado>;
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

/** Where analyses wait for whoever makes them. */
export interface ColaAnalisis {
  /** Has one more analysis made, of those that wait; not before so many seconds have gone by. */
  encolar(id: string, segundos?: number): Promise<void>;
  /** Somebody may be about to ask for an analysis: whoever would make it here gets ready. */
  prever(): void;
}
