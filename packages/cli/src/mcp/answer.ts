import { plain } from '../output/plain.ts';

/** Greatest size of an answer; a client reads it whole into its context. */
const maxAnswerBytes = 200_000;
/** Characters of a text that comes from the analysed code. */
const maxText = 500;

/** A text of the analysed code: one line, bounded. */
export const codeText = (text: string): string =>
  plain(text.length > maxText ? `${text.slice(0, maxText)}…` : text);

/** As many of the rows, in their order, as the size of an answer allows; never a part of one. */
export function fitting<T>(rows: readonly T[]): readonly T[] {
  let left = maxAnswerBytes;
  const end = rows.findIndex((row) => (left -= Buffer.byteLength(JSON.stringify(row)) + 1) < 0);
  return end === -1 ? rows : rows.slice(0, end);
}
