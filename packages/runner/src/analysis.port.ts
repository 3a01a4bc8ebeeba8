import type { FileAnalysis, Finding } from '@mantenible/analyser';
import type { LenguajeSinAnalizar, ProgresoAnalisis } from '@mantenible/domain/escaneo';

/** One analysed file; `parte` is what may be kept by `blob` and handed back by `conocidos`. */
export interface ArchivoAnalizado {
  readonly ruta: string;
  /** git's name of the content; '' where there is no repository. */
  readonly blob: string;
  readonly texto: string;
  /** SonarQube's name of the language ('js', 'ts', 'py', 'css', 'web', 'xml', 'docker', 'yaml', 'json', 'azureresourcemanager'). */
  readonly lenguaje: string;
  /** False when no parser takes the text, or died of it: then little but its lines is known. */
  readonly analizable: boolean;
  readonly medidas: Readonly<Record<string, number>>;
  readonly incidencias: readonly Finding[];
  readonly parte: FileAnalysis;
}

export interface ArchivoOmitido {
  readonly ruta: string;
  /** Spanish, fit to show. */
  readonly motivo: string;
}

export interface ResultadoAnalisis {
  readonly commit: string;
  readonly rama: string;
  readonly medidas: Readonly<Record<string, number>>;
  readonly archivos: readonly ArchivoAnalizado[];
  /** Files of a measured language that were left out. */
  readonly omitidos: readonly ArchivoOmitido[];
  /** What the repository holds beside that: few, one a language. */
  readonly otrosLenguajes: readonly LenguajeSinAnalizar[];
}

/** What a repository may cost (proof 30). */
export interface LimitesAnalisis {
  readonly packBytes: number;
  /** Entries of the tree, whatever they are. */
  readonly archivos: number;
  /** Bytes of all texts that are read. */
  readonly textoBytes: number;
  readonly lineas: number;
  /** For the whole analysis. */
  readonly segundos: number;
  /** Until a child that analyses one batch is taken for stuck. */
  readonly segundosPorLote: number;
  /** Heap of one child. */
  readonly memoriaMb: number;
  /** Children that measure at once. */
  readonly procesos: number;
}

export interface BlobDeRuta {
  readonly blob: string;
  readonly ruta: string;
}

/** What is known of files from earlier analyses by the same version, by path. */
export type Conocidos = (blobs: readonly BlobDeRuta[]) => Promise<ReadonlyMap<string, FileAnalysis>>;

export interface PeticionAnalisis {
  readonly enlace: string;
  /** Null: the branch that the repository names as its own. */
  readonly rama: string | null;
  readonly token: string | null;
  readonly limites: LimitesAnalisis;
  readonly conocidos: Conocidos;
  readonly alProgresar: (progreso: ProgresoAnalisis) => void;
  /** Told once, when all is measured and joined and the search for findings begins: the whole's measures, no smells. */
  readonly alMedir?: (medidas: Readonly<Record<string, number>>) => void;
  readonly signal: AbortSignal;
}

/** Where a branch stands. */
export interface Punta {
  readonly rama: string;
  /** Null when the host names more branches than are read. */
  readonly commit: string | null;
}

/**
 * Clones a repository's branch under guard and analyses it in child processes. Rejects with a `DomainError` of
 * `fallosAnalisis`, whose message is Spanish and fit to show.
 */
export interface AnalizadorRepositorios {
  analizar(peticion: PeticionAnalisis): Promise<ResultadoAnalisis>;
  /** Asks the host where a branch stands and downloads nothing; refuses as `analizar` does. */
  punta(peticion: Pick<PeticionAnalisis, 'enlace' | 'rama' | 'token' | 'signal'>): Promise<Punta>;
  /** Removes what analyses of a process that died have left behind. */
  barrer(): Promise<void>;
}
