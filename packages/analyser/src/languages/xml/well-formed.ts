import type { XmlPiece } from './pieces.ts';

const name = String.raw`[\p{L}_:][\p{L}\p{N}._:·-]*`;
const startTag = new RegExp(
  String.raw`^<(?<name>${name})(?<attributes>(?:\s+${name}\s*=\s*(?:"[^<"]*"|'[^<']*'))*)\s*(?<empty>/?)>$`,
  'u',
);
const endTag = new RegExp(String.raw`^</(?<name>${name})\s*>$`, 'u');
const attribute = new RegExp(
  String.raw`(?<name>${name})\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)')`,
  'gu',
);
const reference = /&(?:#\d+;|#x[\da-f]+;|(?<entity>[\p{L}_:][\p{L}\p{N}._:-]*);)?/giu;
const predefined = new Set(['amp', 'lt', 'gt', 'quot', 'apos']);

/** An element that is open, with the prefixes of names that it declares. */
interface Open {
  readonly name: string;
  readonly prefixes: readonly string[];
}

/** Whether a document has one root, elements that close, names whose prefixes are declared, and known references. */
export function isWellFormed(text: string, pieces: readonly XmlPiece[]): boolean {
  const checker = new Checker(text);
  return pieces.every((piece, i) => checker.takes(piece, i)) && checker.isClosed;
}

class Checker {
  private readonly text: string;
  private readonly open: Open[] = [];
  /** How often each prefix is declared by elements that are open. */
  private readonly prefixes = new Map([
    ['xml', 1],
    ['xmlns', 1],
  ]);
  private roots = 0;
  /** Null: a document type that is declared elsewhere may name any. */
  private entities: Set<string> | null = new Set();

  constructor(text: string) {
    this.text = text;
  }

  get isClosed(): boolean {
    return this.open.length === 0 && this.roots === 1;
  }

  takes({ kind, start, end }: XmlPiece, place: number): boolean {
    const text = this.text.slice(start, end);
    if (kind === 'text') return this.takesText(text);
    if (kind === 'tag') return text.startsWith('</') ? this.takesEnd(text) : this.takesStart(text);
    if (kind === 'cdata') return this.open.length > 0;
    if (kind === 'comment') return !text.slice(4, -3).includes('--');
    if (kind === 'declaration') return place === 0;
    if (kind === 'doctype') this.readDoctype(text);
    return true;
  }

  private takesText(text: string): boolean {
    if (this.open.length === 0) return text.trim() === '';
    return !text.includes(']]>') && this.declaresReferences(text);
  }

  private takesStart(text: string): boolean {
    const parts = startTag.exec(text)?.groups;
    if (!parts || (this.open.length === 0 && this.roots > 0)) return false;
    const attributes = [...(parts['attributes'] ?? '').matchAll(attribute)];
    const names = attributes.map(({ groups }) => groups?.['name'] ?? '');
    const prefixes = names.flatMap((each) => (each.startsWith('xmlns:') ? [each.slice(6)] : []));
    const element = parts['name'] ?? '';
    if (this.open.length === 0) this.roots += 1;
    this.count(prefixes, 1);
    const isRight =
      new Set(names).size === names.length &&
      [element, ...names].every((each) => this.declaresPrefix(each)) &&
      attributes.every(({ groups }) =>
        this.declaresReferences(groups?.['double'] ?? groups?.['single'] ?? ''),
      );
    if (parts['empty'] === '') this.open.push({ name: element, prefixes });
    else this.count(prefixes, -1);
    return isRight;
  }

  private takesEnd(text: string): boolean {
    const closed = this.open.pop();
    this.count(closed?.prefixes ?? [], -1);
    return closed !== undefined && closed.name === endTag.exec(text)?.groups?.['name'];
  }

  private count(prefixes: readonly string[], by: 1 | -1): void {
    for (const prefix of prefixes) this.prefixes.set(prefix, (this.prefixes.get(prefix) ?? 0) + by);
  }

  private declaresPrefix(full: string): boolean {
    const colon = full.indexOf(':');
    return colon === -1 || (this.prefixes.get(full.slice(0, colon)) ?? 0) > 0;
  }

  private readDoctype(text: string): void {
    if (/^<!DOCTYPE\s+\S+\s+(?:SYSTEM|PUBLIC)\s/u.test(text)) this.entities = null;
    for (const { groups } of text.matchAll(/<!ENTITY\s+(?<entity>[^\s%]+)/gu))
      this.entities?.add(groups?.['entity'] ?? '');
  }

  private declaresReferences(text: string): boolean {
    if (!text.includes('&')) return true;
    return [...text.matchAll(reference)].every(({ 0: whole, groups }) => {
      const entity = groups?.['entity'];
      if (entity === undefined) return whole !== '&';
      return predefined.has(entity) || this.entities === null || this.entities.has(entity);
    });
  }
}
