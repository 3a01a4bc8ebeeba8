import { plain } from '@mantenible/reports/formatos';

/** Greatest size of an answer: a client reads it whole into its context. The protocol carries each twice, as an object and as text. */
const maxAnswerBytes = 200_000;
/** Characters of a text that comes from the analysed code. */
const maxText = 500;

type Answer = Readonly<Record<string, unknown>>;

const short = (text: string): string => (text.length > maxText ? `${text.slice(0, maxText)}…` : text);

/** A text of the analysed code for an answer: on one line, at most `maxText` characters, control characters replaced. */
export const safeCodeText = (text: string): string => plain(short(text));

/** The same for a line of source, whose tabs stay. */
export const safeCodeLine = (line: string): string => short(line).split('\t').map(plain).join('\t');

/** Bytes of an answer as the protocol carries it. */
const bytesOf = (answer: Answer): number => {
  const text = JSON.stringify(answer);
  return Buffer.byteLength(text) + Buffer.byteLength(JSON.stringify(text));
};

export const isTooLarge = (answer: Answer): boolean => bytesOf(answer) > maxAnswerBytes;

/** An answer with as many of the rows, in their order, as its size allows, and the number of those that it leaves out. */
export function withRows<T>(
  rows: readonly T[],
  answer: (rows: readonly T[], left: number) => Answer,
): Answer {
  let left = maxAnswerBytes - bytesOf(answer([], rows.length));
  const end = rows.findIndex((row) => (left -= bytesOf({ row })) < 0);
  return end === -1 ? answer(rows, 0) : answer(rows.slice(0, end), rows.length - end);
}
