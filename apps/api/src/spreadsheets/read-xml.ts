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
  parser.parse(decoded(bytes));
}

const local = (name: string) => name.slice(name.indexOf(':') + 1);

/** Some programs write UTF-16, which XML allows with a mark. */
function decoded(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  return new TextDecoder().decode(bytes);
}
