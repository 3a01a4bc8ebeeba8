export type HtmlKind = 'comment' | 'markup' | 'text';

/** A stretch of a page: a comment, markup (a tag, directive or expression), or the text between them. */
export interface HtmlPiece {
  readonly kind: HtmlKind;
  readonly start: number;
  readonly end: number;
}

/** Pieces that end with a fixed delimiter. Tags are read by `tagAt`, because quoted values may contain `>`. */
const delimited: readonly { readonly begins: string; readonly ends: string; readonly kind: HtmlKind }[] = [
  { begins: '<!--', ends: '-->', kind: 'comment' },
  { begins: '<%--', ends: '--%>', kind: 'comment' },
  { begins: '<%', ends: '%>', kind: 'markup' },
  { begins: '<?', ends: '?>', kind: 'markup' },
];

const tagStart = /<[!/]?[a-z]/iuy;
const rawTag = /^<(?<name>script|style)[\s/>]/iu;

/** Cuts a page into its pieces, in order; the content of scripts and style sheets is text, as SonarQube counts it. */
export function scanHtml(text: string): readonly HtmlPiece[] {
  const pieces: HtmlPiece[] = [];
  let at = 0;
  const add = (kind: HtmlKind, end: number) => {
    if (end > at) pieces.push({ kind, start: at, end });
    at = end;
  };
  while (at < text.length) {
    const next = pieceAt(text, at);
    if (next) {
      const content = rawContentEnd(text, at, next.end);
      add(next.kind, next.end);
      add('text', content);
    } else add('text', endOfText(text, at + 1));
  }
  return pieces;
}

/** Kind and end of the comment or markup that begins at this offset; null when text does. */
function pieceAt(text: string, at: number): { readonly kind: HtmlKind; readonly end: number } | null {
  if (text[at] !== '<') return null;
  const found = delimited.find(({ begins }) => text.startsWith(begins, at));
  if (found) {
    const end = text.indexOf(found.ends, at + found.begins.length);
    return { kind: found.kind, end: end === -1 ? text.length : end + found.ends.length };
  }
  tagStart.lastIndex = at;
  return tagStart.test(text) ? tagAt(text, at) : null;
}

/** The tag that ends at the next `>` outside quoted values; without one, the rest of the page is text. */
function tagAt(text: string, at: number): { readonly kind: HtmlKind; readonly end: number } {
  let quote = '';
  for (let i = at + 1; i < text.length; i += 1) {
    const character = text[i] ?? '';
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '>') return { kind: 'markup', end: i + 1 };
    else if ((character === '"' || character === "'") && text[i - 1] === '=') quote = character;
  }
  return { kind: 'text', end: text.length };
}

function endOfText(text: string, from: number): number {
  const next = text.indexOf('<', from);
  return next === -1 ? text.length : next;
}

/** Where the content of a script or style sheet ends; the tag's own end for any other tag. */
function rawContentEnd(text: string, start: number, end: number): number {
  const name = rawTag.exec(text.slice(start, Math.min(end, start + 10)))?.groups?.['name'];
  if (name === undefined || text[end - 2] === '/') return end;
  const closing = new RegExp(`</${name}`, 'giu');
  closing.lastIndex = end;
  return closing.exec(text)?.index ?? text.length;
}
