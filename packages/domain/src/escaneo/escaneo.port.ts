/** Measures that the static model needs (specification §7 and §9), under SonarQube's keys. */
export const medidasDelModelo = [
  'duplicated_lines',
  'lines_to_cover',
  'complexity',
  'cognitive_complexity',
  'comment_lines_density',
  'ncloc',
  'code_smells',
] as const;

/** Measures that may be asked of the service: the model's, and whether a coverage report reached it. */
export const medidasConsultables = [...medidasDelModelo, 'coverage'] as const;

export const estadosAnalisis = ['sin-preparar', 'sin-analisis', 'en-curso', 'listo', 'fallido'] as const;

/** Where a project's newest analysis stands. 'sin-preparar': the service does not hold the project as ours. */
export interface EstadoAnalisis {
  readonly estado: (typeof estadosAnalisis)[number];
  /** Whether this scanner can be told to start and cancel. */
  readonly iniciable: boolean;
  /** When the newest finished analysis was made, ISO 8601; its measures can be read also while another one runs. */
  readonly fecha: string | null;
  /** The branch that the scanner measures for this project; null when it does not say. */
  readonly rama: string | null;
  /** What the service said about a failed analysis, as it said it. */
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

/** An issue in the specification's words (design §3, Shapes). */
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
 * What a scanning service gives (design §4). Every adapter passes the same contract tests. Methods reject with a
 * DomainError of kind 'unavailable' (one of `fallosDeServicio`) when the service does not answer as it should,
 * 'not-found' when it does not know the key.
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
  /** True when the service already knows the key. */
  exists(clave: string): Promise<boolean>;
  /** Creates the project; 'conflict' when the service already has that key. */
  createProject(clave: string, nombre: string): Promise<void>;
  renameMainBranch(clave: string, branch: string): Promise<void>;
  /** What the service leaves out is absent: what stands for it is decided by the calculation. */
  measures(clave: string, metricKeys: readonly string[]): Promise<readonly Medida[]>;
  /** Open code smells, as many as the service gives; `total` counts all of them. */
  issues(clave: string): Promise<ResultadoPaginado<Incidencia>>;
  /** Files alone. A measure that the service leaves out at its best value is present with that value. */
  componentTree(clave: string, metricKeys: readonly string[]): Promise<ResultadoPaginado<ComponenteMedido>>;
  /** Source text of one analysed file; `path` is relative to the project's root. */
  source(clave: string, path: string): Promise<string>;
  state(clave: string): Promise<EstadoAnalisis>;
}
