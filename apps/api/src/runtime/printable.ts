/** Control and direction characters, which could move a terminal's cursor or reorder its lines. */
const unsafeCharacters = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;

/** One line of untrusted text, safe for a terminal. */
export const printableLine = (text: string): string => text.replaceAll(unsafeCharacters, ' ');

/**
 * Lines of such a text, all except the first indented, so that none looks like a separate line of the log.
 */
export const printableLines = (text: string): string =>
  text
    .split('\n')
    .map((line, i) => `${i === 0 ? '' : '    '}${printableLine(line)}`)
    .join('\n');
