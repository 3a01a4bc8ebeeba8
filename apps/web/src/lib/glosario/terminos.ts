import { normalizeSearch } from '../search.ts';
import entradas from './terminos.json' with { type: 'json' };

/** A term of the glossary for students. */
export interface Termino {
  /** Anchor of the entry: 'complejidad-cognitiva'. */
  readonly id: string;
  readonly termino: string;
  /** The English names, separated by commas. */
  readonly ingles: string;
  readonly sentido: string;
}

interface Entrada extends Omit<Termino, 'id'> {
  /** Words that stand for the term in a text, instead of its name; none where the name also has another meaning. */
  readonly formas?: readonly string[];
}

const lista: readonly Entrada[] = entradas;
const orden = new Intl.Collator('es');

const ancla = (termino: string) => normalizeSearch(termino).replaceAll(/[^a-z\d]+/gu, '-');

/** All terms in the order of the Spanish alphabet. */
export const terminos: readonly Termino[] = lista
  .map(({ termino, ingles, sentido }) => ({ id: ancla(termino), termino, ingles, sentido }))
  .sort((uno, otro) => orden.compare(uno.termino, otro.termino));

const porTermino = new Map(terminos.map((termino) => [termino.termino, termino]));

/** Folded forms under which each term is found, the longest first: 'prueba unitaria' before 'prueba'. */
const formas = lista
  .flatMap(({ termino, formas: suyas = [termino] }) =>
    suyas.map((forma) => ({ termino, forma: normalizeSearch(forma) })),
  )
  .sort((una, otra) => otra.forma.length - una.forma.length);

/** One expression for all forms; each word of a form may be in the plural. */
const busqueda = new RegExp(
  `\\b(?:${formas.map(({ forma }) => `(${forma.split(' ').join('(?:e?s)? ')})(?:e?s)?`).join('|')})\\b`,
  'gu',
);

/** The terms that occur in a Spanish text, each once, in the order of the text. */
export function terminosDeTexto(texto: string): readonly Termino[] {
  const hallados = new Set<string>();
  for (const [, ...grupos] of normalizeSearch(texto).matchAll(busqueda)) {
    const forma = formas[grupos.findIndex((grupo: string | undefined) => grupo !== undefined)];
    if (forma) hallados.add(forma.termino);
  }
  return [...hallados].flatMap((termino) => porTermino.get(termino) ?? []);
}

/** English names of each term, with whether they may stand inside a longer name: 'exception' in 'generic exception'. */
const nombresIngleses = lista.flatMap(({ termino, ingles, formas: suyas }) =>
  ingles.split(', ').map((nombre) => ({ termino, nombre, dentro: suyas?.length !== 0 })),
);

const contiene = (texto: string, nombre: string) => ` ${texto} `.includes(` ${nombre} `);

/** The terms of a rule's subject: those that share an English name with it, and those of its title outside of code. */
export function terminosDeFicha({
  titulo,
  ingles,
}: Pick<Termino, 'ingles'> & { readonly titulo: string }): readonly Termino[] {
  const suyos = ingles.split(', ');
  const hallados = nombresIngleses.filter(({ nombre, dentro }) =>
    suyos.some((uno) => uno === nombre || (dentro && contiene(uno, nombre))),
  );
  const porNombre = hallados
    .filter(({ nombre }) => !hallados.some((otro) => otro.nombre !== nombre && contiene(otro.nombre, nombre)))
    .flatMap(({ termino }) => porTermino.get(termino) ?? []);
  return [...new Set([...porNombre, ...terminosDeTexto(titulo.replaceAll(/`[^`]*`/gu, ''))])];
}
