/** One attribute of a tag; the range of the value includes quotes, its text does not. */
export interface Attribute {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly value: { readonly start: number; readonly end: number; readonly text: string } | null;
}

/** A start or end tag; `end` is the offset after its `>`. */
export interface Tag {
  readonly name: string;
  readonly closing: boolean;
  readonly selfClosing: boolean;
  readonly attributes: readonly Attribute[];
  readonly nameEnd: number;
  readonly end: number;
}

const tagName = /<\/?([a-z][^\s/>]*)/iuy;
const attributeName = /[\s/]*([^\s/>=]+)/uy;
const attributeValue = /\s*=\s*("[^"]*"|'[^']*'|[^\s"'>][^\s>]*)/uy;

function matchAt(pattern: RegExp, text: string, place: number): RegExpExecArray | null {
  pattern.lastIndex = place;
  return pattern.exec(text);
}

function readAttribute(text: string, place: number): Attribute | null {
  const found = matchAt(attributeName, text, place);
  const name = found?.[1];
  if (found === null || name === undefined) return null;
  const start = attributeName.lastIndex - name.length;
  const end = attributeName.lastIndex;
  const raw = matchAt(attributeValue, text, end)?.[1];
  if (raw === undefined) return { name, start, end, value: null };
  const valueEnd = attributeValue.lastIndex;
  const value = { start: valueEnd - raw.length, end: valueEnd, text: raw.replace(/^["']|["']$/gu, '') };
  return { name, start, end, value };
}

/** The tag that begins at this `<`, or null when none does. */
export function readTag(text: string, place: number): Tag | null {
  const name = matchAt(tagName, text, place)?.[1];
  if (name === undefined) return null;
  const nameEnd = tagName.lastIndex;
  const attributes: Attribute[] = [];
  let next = nameEnd;
  const closing = text[place + 1] === '/';
  // An end tag has no attributes: reading them again at each of many unclosed ones would take quadratic time.
  for (let found = closing ? null : readAttribute(text, next); found; found = readAttribute(text, next)) {
    attributes.push(found);
    next = found.value?.end ?? found.end;
  }
  const close = text.indexOf('>', next);
  const end = close === -1 ? text.length : close + 1;
  return { name: name.toLowerCase(), closing, selfClosing: text[end - 2] === '/', attributes, nameEnd, end };
}
