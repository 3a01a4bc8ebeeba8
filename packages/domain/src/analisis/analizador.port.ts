import type { ArchivoOmitido, LenguajeSinAnalizar, ProgresoAnalisis } from '../escaneo/index.ts';

declare global {
  /** The platform's own, of which the domain has no types: the declarations merge wherever both are known. */
  interface AbortSignal {
    readonly aborted: boolean;
  }
}

/** One issue of an analysed file. */
export interface Hallazgo {
  readonly rule: string;
  readonly message: string;
  /** Null for an issue of the whole file; lines from 1, columns from 0. */
  readonly range: {
    readonly startLine: number;
    readonly startColumn: number;
    readonly endLine: number;
    readonly endColumn: number;
  } | null;
  /** Estimated minutes to mend it. */
  readonly effort: number;
}

/** One analysed file. */
export interface ArchivoAnalizado {
  readonly ruta: string;
  /** git's name of the content; '' where there is no repository. */
  readonly blob: string;
  readonly texto: string;
  /** SonarQube's name of the language ('js', 'ts', 'py', 'css', 'web', 'xml', 'docker', 'yaml', 'json', 'azureresourcemanager'). */
  readonly lenguaje: string;
  /** False when no parser takes the text, or the worker died of it: then little but its lines is known. */
  readonly analizable: boolean;
  readonly medidas: Readonly<Record<string, number>>;
  readonly incidencias: readonly Hallazgo[];
  /** What a later analysis needs of this file if its blob and path stay the same; `Conocidos` hands it back. */
  readonly parte: string;
}

export interface ResultadoAnalisis {
  readonly commit: string;
  readonly rama: string;
  readonly medidas: Readonly<Record<string, number>>;
  /** Files of a measured language that were left out. */
  readonly omitidos: readonly ArchivoOmitido[];
  /** What the repository holds beside that: few, one a language. */
  readonly otrosLenguajes: readonly LenguajeSinAnalizar[];
  /** Number of analysed files. */
  readonly total: number;
  /** The files in the order of their paths, in batches of about 1 MB, each made when it is asked for. Read once. */
  readonly lotes: AsyncIterable<readonly ArchivoAnalizado[]>;
  /** Releases what was not read. */
  readonly soltar: () => void;
}

/** What a repository may cost. */
export interface LimitesAnalisis {
  readonly packBytes: number;
  /** Entries of the tree, whatever they are. */
  readonly archivos: number;
  /** Bytes of all texts that are read. */
  readonly textoBytes: number;
  readonly lineas: number;
  /** For the whole analysis. */
  readonly segundos: number;
  /** Until a worker that analyses one batch is taken for stuck. */
  readonly segundosPorLote: number;
  /** Heap of one worker. */
  readonly memoriaMb: number;
  /** Workers that measure at once. */
  readonly procesos: number;
}

export interface BlobDeRuta {
  readonly blob: string;
  readonly ruta: string;
}

/** The parts of these files that earlier analyses by the same version left, by path. */
export type Conocidos = (blobs: readonly BlobDeRuta[]) => Promise<ReadonlyMap<string, string>>;

export interface RamaPedida {
  readonly enlace: string;
  /** Null: the branch that the repository names as its own. */
  readonly rama: string | null;
  readonly token: string | null;
  readonly signal: AbortSignal;
}

export interface PeticionAnalisis extends RamaPedida {
  readonly limites: LimitesAnalisis;
  readonly conocidos: Conocidos;
  readonly alProgresar: (progreso: ProgresoAnalisis) => void;
  /** Called once, when all is measured and the search for issues begins: the whole's measures, no smells. */
  readonly alMedir?: (medidas: Readonly<Record<string, number>>) => void;
}

/** Where a branch stands. */
export interface Punta {
  readonly rama: string;
  /** Null when the host names more branches than are read. */
  readonly commit: string | null;
}

/**
 * Clones a repository's branch under guard and analyses it in worker processes. Rejects with a `DomainError` whose
 * message is Spanish and fit to show, and with `RunnerDied` when the process that did it died.
 */
export interface AnalizadorRepositorios {
  analizar(peticion: PeticionAnalisis): Promise<ResultadoAnalisis>;
  /** Asks the host where a branch stands and downloads nothing; refuses as `analizar` does. */
  punta(peticion: RamaPedida): Promise<Punta>;
  /** Removes what analyses of a process that died have left behind. */
  barrer(): Promise<void>;
}

/** The runner died during an analysis. No file is to blame for it: the analysis may be tried once more. */
export class RunnerDied extends Error {
  override readonly name = 'RunnerDied';
}
