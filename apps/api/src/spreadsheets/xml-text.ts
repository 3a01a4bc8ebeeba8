import { maxCellLength } from './cell-limits.ts';
import { cellTooLong } from './workbook-refusal.ts';

/** Characters that XML 1.0 cannot hold, and texts that a spreadsheet would read as the escape of one. */
// eslint-disable-next-line no-control-regex -- control characters are what it finds
const unsafe = /[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]|_(?=x[0-9A-Fa-f]{4}_)/gu;
const escaped = /_x([0-9A-Fa-f]{4})_/gu;
const loneSurrogate = /\p{Surrogate}/gu;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text of an element or attribute; control characters take the form `_x001F_`, which spreadsheets read back. */
export function xmlText(text: string): string {
  return text
    .replace(unsafe, (char) => `_x${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replace(loneSurrogate, '\uFFFD')
    .replace(/[&<>"]/gu, (char) => entities[char] ?? char);
}

/** The text that `xmlText` wrote, after its entities were decoded. */
export function unescapedText(text: string): string {
  return text.includes('_x')
    ? text.replace(escaped, (_all, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    : text;
}

/** The text of a cell, which `xmlText` wrote; refused where no cell can hold it. */
export function cellText(text: string): string {
  const value = unescapedText(text);
  if (value.length > maxCellLength) throw cellTooLong();
  return value;
}
