import { marked, type MarkedToken, type Token, type Tokens } from 'marked';

import { palabrasDe, type Apartado, type Nodo, type TextoGuia } from './nodos.ts';

/**
 * Reads the guide's Markdown into data. Used while the page is built, so the page has no parser.
 * @throws on HTML, entities, headings of one anchor, and everything else that the page would not show
 */
export function leerGuia(markdown: string): TextoGuia {
  const [titulo, ...resto] = deMarked(marked.lexer(markdown));
  if (titulo?.type !== 'heading' || titulo.depth !== 1) throw new Error('the guide begins with its title');
  const introduccion: Nodo[] = [];
  const apartados: (Apartado & { readonly nodos: Nodo[] })[] = [];
  for (const bloque of resto)
    if (bloque.type === 'heading') apartados.push(apartado(bloque));
    else (apartados.at(-1)?.nodos ?? introduccion).push(nodoDe(bloque));
  const repetido = apartados.find(({ id }, lugar) => apartados.findIndex((otro) => otro.id === id) < lugar);
  if (repetido) throw new Error(`two headings of the guide have the anchor #${repetido.id}`);
  return { titulo: textoDe(titulo), introduccion, apartados };
}

/** Tokens of marked itself: it has no extension here. */
const deMarked = (tokens: readonly Token[]) =>
  (tokens as readonly MarkedToken[]).filter(({ type }) => type !== 'space');

function apartado(encabezado: Tokens.Heading): Apartado & { readonly nodos: Nodo[] } {
  const titulo = textoDe(encabezado);
  return { id: anclaDe(titulo), titulo, nivel: encabezado.depth, nodos: [] };
}

/** The anchor of GitHub: lower case, hyphens for blanks, and neither punctuation nor symbols. */
function anclaDe(titulo: string): string {
  return titulo
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/gu, '-');
}

const textoDe = ({ tokens }: Tokens.Heading) => nodosDe(tokens).map(palabrasDe).join('');

const nodosDe = (tokens: readonly Token[]) => deMarked(tokens).map(nodoDe);

function nodoDe(token: MarkedToken): Nodo {
  if (token.type === 'paragraph') return parrafoDe(token);
  if (token.type === 'list')
    return { tipo: token.ordered ? 'numerada' : 'lista', hijos: token.items.map(elementoDe) };
  if (token.type === 'table') return tablaDe(token);
  if (token.type === 'code') return { tipo: 'bloque', texto: token.text };
  return parteDe(token);
}

/** A paragraph, or the picture that stands alone in it. */
function parrafoDe({ tokens }: Tokens.Paragraph): Nodo {
  const [primera, ...mas] = deMarked(tokens);
  return primera?.type === 'image' && mas.length === 0
    ? { tipo: 'imagen', archivo: primera.href, texto: primera.text }
    : { tipo: 'parrafo', hijos: nodosDe(tokens) };
}

const elementoDe = ({ tokens }: Tokens.ListItem): Nodo => ({ tipo: 'elemento', hijos: nodosDe(tokens) });

const tablaDe = ({ header, rows }: Tokens.Table): Nodo => ({
  tipo: 'tabla',
  titulos: header.map(({ tokens }) => nodosDe(tokens)),
  filas: rows.map((fila) => fila.map(({ tokens }) => nodosDe(tokens))),
});

/** Part of a line. */
function parteDe(token: MarkedToken): Nodo {
  if (token.type === 'text')
    return token.tokens ? { tipo: 'parrafo', hijos: nodosDe(token.tokens) } : textoSimple(token.text);
  if (token.type === 'escape') return token.text;
  if (token.type === 'strong') return { tipo: 'fuerte', hijos: nodosDe(token.tokens) };
  if (token.type === 'em') return { tipo: 'enfasis', hijos: nodosDe(token.tokens) };
  if (token.type === 'codespan') return { tipo: 'codigo', texto: token.text };
  if (token.type === 'link') return enlaceDe(token);
  throw new Error(`the guide has ${token.type}, which its page does not show: ${token.raw}`);
}

/** One line of a text, whose breaks in the source are blanks. */
function textoSimple(texto: string): string {
  const entidad = /&(?:#\d+|[a-z]+);/iu.exec(texto);
  if (entidad) throw new Error(`the guide has the entity ${entidad[0]}: write the character`);
  return texto.replaceAll(/\s*\n\s*/gu, ' ');
}

/** A link within the guide or to a site; another document is not part of the product, and is named by its path. */
function enlaceDe({ href, tokens }: Tokens.Link): Nodo {
  if (/^(?:#|https:)/u.test(href)) return { tipo: 'enlace', destino: href, hijos: nodosDe(tokens) };
  if (/^[\w-]+\.md$/u.test(href)) return { tipo: 'codigo', texto: `docs/${href}` };
  throw new Error(`the guide has a link to ${href}, which the product does not have`);
}

/** Files of the pictures in the text, each once. */
export function imagenesDe({ introduccion, apartados }: TextoGuia): readonly string[] {
  const nodos = [...introduccion, ...apartados.flatMap((uno) => uno.nodos)];
  return [
    ...new Set(
      nodos.flatMap((nodo) => (typeof nodo === 'object' && nodo.tipo === 'imagen' ? [nodo.archivo] : [])),
    ),
  ];
}
