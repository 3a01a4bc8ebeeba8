/** Which files of a repository an analysis covers, with the meaning of SonarQube's properties of the same names. */
export interface Ambito {
  /** `sonar.sources`: folders and files, '' for the root; null where it is not set. */
  readonly fuentes: readonly string[] | null;
  /** `sonar.tests` */
  readonly pruebas: readonly string[];
  readonly inclusiones: readonly string[];
  readonly exclusiones: readonly string[];
  readonly inclusionesDePruebas: readonly string[];
  readonly exclusionesDePruebas: readonly string[];
  readonly exclusionesDeDuplicacion: readonly string[];
  readonly exclusionesDeCobertura: readonly string[];
  /** `sonar.issue.ignore.multicriteria` */
  readonly reglasIgnoradas: readonly ReglaIgnorada[];
}

/** Findings that are left out: patterns of the rule's key ('javascript:S1128') and of the file's path. */
export interface ReglaIgnorada {
  readonly regla: string;
  readonly archivos: string;
}

/** The scope without any setting: every file is main code, as for a scanner with `sonar.sources=.`. */
export const ambitoCompleto: Ambito = {
  fuentes: null,
  pruebas: [],
  inclusiones: [],
  exclusiones: [],
  inclusionesDePruebas: [],
  exclusionesDePruebas: [],
  exclusionesDeDuplicacion: [],
  exclusionesDeCobertura: [],
  reglasIgnoradas: [],
};

/** Where the scope of an analysis comes from: no setting, the repository's properties file, or the project's own setting. */
export const origenesDeAmbito = ['todo', 'archivo', 'proyecto'] as const;
export type OrigenDeAmbito = (typeof origenesDeAmbito)[number];

/** The lists of patterns of a scope, each under SonarQube's property. */
export const clavesDePatrones = {
  inclusiones: 'sonar.inclusions',
  exclusiones: 'sonar.exclusions',
  inclusionesDePruebas: 'sonar.test.inclusions',
  exclusionesDePruebas: 'sonar.test.exclusions',
  exclusionesDeDuplicacion: 'sonar.cpd.exclusions',
  exclusionesDeCobertura: 'sonar.coverage.exclusions',
} as const satisfies Partial<Record<keyof Ambito, string>>;
export type ListaDePatrones = keyof typeof clavesDePatrones;

export const listasDePatrones = Object.keys(clavesDePatrones) as readonly ListaDePatrones[];

/** Limits of a scope, in a setting and in a file. */
export const limitesDeAmbito = { entradas: 200, caracteres: 300 } as const;

/** Whether two scopes are the same, text by text. */
export const mismoAmbito = (a: Ambito, b: Ambito): boolean => textoDe(a) === textoDe(b);

const claves = Object.keys(ambitoCompleto) as readonly (keyof Ambito)[];

/** A text that is equal for equal scopes, whatever the order of their fields. */
function textoDe(ambito: Ambito): string {
  const reglas = ambito.reglasIgnoradas.map(({ regla, archivos }) => [regla, archivos]);
  return JSON.stringify(claves.map((clave) => (clave === 'reglasIgnoradas' ? reglas : ambito[clave])));
}
