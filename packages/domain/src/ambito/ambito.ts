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
  /** `sonar.sourceEncoding`: of files in another encoding than those of Unicode; null where it is not set. */
  readonly codificacion: string | null;
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
  codificacion: null,
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

/** Limits of a scope, in a setting and in a file: values of a list, characters of a value, and of all together. */
export const limitesDeAmbito = { entradas: 200, caracteres: 300, total: 20_000 } as const;

/** Whether the values of a scope together have more characters than are kept. */
export const esDemasiadoLargo = (ambito: Ambito): boolean => textoDe(ambito).length > limitesDeAmbito.total;

/**
 * A scope without roots that change nothing: repeated ones, those below another, and the whole repository as the only
 * source of a scope without tests.
 */
export function canonico(ambito: Ambito): Ambito {
  const pruebas = sinRedundantes(ambito.pruebas);
  const fuentes = ambito.fuentes && sinRedundantes(ambito.fuentes);
  const todas = fuentes?.[0] === '' && pruebas.length === 0;
  return { ...ambito, fuentes: todas ? null : fuentes, pruebas };
}

/** The roots that are neither repeated nor below another; '' is above all others. */
function sinRedundantes(raices: readonly string[]): readonly string[] {
  if (raices.includes('')) return [''];
  const unicas = [...new Set(raices)];
  const conocidas = new Set(unicas);
  return unicas.filter((raiz) => !carpetasDe(raiz).some((carpeta) => conocidas.has(carpeta)));
}

/** The folders that contain a path, the nearest last. */
export function carpetasDe(ruta: string): readonly string[] {
  const partes = ruta.split('/');
  return partes.slice(1).map((_parte, i) => partes.slice(0, i + 1).join('/'));
}

/** A text that is equal for scopes that cover the same; '' for one that covers every file and leaves nothing out. */
export function alcanceDe(ambito: Ambito): string {
  const texto = textoDe(canonico(ambito));
  return texto === deTodo ? '' : texto;
}

const claves = Object.keys(ambitoCompleto) as readonly (keyof Ambito)[];

/** The lists of a scope; neither the order of their values nor their repetition changes what it covers. */
function textoDe(ambito: Ambito): string {
  // Kept texts of scopes without an encoding have no place for it.
  const escritas = claves.filter((clave) => clave !== 'codificacion' || ambito[clave] !== null);
  const listas = escritas.map((clave) => {
    if (clave === 'codificacion') return ambito[clave]?.toLowerCase();
    if (clave === 'reglasIgnoradas')
      return ordenada(ambito[clave].map(({ regla, archivos }) => JSON.stringify([regla, archivos])));
    return ambito[clave] && ordenada(ambito[clave]);
  });
  return JSON.stringify(listas);
}

const ordenada = (valores: readonly string[]): readonly string[] => [...new Set(valores)].sort();

const deTodo = textoDe(ambitoCompleto);
