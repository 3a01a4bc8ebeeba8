/** Control characters and marks of direction, which could move a terminal's cursor or turn its lines. */
const marks = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;

/** One line of a text that others may have written, fit for a terminal. */
export const printableLine = (text: string): string => text.replaceAll(marks, ' ');

/** The lines of such a text, all but the first set in, so that none looks like a line of its own. */
export const printableLines = (text: string): string =>
  text
    .split('\n')
    .map((line, i) => `${i === 0 ? '' : '    '}${printableLine(line)}`)
    .join('\n');
