type XmlKind = 'comment' | 'cdata' | 'instruction' | 'declaration' | 'doctype' | 'tag' | 'text';

/** A stretch of a document, with its delimiters. */
export interface XmlPiece {
  readonly kind: XmlKind;
  readonly start: number;
  readonly end: number;
}

const delimited: readonly { readonly begins: string; readonly ends: string; readonly kind: XmlKind }[] = [
  { begins: '<!--', ends: '-->', kind: 'comment' },
  { begins: '<![CDATA[', ends: ']]>', kind: 'cdata' },
  { begins: '<?xml ', ends: '?>', kind: 'declaration' },
  { begins: '<?xml\n', ends: '?>', kind: 'declaration' },
  { begins: '<?', ends: '?>', kind: 'instruction' },
];

/** Cuts a document into its pieces, in order; null when one of them does not end. */
export function xmlPieces(text: string): readonly XmlPiece[] | null {
  const pieces: XmlPiece[] = [];
  for (let at = 0; at < text.length;) {
    const piece = pieceAt(text, at);
    if (!piece) return null;
    pieces.push(piece);
    at = piece.end;
  }
  return pieces;
}

/** The piece that begins at this offset; null when it does not end. */
function pieceAt(text: string, start: number): XmlPiece | null {
  if (text[start] !== '<') {
    const next = text.indexOf('<', start);
    return { kind: 'text', start, end: next === -1 ? text.length : next };
  }
  const found = delimited.find(({ begins }) => text.startsWith(begins, start));
  if (found) {
    const close = text.indexOf(found.ends, start + found.begins.length);
    return close === -1 ? null : { kind: found.kind, start, end: close + found.ends.length };
  }
  const isDoctype = text.startsWith('<!DOCTYPE', start);
  const end = isDoctype ? endOfDoctype(text, start) : endOfTag(text, start);
  return end === null ? null : { kind: isDoctype ? 'doctype' : 'tag', start, end };
}

/** Offset after the `>` that ends a tag, outside quoted values; null without one. */
function endOfTag(text: string, start: number): number | null {
  let quote = '';
  for (let i = start + 1; i < text.length; i += 1) {
    const sign = text[i] ?? '';
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '>') return i + 1;
    else if (sign === '<') return null;
    else if (sign === '"' || sign === "'") quote = sign;
  }
  return null;
}

/** Offset after the `>` that ends a DOCTYPE, outside quoted values, comments and brackets; null without one. */
function endOfDoctype(text: string, start: number): number | null {
  const sign = /<!--|"[^"]*"|'[^']*'|[[\]>]/gu;
  sign.lastIndex = start + '<!DOCTYPE'.length;
  let isInside = false;
  for (let found = sign.exec(text); found !== null; found = sign.exec(text)) {
    if (found[0] === '>' && !isInside) return sign.lastIndex;
    if (found[0] === '<!--') {
      const close = text.indexOf('-->', sign.lastIndex);
      if (close === -1) return null;
      sign.lastIndex = close;
    }
    if (found[0] === '[' || found[0] === ']') isInside = found[0] === '[';
  }
  return null;
}
