/** Measures that the static model needs, under SonarQube's keys. */
export const medidasDelModelo = [
  'duplicated_lines',
  'lines_to_cover',
  'complexity',
  'cognitive_complexity',
  'comment_lines_density',
  'ncloc',
  'code_smells',
] as const;

/** The model's measures, and whether the service received a coverage report. */
export const medidasConsultables = [...medidasDelModelo, 'coverage'] as const;

export const estadosAnalisis = ['sin-preparar', 'sin-analisis', 'en-curso', 'listo', 'fallido'] as const;

/** State of a project's newest analysis. 'sin-preparar': the service does not hold the project as ours. */
export interface EstadoAnalisis {
  readonly estado: (typeof estadosAnalisis)[number];
  /** Whether this scanner can start and cancel analyses on request. */
  readonly iniciable: boolean;
  /** Date of the newest finished analysis, ISO 8601; its measures can be read also while another one runs. */
  readonly fecha: string | null;
  /** Branch that the scanner measures for this project; null when it gives none. */
  readonly rama: string | null;
  /** The service's own message about a failed analysis. */
  readonly motivo: string | null;
}

/** One measure as the service gives it: values are strings. */
export interface Medida {
  readonly metric: string;
  readonly value: string;
  readonly bestValue?: boolean;
}

export interface ComponenteMedido {
  readonly key: string;
  readonly name: string;
  readonly qualifier: string;
  readonly path: string;
  readonly measures: readonly Medida[];
}

/** An issue with the field names of the API (requisito: issue-shape). */
export interface Incidencia {
  readonly descripcion: string;
  readonly regla: string;
  readonly severidad: string;
  readonly estado: string;
  readonly tipo: string;
  readonly categoria: readonly string[];
  readonly archivo: string;
  readonly linea: number | null;
  readonly tiempo_estimado: string | null;
  readonly linea_afectada: { readonly startLine: number; readonly endLine: number } | null;
}

export interface ResultadoPaginado<T> {
  readonly elementos: readonly T[];
  readonly total: number;
}

/** Codes of the 'unavailable' refusals of a scanner, each with a Spanish message fit to show. */
export const fallosDeServicio = [
  'servicio-inaccesible',
  'servicio-ocupado',
  'token-rechazado',
  'respuesta-invalida',
] as const;

/**
 * Port of a scanning service. Every adapter passes the same contract tests. Methods reject with a
 * DomainError: 'unavailable' (one of `fallosDeServicio`) when the service does not answer correctly,
 * 'not-found' when it does not have the key.
 */
export interface EscaneoPort {
  /**
   * Name of the service that projects are created in, the same for as long as it keeps them; null when the scanner
   * keeps no projects of its own. A key counts as ours only in the service that it was created in.
   */
  identity(): Promise<string | null>;
  /** True when the service answers and accepts the product's credentials, false when it refuses them. */
  validate(): Promise<boolean>;
  metricKeys(): Promise<readonly string[]>;
  exists(clave: string): Promise<boolean>;
  /** Creates the project; 'conflict' when the service already has that key. */
  createProject(clave: string, nombre: string): Promise<void>;
  renameMainBranch(clave: string, branch: string): Promise<void>;
  /** Measures that the service omits are absent: the calculation decides what stands for them. */
  measures(clave: string, metricKeys: readonly string[]): Promise<readonly Medida[]>;
  /** Open code smells, as many as the service gives; `total` counts all of them. */
  issues(clave: string): Promise<ResultadoPaginado<Incidencia>>;
  /** Files only. A measure that the service omits at its best value is present with that value. */
  componentTree(clave: string, metricKeys: readonly string[]): Promise<ResultadoPaginado<ComponenteMedido>>;
  /** Source text of one analysed file; `path` is relative to the project's root. */
  source(clave: string, path: string): Promise<string>;
  state(clave: string): Promise<EstadoAnalisis>;
}
