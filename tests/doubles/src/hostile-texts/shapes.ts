/** A kind of text that takes, or once took, the square of its length or more to read. */
export interface HostileText {
  readonly name: string;
  readonly path: string;
  readonly text: Text;
}

/** A text of about so many characters. */
export type Text = (size: number) => string;

/** Kinds of one file name by their names. */
export const of = (path: string, texts: Readonly<Record<string, Text>>): HostileText[] =>
  Object.entries(texts).map(([name, text]) => ({ path, name, text }));

/** `before`, the unit as often as it fits, `after`. */
export const repeated =
  (unit: string, before = '', after = ''): Text =>
  (size) =>
    before +
    unit.repeat(Math.max(1, Math.floor((size - before.length - after.length) / unit.length))) +
    after;

/** `before`, the unit of each place from 1 as often as it fits, `after`. */
export const numbered =
  (unit: (place: number) => string, before = '', after = ''): Text =>
  (size) => {
    const parts = [before];
    for (let length = before.length + after.length; length < size;) {
      const part = unit(parts.length);
      parts.push(part);
      length += part.length;
    }
    return parts.join('') + after;
  };

/** One construct in another as deeply as the size allows. */
export const nested =
  (open: string, close: string, before = '', after = ''): Text =>
  (size) => {
    const depth = Math.max(
      1,
      Math.floor((size - before.length - after.length) / (open.length + close.length)),
    );
    return before + open.repeat(depth) + close.repeat(depth) + after;
  };

/** Statements one after another, each of so many levels: deep, but not too deep for the parsers. */
export const stacked = (levels: number, open: string, middle: string, close: string): Text =>
  repeated(`${open.repeat(levels)}${middle}${close.repeat(levels)}\n`);

/** Two texts of half the size each, such as declarations and their uses. */
export const both =
  (first: Text, second: Text): Text =>
  (size) =>
    first(size / 2) + second(size / 2);
