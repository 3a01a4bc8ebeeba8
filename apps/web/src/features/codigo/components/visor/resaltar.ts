import { parser as css } from '@lezer/css';
import { classHighlighter, highlightCode } from '@lezer/highlight';
import { configureNesting, parser as html } from '@lezer/html';
import { parser as javascript } from '@lezer/javascript';
import { parser as python } from '@lezer/python';

export type Analizador = typeof javascript;
export type Arbol = ReturnType<Analizador['parse']>;

/** Piece of a line with the style classes of its token ('tok-keyword'); empty for plain text. */
export interface Pieza {
  readonly texto: string;
  readonly clases: string;
}

/** Longest highlighted text, in UTF-16 units; the tree of a longer one would take tens of megabytes. */
export const maximoResaltado = 500_000;

/** Longest highlighted line: a line of a bundle would become thousands of elements. */
const maximoLinea = 2_000;

/** Parsers by file extension; Vue components are parsed as HTML. */
const porExtension: Readonly<Partial<Record<string, () => Analizador>>> = {
  js: () => javascript.configure({ dialect: 'jsx' }),
  mjs: () => javascript.configure({ dialect: 'jsx' }),
  cjs: () => javascript.configure({ dialect: 'jsx' }),
  jsx: () => javascript.configure({ dialect: 'jsx' }),
  ts: () => javascript.configure({ dialect: 'ts' }),
  mts: () => javascript.configure({ dialect: 'ts' }),
  cts: () => javascript.configure({ dialect: 'ts' }),
  tsx: () => javascript.configure({ dialect: 'jsx ts' }),
  py: () => python,
  css: () => css,
  html: () => htmlConAnidados(),
  vue: () => htmlConAnidados(),
};

function htmlConAnidados(): Analizador {
  const wrap = configureNesting([
    { tag: 'script', parser: javascript },
    { tag: 'style', parser: css },
  ]);
  return html.configure({ wrap });
}

/** Parser for a file path; null for languages without highlighting. */
export function analizadorDe(path: string): Analizador | null {
  const extension = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(porExtension, extension) ? (porExtension[extension]?.() ?? null) : null;
}

/** More unclosed tags than a page has that is written by hand. */
const maximoSinCerrar = 1000;

/**
 * Whether a page has so many tags without `>` that the last step of its parser, which cannot be cut, would stop the page of
 * the product for seconds.
 */
export function tieneEtiquetasSinCerrar(path: string, texto: string): boolean {
  if (!/\.(?:html|vue)$/i.test(path)) return false;
  return texto.split('<').length - texto.split('>').length > maximoSinCerrar;
}

/** Deeper brackets than a file has that is written by hand. */
const maximoNivel = 1000;

/**
 * Whether the brackets of a source nest so deeply that a step of the parser, which cannot be cut, would stop the page of the
 * product for a second.
 */
export function anidaDemasiado(texto: string): boolean {
  let nivel = 0;
  for (let i = 0; i < texto.length && nivel <= maximoNivel; i++) {
    const signo = texto[i] ?? '';
    if (signo === '(' || signo === '[' || signo === '{') nivel++;
    else if (signo === ')' || signo === ']' || signo === '}') nivel = Math.max(0, nivel - 1);
  }
  return nivel > maximoNivel;
}

/**
 * Parses a source in slices of `tramo` milliseconds and awaits `pausa` between them, so that a long file does not
 * block the page. Null after `signal` is aborted, or when the slices together take `maximo` milliseconds: the parsers
 * recover from some texts in time that grows with the square of their length.
 */
export async function analizarPorTramos(
  analizador: Analizador,
  texto: string,
  { signal, pausa, now, tramo, maximo }: OpcionesDeTramos,
): Promise<Arbol | null> {
  const lectura = analizador.startParse(texto);
  let inicio = now();
  for (let gastado = 0; !signal.aborted && gastado < maximo;) {
    const arbol = lectura.advance();
    if (arbol !== null) return arbol;
    const pasado = now() - inicio;
    if (pasado < tramo) continue;
    gastado += pasado;
    await pausa();
    inicio = now();
  }
  return null;
}

interface OpcionesDeTramos {
  readonly signal: AbortSignal;
  readonly pausa: () => Promise<void>;
  readonly now: () => number;
  readonly tramo: number;
  readonly maximo: number;
}

/** Tokens of the line with these bounds. Very long lines and trees that are too deep stay plain. */
export function piezasDe(texto: string, arbol: Arbol | null, desde: number, hasta: number): readonly Pieza[] {
  const llana = [{ texto: texto.slice(desde, hasta), clases: '' }];
  if (arbol === null || hasta - desde > maximoLinea) return llana;
  const piezas: Pieza[] = [];
  try {
    const poner = (trozo: string, clases: string) => piezas.push({ texto: trozo, clases });
    highlightCode(texto, arbol, classHighlighter, poner, () => undefined, desde, hasta);
    return piezas;
  } catch {
    return llana;
  }
}
