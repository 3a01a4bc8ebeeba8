export interface Bloque {
  /** Language of the fence, which is also the extension of the example's file: 'js', 'tsx', 'py'. */
  readonly lenguaje: string;
  /** Path of a context file, named after the language: 'package.json'; null where none is named. */
  readonly ruta: string | null;
  readonly codigo: string;
}

export interface Ficha {
  /** The rule's key, without its repository: 'S3776'. */
  readonly clave: string;
  readonly titulo: string;
  readonly tema: string;
  /** The terms under which English texts treat the subject, separated by commas. */
  readonly ingles: string;
  /** Prose; code stands between backticks. */
  readonly porQue: string;
  readonly comoArreglarlo: string;
  /** Code that breaks the rule, and the same code corrected. */
  readonly antes: Bloque;
  readonly despues: Bloque;
  /** Correct code that the rule reports nevertheless; null where no case is known. */
  readonly avisaSinMotivo: Limitacion | null;
  /** Code with the fault that the rule does not report; null where none is known. */
  readonly noAvisa: Limitacion | null;
  /** Read by the test of the cards alone; not on screen. */
  readonly prueba: Prueba;
}

/** A known weakness of a rule, with code that shows it. */
export interface Limitacion {
  readonly texto: string;
  readonly ejemplo: Bloque;
}

/** How the test of the cards runs an example. */
export interface Prueba {
  /** Files that stand beside the example: a package.json, a tsconfig.json. */
  readonly contexto: readonly Bloque[];
  /** Keys of other rules that 'antes' breaks as well, because both always occur together. */
  readonly otras: readonly string[];
  /** Code that prints the same after both examples; where the calls differ, one block for each. */
  readonly comprobacion: readonly Bloque[];
  /** Why the examples are not executed; null where they are. */
  readonly sinEjecutar: string | null;
}

export class FichaMalFormada extends Error {
  override readonly name = 'FichaMalFormada';
}

const secciones = [
  'Por qué importa',
  'Cómo arreglarlo',
  'Antes',
  'Después',
  'Avisa sin motivo',
  'No avisa',
  'Contexto',
  'Otras reglas',
  'Comprobación',
  'Sin ejecutar',
] as const;
type Seccion = (typeof secciones)[number];

const esSeccion = (nombre: string): nombre is Seccion => secciones.some((una) => una === nombre);

const bloqueCercado = /^```(?<lenguaje>\w+)(?: (?<ruta>[\w./-]+))?\n(?<codigo>[\s\S]*?)\n```$/gmu;

const bloques = (texto: string): readonly Bloque[] =>
  [...texto.matchAll(bloqueCercado)].map(({ groups }) => ({
    lenguaje: groups?.['lenguaje'] ?? '',
    ruta: groups?.['ruta'] ?? null,
    codigo: groups?.['codigo'] ?? '',
  }));

/** One line for each paragraph: line breaks inside a Markdown paragraph carry no meaning. */
const prosa = (texto: string): string =>
  texto
    .trim()
    .split(/\n{2,}/u)
    .map((parrafo) => parrafo.replaceAll('\n', ' '))
    .join('\n');

/** The line under the title: 'Tema: Tipos. En inglés: type alias.' */
const tema = /^# .+\n\nTema: (?<tema>[^.\n]+)\. En inglés: (?<ingles>.+)\.\n/u;

/** Sections by their heading. A line that begins with '## ' inside a fence is code. */
function separarSecciones(clave: string, texto: string): ReadonlyMap<Seccion, string> {
  const leidas = new Map<Seccion, string>();
  let actual: Seccion | null = null;
  let enCodigo = false;
  for (const linea of texto.split('\n')) {
    if (linea.startsWith('```')) enCodigo = !enCodigo;
    const nombre = enCodigo ? undefined : /^## (?<nombre>.+)$/u.exec(linea)?.groups?.['nombre'];
    if (nombre === undefined) {
      if (actual !== null) leidas.set(actual, `${leidas.get(actual) ?? ''}${linea}\n`);
      continue;
    }
    if (!esSeccion(nombre) || leidas.has(nombre)) {
      throw new FichaMalFormada(`${clave}: unknown or repeated section '${nombre}'`);
    }
    leidas.set(nombre, '');
    actual = nombre;
  }
  return leidas;
}

/**
 * Reads a rule card from its Markdown.
 * @param clave the rule's key, which is the file's name: 'S3776'
 * @throws FichaMalFormada where a section is missing, repeated, unknown or empty
 */
export function leerFicha(clave: string, texto: string): Ficha {
  const titulo = /^# (?<titulo>.+)\n/u.exec(texto)?.groups?.['titulo'];
  const asunto = tema.exec(texto)?.groups;
  const leidas = separarSecciones(clave, texto);
  const obligatorio = <Valor>(seccion: string, valor: Valor | undefined | ''): Valor => {
    if (valor === undefined || valor === '') throw new FichaMalFormada(`${clave}: '${seccion}' is missing`);
    return valor;
  };
  const de = (seccion: Seccion) => leidas.get(seccion) ?? '';
  const bloque = (seccion: Seccion) => obligatorio(seccion, bloques(de(seccion))[0]);
  const limitacion = (seccion: Seccion): Limitacion | null =>
    leidas.has(seccion)
      ? {
          texto: obligatorio(seccion, prosa(de(seccion).replaceAll(bloqueCercado, ''))),
          ejemplo: bloque(seccion),
        }
      : null;
  const sinEjecutar = prosa(de('Sin ejecutar'));
  return {
    clave,
    titulo: obligatorio('título', titulo),
    tema: obligatorio('tema', asunto?.['tema']),
    ingles: obligatorio('inglés', asunto?.['ingles']),
    porQue: obligatorio('Por qué importa', prosa(de('Por qué importa'))),
    comoArreglarlo: obligatorio('Cómo arreglarlo', prosa(de('Cómo arreglarlo'))),
    antes: bloque('Antes'),
    despues: bloque('Después'),
    avisaSinMotivo: limitacion('Avisa sin motivo'),
    noAvisa: limitacion('No avisa'),
    prueba: {
      contexto: bloques(de('Contexto')),
      otras: [...de('Otras reglas').matchAll(/\bS\d+\b/gu)].map(([regla]) => regla),
      comprobacion: bloques(de('Comprobación')),
      sinEjecutar: sinEjecutar === '' ? null : sinEjecutar,
    },
  };
}
