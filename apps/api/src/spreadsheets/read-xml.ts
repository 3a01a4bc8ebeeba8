import { Parser } from 'saxen';

import { unreadableWorkbook, workbookTooLarge } from './workbook-refusal.ts';

export interface XmlListeners {
  /** Local name, without the prefix of its namespace; attributes likewise, decoded. */
  readonly open: (name: string, attribute: (name: string) => string | undefined) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}

/** Elements that the files of a workbook may have together. */
export interface ElementBudget {
  elements: number;
}

/** Reads an XML file once, as far as the budget goes. Entities other than XML's own and character references stay as they are written: no DTD is read. */
export function readXml(bytes: Buffer, { open, close, text }: XmlListeners, budget: ElementBudget): void {
  const parser = new Parser();
  parser.on('error', () => {
    throw unreadableWorkbook();
  });
  parser.on('openTag', (name, attributes, decode) => {
    if ((budget.elements -= 1) < 0) throw workbookTooLarge();
    open(local(name), (wanted) => {
      for (const [key, value] of Object.entries(attributes()))
        if (local(key) === wanted) return decode(value);
      return undefined;
    });
  });
  if (close !== undefined)
    parser.on('closeTag', (name) => {
      close(local(name));
    });
  if (text !== undefined) {
    parser.on('text', (part, decode) => {
      text(decode(part));
    });
    parser.on('cdata', text);
  }
  const xml = decoded(bytes);
  requireShortTags(xml);
  parser.parse(xml);
}

/** Characters of one tag: the parser holds all attributes of a tag at once, and takes seconds for a million of them. */
const maxTag = 65_536;

/** Parts without attributes, by their beginning and end. */
const plainParts = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

/** Refuses a tag that no workbook has, before it is parsed; what does not end is left to the parser. */
function requireShortTags(xml: string): void {
  for (let start = xml.indexOf('<'); start !== -1;) {
    const begin = start;
    const plain = plainParts.find(([opening]) => xml.startsWith(opening, begin));
    const end = plain === undefined ? endOfTag(xml, start) : xml.indexOf(plain[1], start + plain[0].length);
    if (end === -1) return;
    if (plain === undefined && end - start > maxTag) throw workbookTooLarge();
    start = xml.indexOf('<', end);
  }
}

/** Place of the '>' that ends a tag, outside its quoted values; -1 without one. */
function endOfTag(xml: string, start: number): number {
  const mark = /["'>]/gu;
  mark.lastIndex = start;
  for (let found = mark.exec(xml); found !== null; found = mark.exec(xml)) {
    if (found[0] === '>') return found.index;
    const quoted = xml.indexOf(found[0], mark.lastIndex);
    if (quoted !== -1) mark.lastIndex = quoted + 1;
  }
  return -1;
}

const local = (name: string) => name.slice(name.indexOf(':') + 1);

/** Some programs write UTF-16, which XML allows with a mark. */
function decoded(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  return new TextDecoder().decode(bytes);
}
