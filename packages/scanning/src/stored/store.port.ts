import type { IncidenciaHallada } from '@mantenible/domain/analisis';
import type { EstadoAnalisis } from '@mantenible/domain/escaneo';

/** The stored measures of a file. */
export interface ArchivoGuardado {
  readonly ruta: string;
  readonly medidas: Readonly<Record<string, number>>;
}

/** Facts of a rule in the profile; null for a rule outside it. */
export type FactsOf = (
  rule: string,
) => { readonly severity: string; readonly tags: readonly string[] } | null;

/** A stored finding with the path of its file. */
export interface IncidenciaGuardada {
  readonly ruta: string;
  readonly incidencia: IncidenciaHallada;
}

/** Store of analyses, which the adapter reads: the newest finished analysis of each key. */
export interface AnalysisStore {
  /** Null when no analysis was started. */
  estado(clave: string): Promise<Omit<EstadoAnalisis, 'iniciable'> | null>;
  /** Measures of the project; null without a finished analysis. */
  medidas(clave: string): Promise<Readonly<Record<string, number>> | null>;
  /** Sorted by path, at most `maximo`, or as many as fit into an answer; `total` counts all. */
  archivos(
    clave: string,
    maximo: number,
  ): Promise<{ readonly total: number; readonly elementos: readonly ArchivoGuardado[] }>;
  /** Sorted by path and line, bounded in the same way. */
  incidencias(
    clave: string,
    maximo: number,
  ): Promise<{ readonly total: number; readonly elementos: readonly IncidenciaGuardada[] }>;
  /** Null when the file was not analysed. */
  fuente(clave: string, ruta: string): Promise<string | null>;
}
