import { parseArgs } from 'node:util';

import { Refusal } from '../refusal.ts';
import { conAyuda, type Formato, type Orden, type OrdenAnalizar } from './order.ts';
import { readDestinos } from './read-destinos.ts';
import { readUmbral } from './read-umbral.ts';
import { readSeveridad } from './severities.ts';

const options = {
  ayuda: { type: 'boolean', short: 'h' },
  help: { type: 'boolean' },
  version: { type: 'boolean', short: 'v' },
  formato: { type: 'string', short: 'f', multiple: true },
  salida: { type: 'string', short: 'o', multiple: true },
  umbral: { type: 'string', multiple: true },
  nuevas: { type: 'string' },
  severidad: { type: 'string' },
  desde: { type: 'string' },
  rama: { type: 'string' },
  lenguaje: { type: 'string' },
  resumen: { type: 'boolean' },
  'sin-color': { type: 'boolean' },
} as const;

/** Options that have one value. */
const single: ReadonlySet<string> = new Set(
  Object.entries(options).flatMap(([name, option]) =>
    option.type === 'string' && !('multiple' in option) ? [name] : [],
  ),
);

type Values = Separated['values'];
type Separated = ReturnType<typeof separate>;

/** Options of each subcommand; another one is a mistake of the person, not to be ignored. */
const taken: Readonly<Record<string, readonly (keyof Values)[]>> = {
  analizar: ['formato', 'salida', 'umbral', 'nuevas', 'severidad', 'desde', 'rama', 'resumen', 'sin-color'],
  regla: ['sin-color'],
  reglas: ['lenguaje', 'sin-color'],
  mcp: [],
  ayuda: [],
};

/** Reads the arguments of the program. Throws a `Refusal` for unknown ones. */
export function readOrder(args: readonly string[]): Orden {
  const separated = separate(args);
  requireWritten(separated);
  requireOnce(separated);
  const { values, positionals } = separated;
  const [command = 'ayuda', ...rest] = positionals;
  if (values.version === true) return { orden: 'version' };
  if (values.ayuda === true || values.help === true) return readAyuda([command]);
  if (positionals.length === 0 && Object.keys(values).length > 0)
    throw new Refusal(`Falta la orden: «mantenible analizar …». ${seeHelp}`);
  requireKnown(command, values);
  if (command === 'ayuda') return readAyuda(rest);
  if (command === 'analizar') return readAnalizar(separated, rest);
  if (command === 'mcp') return readMcp(rest);
  if (command === 'regla') return { orden: 'regla', clave: only(rest, 'la clave de una regla') };
  requireNothing(rest);
  return { orden: 'reglas', lenguaje: values.lenguaje ?? null };
}

/** The arguments by kind. */
function separate(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, tokens: true });
  } catch (error) {
    throw new Refusal(refusalOf(error));
  }
}

/** The message of a mistake that `parseArgs` found; its own is in English. */
function refusalOf(error: unknown): string {
  const name = /'-{0,2}(?<name>[\w-]+)/u.exec(error instanceof Error ? error.message : '')?.groups?.['name'];
  const code = error instanceof Error && 'code' in error ? error.code : '';
  const long = name !== undefined && name.length > 1 ? `--${name}` : `-${name ?? ''}`;
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `No existe la opción «${long}». ${seeHelp}`;
  return `A la opción «${long}» le falta su valor, o le sobra. ${seeHelp}`;
}

/** An empty word is a variable without a value: the folder at hand, or no bound, would answer another question. */
function requireWritten({ tokens }: Separated): void {
  for (const token of tokens) {
    if (token.kind === 'option' && token.value === '')
      throw new Refusal(`El valor de «${token.rawName}» está vacío: compruebe la variable de la que sale.`);
    if (token.kind === 'positional' && token.value === '')
      throw new Refusal('Un argumento está vacío: compruebe la variable de la que sale.');
  }
}

/** Of two values one would be dropped in silence, a bound among them. */
function requireOnce({ tokens }: Separated): void {
  const given = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== 'option' || !single.has(token.name)) continue;
    if (given.has(token.name))
      throw new Refusal(`La opción «--${token.name}» está dos veces: deje una sola. ${seeHelp}`);
    given.add(token.name);
  }
}

function readAyuda([word = 'ayuda', ...others]: readonly string[]): Orden {
  requireNothing(others);
  if (word === 'ayuda') return { orden: 'ayuda', tema: 'general' };
  const tema = conAyuda.find((one) => one === word);
  if (tema === undefined) throw unknownOrder(word);
  return { orden: 'ayuda', tema };
}

const unknownOrder = (word: string): Refusal =>
  new Refusal(`No existe la orden «${word}»: son «analizar», «regla», «reglas», «mcp» y «ayuda». ${seeHelp}`);

const seeHelp = 'Vea «mantenible --ayuda».';

function requireKnown(command: string, values: Values): void {
  const allowed = taken[command];
  if (allowed === undefined) throw unknownOrder(command);
  const names = Object.keys(values) as (keyof Values)[];
  const stray = names.find((name) => !allowed.includes(name));
  if (stray !== undefined)
    throw new Refusal(`La orden «${command}» no tiene la opción «--${stray}». ${seeHelp}`);
}

function only(words: readonly string[], what: string): string {
  const [word, ...others] = words;
  if (word === undefined) throw new Refusal(`Falta ${what}. ${seeHelp}`);
  requireNothing(others);
  return word;
}

function requireNothing(words: readonly string[]): void {
  if (words[0] !== undefined) throw new Refusal(`Sobra «${words[0]}». ${seeHelp}`);
}

function readMcp([carpeta = '.', ...others]: readonly string[]): Orden {
  requireNothing(others);
  return { orden: 'mcp', carpeta };
}

function readAnalizar({ values, tokens }: Separated, rest: readonly string[]): OrdenAnalizar {
  const { rama = null, desde = null, resumen = false } = values;
  const objetivo = rest[0] ?? '.';
  requireNothing(rest.slice(1));
  const orden = {
    orden: 'analizar',
    objetivo,
    rama,
    destinos: readDestinos(tokens),
    umbrales: (values.umbral ?? []).map(readUmbral),
    nuevas: values.nuevas === undefined ? null : readCount(values.nuevas),
    severidad: values.severidad === undefined ? null : readSeveridad(values.severidad),
    desde,
    resumen,
    sinColor: values['sin-color'] ?? false,
  } as const;
  requireFigures(orden);
  const needsBase = orden.nuevas !== null || orden.umbrales.some(({ cifra }) => cifra === 'cambio');
  if (desde === null && needsBase)
    throw new Refusal('«--nuevas» y «--umbral cambio=…» comparan: indique con qué revisión, con «--desde».');
  return orden;
}

/** Formats that are lists of findings alone. */
const lists: readonly Formato[] = ['sarif', 'gitlab', 'github'];

function requireFigures({ destinos, resumen }: Pick<OrdenAnalizar, 'destinos' | 'resumen'>): void {
  if (resumen && destinos.every(({ formato }) => lists.includes(formato)))
    throw new Refusal(
      `«--resumen» deja solo las cifras, y ${lists.join(', ')} son listas de incidencias: quítela o pida tabla, json o markdown.`,
    );
}

function readCount(text: string): number {
  if (!/^\d{1,9}$/u.test(text))
    throw new Refusal(`«--nuevas ${text}»: se espera un número entero, 0 o mayor.`);
  return Number(text);
}
