import type { Ambito, AmbitoAplicado } from '../ambito/index.ts';
import type { LugarDuplicado } from '../comparacion/index.ts';
import type { ArchivoOmitido, LenguajeSinAnalizar, ProgresoAnalisis } from '../escaneo/index.ts';
import type { AvisoPasado } from '../pasado/index.ts';

declare global {
  /** The platform's type, which the domain does not import: the declarations merge where both exist. */
  interface AbortSignal {
    readonly aborted: boolean;
  }
}

export interface IncidenciaHallada {
  readonly rule: string;
  readonly message: string;
  /** Null for an issue of the whole file; lines from 1, columns from 0. */
  readonly range: {
    readonly startLine: number;
    readonly startColumn: number;
    readonly endLine: number;
    readonly endColumn: number;
  } | null;
  /** Estimated minutes to fix it. */
  readonly effort: number;
}

export interface ArchivoAnalizado {
  readonly ruta: string;
  /** git's object id of the content; '' outside a repository. */
  readonly blob: string;
  readonly texto: string;
  /** SonarQube's name of the language ('js', 'ts', 'py', 'css', 'web', 'xml', 'docker', 'yaml', 'json', 'azureresourcemanager'). */
  readonly lenguaje: string;
  /** Set for a test, which has no measures but its smells. */
  readonly prueba?: boolean;
  /** The scope's encoding where the text was read by it. */
  readonly codificacion?: string;
  /** False when no parser takes the text, or the worker died on it: then it has few measures beside its lines. */
  readonly analizable: boolean;
  readonly medidas: Readonly<Record<string, number>>;
  readonly incidencias: readonly IncidenciaHallada[];
  /** Its duplicated lines; empty where there are too many places. */
  readonly duplicados: readonly LugarDuplicado[];
  /** Data that a later analysis reuses if the file's blob and path stay the same; `LeerPartes` returns it. */
  readonly parte: string;
}

export interface ResultadoAnalisis {
  readonly commit: string;
  /** Committer date of the requested point, ISO 8601; absent for the newest commit. */
  readonly fecha?: string | undefined;
  readonly rama: string;
  readonly medidas: Readonly<Record<string, number>>;
  /** Files of a measured language that were left out. */
  readonly omitidos: readonly ArchivoOmitido[];
  readonly otrosLenguajes: readonly LenguajeSinAnalizar[];
  readonly ambito: AmbitoAplicado;
  readonly total: number;
  /** In the order of their paths, in batches of about 1 MB, each made on demand. Can be read once. */
  readonly lotes: AsyncIterable<readonly ArchivoAnalizado[]>;
  /** Releases the batches that were not read. */
  readonly soltar: () => void;
}

export interface LimitesAnalisis {
  readonly packBytes: number;
  /** Entries of the tree, of any kind. */
  readonly archivos: number;
  readonly textoBytes: number;
  readonly lineas: number;
  /** Timeout of the whole analysis. */
  readonly segundos: number;
  /** Timeout of one batch: a worker that exceeds it counts as stuck. */
  readonly segundosPorLote: number;
  /** Heap of one worker. */
  readonly memoriaMb: number;
  readonly procesos: number;
}

export interface BlobDeRuta {
  readonly blob: string;
  readonly ruta: string;
  /** Whether it is analysed as a test: the same content then has another part. */
  readonly prueba?: boolean;
  /** The encoding by which it is read where a scope names one: the same content then has another part. */
  readonly codificacion?: string;
}

/** Reads the parts (`ArchivoAnalizado.parte`) that earlier analyses by the same version stored for these files, by path. */
export type LeerPartes = (blobs: readonly BlobDeRuta[]) => Promise<ReadonlyMap<string, string>>;

export interface RamaPedida {
  readonly enlace: string;
  /** Null: the repository's default branch. */
  readonly rama: string | null;
  readonly token: string | null;
  readonly signal: AbortSignal;
}

/**
 * A commit of a branch: the last of its first parents that is dated before a time in milliseconds, the one of an id, or that
 * of a tag.
 */
export type PuntoDeRama =
  | { readonly antesDe: number }
  | { readonly commit: string }
  | { readonly etiqueta: string };

export interface PeticionAnalisis extends RamaPedida {
  /** Absent: the newest commit. */
  readonly punto?: PuntoDeRama | undefined;
  /** Whether a commit without main code has a result without files; otherwise it is refused. */
  readonly admiteSinCodigo?: boolean | undefined;
  /** The project's own scope; null: that of the repository's properties file, else every file. */
  readonly ambito: Ambito | null;
  readonly limites: LimitesAnalisis;
  readonly conocidos: LeerPartes;
  readonly alProgresar: (progreso: ProgresoAnalisis) => void;
  /** Called once with the totals, without smells, when everything is measured and the search for issues begins. */
  readonly alMedir?: (medidas: Readonly<Record<string, number>>) => void;
}

export interface PeticionCambios extends RamaPedida {
  readonly commit: string;
  /** Paths of its tree; the answer has one number each. */
  readonly rutas: readonly string[];
  readonly limites: Pick<LimitesAnalisis, 'packBytes' | 'segundos'>;
}

export interface CambiosDeRutas {
  /** Commits that changed each path, in the order of the request. */
  readonly cambios: readonly number[];
  readonly commits: number;
  /** Date of the oldest of them; null without any. */
  readonly desde: string | null;
  /** False when the commits of the window together change too many files: the older ones were left out. */
  readonly completos: boolean;
  /** Commits that do not count: they change a large part of the files, or `.git-blame-ignore-revs` names them. */
  readonly apartados: number;
}

/** `fecha`: committer date, ISO 8601, corrected so that it is neither before that of an older commit nor in the future. */
export interface CommitMedido {
  readonly commit: string;
  readonly fecha: string;
  readonly medidas: Readonly<Record<string, number>>;
}

export interface PeticionPasado extends Omit<PeticionAnalisis, 'alMedir' | 'punto' | 'admiteSinCodigo'> {
  /** Newest commit of the past before; null without one. */
  readonly anterior: string | null;
}

export interface ResultadoPasado {
  readonly rama: string;
  /** The scope of all its commits. */
  readonly alcance: Pick<AmbitoAplicado, 'origen' | 'ambito'>;
  readonly avisos: readonly AvisoPasado[];
  /** Oldest first. */
  readonly commits: readonly CommitMedido[];
}

export interface Punta {
  readonly rama: string;
  /** Null when the host lists more branches than are read. */
  readonly commit: string | null;
}

/** Rejects with a `DomainError` whose message is Spanish and fit to show, and with `RunnerDied` when the runner's process died. */
export interface AnalizadorRepositorios {
  analizar(peticion: PeticionAnalisis): Promise<ResultadoAnalisis>;
  /**
   * Analyses commits of a branch's history. Its limits bound all commits together: what does not fit is left out, from
   * the oldest. Refuses as `analizar` does.
   */
  pasado(peticion: PeticionPasado): Promise<ResultadoPasado>;
  /** Reads a branch's head from the host and downloads nothing; refuses as `analizar` does. */
  punta(peticion: RamaPedida): Promise<Punta>;
  /** Counts changes in the branch's history, without reading texts; refuses as `analizar` does. */
  contarCambios(peticion: PeticionCambios): Promise<CambiosDeRutas>;
  /** Removes the files that analyses of a dead process left behind. */
  barrer(): Promise<void>;
}

/** The runner died during an analysis. The cause is not a file: the analysis may be retried once. */
export class RunnerDied extends Error {
  override readonly name = 'RunnerDied';
}
