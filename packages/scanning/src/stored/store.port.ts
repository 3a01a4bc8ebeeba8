import type { EstadoAnalisis } from '@mantenible/domain/escaneo';

export interface ArchivoGuardado {
  readonly ruta: string;
  readonly medidas: Readonly<Record<string, number>>;
}

/** A finding as the analyser made it. */
export interface Hallazgo {
  readonly rule: string;
  readonly message: string;
  /** Null for a finding about the whole file. */
  readonly range: {
    readonly startLine: number;
    readonly startColumn: number;
    readonly endLine: number;
    readonly endColumn: number;
  } | null;
  /** Minutes to mend it. */
  readonly effort: number;
}

/** What the profile says of a rule; null for a rule that it does not hold. */
export type FactsOf = (
  rule: string,
) => { readonly severity: string; readonly tags: readonly string[] } | null;

export interface IncidenciaGuardada {
  readonly ruta: string;
  readonly incidencia: Hallazgo;
}

/** What the reading adapter asks of whoever keeps analyses: of each key, the newest finished one. */
export interface AnalysisStore {
  /** Null when nothing was ever started. */
  estado(clave: string): Promise<Omit<EstadoAnalisis, 'iniciable'> | null>;
  /** The project's own measures; null without a finished analysis. */
  medidas(clave: string): Promise<Readonly<Record<string, number>> | null>;
  archivos(clave: string): Promise<readonly ArchivoGuardado[]>;
  /** By path and line; `total` counts all, of which at most `maximo` are given. */
  incidencias(
    clave: string,
    maximo: number,
  ): Promise<{ readonly total: number; readonly elementos: readonly IncidenciaGuardada[] }>;
  /** Null when the file was not analysed. */
  fuente(clave: string, ruta: string): Promise<string | null>;
}
