import type { LenguajeSinAnalizar, ProgresoAnalisis } from '@mantenible/domain/escaneo';

/** What one file gave; `parte` is what may be kept and handed back while blob and path stay the same. */
export interface ArchivoAnalizado<Parte> {
  readonly ruta: string;
  /** git's name of the content; '' where it has none. */
  readonly blob: string;
  readonly texto: string;
  readonly lenguaje: string;
  readonly analizable: boolean;
  readonly medidas: Readonly<Record<string, number>>;
  readonly incidencias: readonly { readonly range: { readonly startLine: number } | null }[];
  readonly parte: Parte;
}

export interface ResultadoAnalisis<Parte> {
  readonly commit: string;
  readonly rama: string;
  readonly medidas: Readonly<Record<string, number>>;
  readonly archivos: readonly ArchivoAnalizado<Parte>[];
  readonly omitidos: readonly object[];
  readonly otrosLenguajes: readonly LenguajeSinAnalizar[];
}

export type BlobDeRuta = Pick<ArchivoAnalizado<unknown>, 'blob' | 'ruta'>;

export interface PeticionAnalisis<Parte> {
  readonly enlace: string;
  readonly rama: string;
  readonly token: string | null;
  /** What earlier analyses gave for these, by path. */
  readonly conocidos: (blobs: readonly BlobDeRuta[]) => Promise<ReadonlyMap<string, Parte>>;
  readonly alProgresar: (progreso: ProgresoAnalisis) => void;
  /** Told once, when all is measured and the search for findings begins: the whole's measures, no smells. */
  readonly alMedir: (medidas: Readonly<Record<string, number>>) => void;
  readonly signal: AbortSignal;
}

/** Reads and analyses a repository. Rejects with a `DomainError` whose message may be shown. */
export interface Analizador<Parte> {
  /** Changes whenever the same text may give something else. */
  readonly version: string;
  analizar(peticion: PeticionAnalisis<Parte>): Promise<ResultadoAnalisis<Parte>>;
  /** What the analysis of a link depends on beside the commit: version, limits, the link itself. */
  huella(enlace: string): string;
  /** Where the branch stands now, without downloading it; `commit` is null when that cannot be told. */
  punta(
    peticion: Pick<PeticionAnalisis<Parte>, 'enlace' | 'rama' | 'token' | 'signal'>,
  ): Promise<{ readonly rama: string; readonly commit: string | null }>;
  /** Removes what analyses of a process that died have left on the disk. */
  barrer(): Promise<void>;
  /** A part as `JSON.parse` gives it back, of this same version. */
  leerParte(json: unknown): Parte;
}
