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

export const estadosAnalisis = ['sin-analisis', 'en-curso', 'listo', 'fallido'] as const;

/** Where a project's newest analysis stands. */
export interface EstadoAnalisis {
  readonly estado: (typeof estadosAnalisis)[number];
  /** Whether this scanner can be told to start and cancel. */
  readonly iniciable: boolean;
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

/**
 * What a scanning service gives (design §4). Every adapter passes the same contract tests. Methods reject with a
 * DomainError of kind 'unavailable' when the service does not answer, 'not-found' when it does not know the key.
 */
export interface EscaneoPort {
  /** True when the service answers and accepts the product's credentials. */
  validate(): Promise<boolean>;
  metricKeys(): Promise<readonly string[]>;
  /** True when the service already knows the key. */
  exists(clave: string): Promise<boolean>;
  createProject(clave: string, nombre: string): Promise<void>;
  renameMainBranch(clave: string, branch: string): Promise<void>;
  measures(clave: string, metricKeys: readonly string[]): Promise<readonly Medida[]>;
  issues(clave: string): Promise<ResultadoPaginado<Incidencia>>;
  componentTree(clave: string, metricKeys: readonly string[]): Promise<ResultadoPaginado<ComponenteMedido>>;
  /** Source text of one analysed file; `path` is relative to the project's root. */
  source(clave: string, path: string): Promise<string>;
  state(clave: string): Promise<EstadoAnalisis>;
}
