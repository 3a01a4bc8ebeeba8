import type { XmlPiece } from './pieces.ts';

const namePattern = String.raw`[\p{L}_:][\p{L}\p{N}._:·-]*`;
const startTag = new RegExp(
  String.raw`^<(?<name>${namePattern})(?<attributes>(?:\s+${namePattern}\s*=\s*(?:"[^<"]*"|'[^<']*'))*)\s*(?<empty>/?)>$`,
  'u',
);
const endTag = new RegExp(String.raw`^</(?<name>${namePattern})\s*>$`, 'u');
const attributePattern = new RegExp(
  String.raw`(?<name>${namePattern})\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)')`,
  'gu',
);
const referencePattern = /&(?:#\d+;|#x[\da-f]+;|(?<entity>[\p{L}_:][\p{L}\p{N}._:-]*);)?/giu;
const predefinedEntities = new Set(['amp', 'lt', 'gt', 'quot', 'apos']);

/** An element without its end tag so far, with the namespace prefixes that it declares. */
interface OpenElement {
  readonly name: string;
  readonly prefixes: readonly string[];
}

/** Whether a document has one root, an end tag for each element, declared namespace prefixes, and declared entities. */
export function isWellFormed(text: string, pieces: readonly XmlPiece[]): boolean {
  const checker = new Checker(text);
  return pieces.every((piece, i) => checker.accepts(piece, i)) && checker.isClosed;
}

/** Checks the pieces of one document in their order. */
class Checker {
  private readonly text: string;
  private readonly open: OpenElement[] = [];
  /** Number of open elements that declare each prefix. */
  private readonly prefixes = new Map([
    ['xml', 1],
    ['xmlns', 1],
  ]);
  private roots = 0;
  /** Declared entities; null when an external DTD may declare further ones. */
  private entities: Set<string> | null = new Set();

  constructor(text: string) {
    this.text = text;
  }

  get isClosed(): boolean {
    return this.open.length === 0 && this.roots === 1;
  }

  /** Whether a piece is valid at this index of the document's pieces. */
  accepts({ kind, start, end }: XmlPiece, place: number): boolean {
    const text = this.text.slice(start, end);
    if (kind === 'text') return this.acceptsText(text);
    if (kind === 'tag') return text.startsWith('</') ? this.acceptsEndTag(text) : this.acceptsStartTag(text);
    if (kind === 'cdata') return this.open.length > 0;
    if (kind === 'comment') return !text.slice(4, -3).includes('--');
    if (kind === 'declaration') return place === 0;
    if (kind === 'doctype') this.readDoctype(text);
    return true;
  }

  private acceptsText(text: string): boolean {
    if (this.open.length === 0) return text.trim() === '';
    return !text.includes(']]>') && this.hasKnownReferences(text);
  }

  private acceptsStartTag(text: string): boolean {
    const parts = startTag.exec(text)?.groups;
    if (!parts || (this.open.length === 0 && this.roots > 0)) return false;
    const attributes = [...(parts['attributes'] ?? '').matchAll(attributePattern)];
    const names = attributes.map(({ groups }) => groups?.['name'] ?? '');
    const prefixes = names.flatMap((each) => (each.startsWith('xmlns:') ? [each.slice(6)] : []));
    const element = parts['name'] ?? '';
    if (this.open.length === 0) this.roots += 1;
    this.count(prefixes, 1);
    const isRight =
      new Set(names).size === names.length &&
      [element, ...names].every((each) => this.isDeclaredPrefix(each)) &&
      attributes.every(({ groups }) =>
        this.hasKnownReferences(groups?.['double'] ?? groups?.['single'] ?? ''),
      );
    if (parts['empty'] === '') this.open.push({ name: element, prefixes });
    else this.count(prefixes, -1);
    return isRight;
  }

  private acceptsEndTag(text: string): boolean {
    const closed = this.open.pop();
    this.count(closed?.prefixes ?? [], -1);
    return closed !== undefined && closed.name === endTag.exec(text)?.groups?.['name'];
  }

  private count(prefixes: readonly string[], by: 1 | -1): void {
    for (const prefix of prefixes) this.prefixes.set(prefix, (this.prefixes.get(prefix) ?? 0) + by);
  }

  private isDeclaredPrefix(full: string): boolean {
    const colon = full.indexOf(':');
    return colon === -1 || (this.prefixes.get(full.slice(0, colon)) ?? 0) > 0;
  }

  private readDoctype(text: string): void {
    if (/^<!DOCTYPE\s+\S+\s+(?:SYSTEM|PUBLIC)\s/u.test(text)) this.entities = null;
    for (const { groups } of text.matchAll(/<!ENTITY\s+(?<entity>[^\s%]+)/gu))
      this.entities?.add(groups?.['entity'] ?? '');
  }

  private hasKnownReferences(text: string): boolean {
    if (!text.includes('&')) return true;
    return [...text.matchAll(referencePattern)].every(({ 0: whole, groups }) => {
      const entity = groups?.['entity'];
      if (entity === undefined) return whole !== '&';
      return predefinedEntities.has(entity) || this.entities === null || this.entities.has(entity);
    });
  }
}
