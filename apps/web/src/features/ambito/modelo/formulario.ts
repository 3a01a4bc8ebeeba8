import {
  ambitoCompleto,
  listasDePatrones,
  nombresDeCampos,
  raizEscrita,
  type Ambito,
  type ListaDePatrones,
} from '@mantenible/domain/ambito';

/** A list of the form: one value in each line. */
export type CampoDeAlcance = ListaDePatrones | 'fuentes' | 'pruebas' | 'reglasIgnoradas' | 'codificacion';

export type FormularioAlcance = Readonly<Record<CampoDeAlcance, string>>;

/** The property of SonarQube of each field, and what it does. */
const ayudas: readonly (readonly [CampoDeAlcance, string])[] = [
  ['fuentes', 'sonar.sources. Vacío, o un punto: todo el repositorio.'],
  [
    'pruebas',
    'sonar.tests. Sus archivos no cuentan en las medidas; solo se buscan en ellos las incidencias de pruebas. Un punto: todo el repositorio, con los patrones de abajo.',
  ],
  ['inclusionesDePruebas', 'sonar.test.inclusions. Dentro de las carpetas de pruebas, solo lo que coincide.'],
  ['exclusionesDePruebas', 'sonar.test.exclusions'],
  ['exclusiones', 'sonar.exclusions. Por ejemplo: **/generado/**'],
  ['inclusiones', 'sonar.inclusions. Vacío: todo el de las carpetas.'],
  ['exclusionesDeDuplicacion', 'sonar.cpd.exclusions. El archivo cuenta en todo lo demás.'],
  ['exclusionesDeCobertura', 'sonar.coverage.exclusions. El archivo cuenta en todo lo demás.'],
  [
    'reglasIgnoradas',
    'Lo que SonarQube llama multicriteria: se buscan y se cuentan aparte, como silenciadas. En cada línea la regla y, tras un espacio, los archivos: javascript:S1128 src/viejo/**',
  ],
  [
    'codificacion',
    'sonar.sourceEncoding. Solo para los que no están en UTF-8 ni en UTF-16. Por ejemplo: windows-1252',
  ],
];

/** What a field is called, its property of SonarQube, and what it does. */
export const campos = ayudas.map(([campo, ayuda]) => [campo, nombresDeCampos[campo], ayuda] as const);

const unirLineas = (valores: readonly string[]): string => valores.join('\n');

export function aFormulario(ambito: Ambito): FormularioAlcance {
  const listas = Object.fromEntries(listasDePatrones.map((lista) => [lista, unirLineas(ambito[lista])]));
  return {
    ...vacio,
    ...listas,
    fuentes: unirLineas((ambito.fuentes ?? []).map(raizEscrita)),
    pruebas: unirLineas(ambito.pruebas.map(raizEscrita)),
    reglasIgnoradas: unirLineas(ambito.reglasIgnoradas.map(({ regla, archivos }) => `${regla} ${archivos}`)),
    codificacion: ambito.codificacion ?? '',
  };
}

const vacio: FormularioAlcance = {
  fuentes: '',
  pruebas: '',
  inclusiones: '',
  exclusiones: '',
  inclusionesDePruebas: '',
  exclusionesDePruebas: '',
  exclusionesDeDuplicacion: '',
  exclusionesDeCobertura: '',
  reglasIgnoradas: '',
  codificacion: '',
};

/** The values of a field: its lines without those that are empty. */
const lineasDe = (texto: string): readonly string[] =>
  texto
    .split('\n')
    .map((linea) => linea.trim())
    .filter((linea) => linea !== '');

/** The scope that a form describes; a rule without files is left without them, which the server refuses. */
export function aAmbito(form: FormularioAlcance): Ambito {
  const fuentes = lineasDe(form.fuentes);
  const listas = Object.fromEntries(listasDePatrones.map((lista) => [lista, lineasDe(form[lista])]));
  return {
    ...ambitoCompleto,
    ...listas,
    fuentes: fuentes.length === 0 ? null : fuentes,
    pruebas: lineasDe(form.pruebas),
    codificacion: lineasDe(form.codificacion)[0] ?? null,
    reglasIgnoradas: lineasDe(form.reglasIgnoradas).map((linea) => {
      const [regla = '', ...archivos] = linea.split(/\s+/u);
      return { regla, archivos: archivos.join(' ') };
    }),
  };
}

/** The first error of a field, whether it stands at the field or at one of its values. */
export function errorDe(errores: ReadonlyMap<string, string>, campo: CampoDeAlcance): string | undefined {
  const suyo = [...errores].find(([ruta]) => {
    const corta = ruta.replace(/^ambito\./u, '');
    return corta === campo || corta.startsWith(`${campo}.`);
  });
  return suyo?.[1];
}
