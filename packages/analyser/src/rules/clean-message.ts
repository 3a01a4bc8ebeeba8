import type { Finding } from './finding.ts';

/** Characters (code points) of a quoted text, and of a whole message. */
const maximumQuote = 60;
const maximumMessage = 400;

const quote = /«([^«»]*)»/gu;
/** U+0000 and lone surrogates: PostgreSQL cannot store them as JSON. */
const unstorable = /[\0\p{Cs}]/gu;
const lineBreaks = /[\n\v\f\r\u0085\u2028\u2029]+\s*/gu;

/**
 * The finding with a message that is storable and short, whatever text of a file it quotes: one line,
 * U+FFFD for characters that cannot be stored, long quotes and long messages cut after a whole code point
 * with '…'.
 */
export function cleanMessage<T extends Pick<Finding, 'message'>>(finding: T): T {
  const plain = finding.message.replace(unstorable, '\ufffd').replace(lineBreaks, ' ');
  const message = cut(
    plain.replace(quote, (_, text: string) => `«${cut(text, maximumQuote)}»`),
    maximumMessage,
  );
  return message === finding.message ? finding : { ...finding, message };
}

function cut(text: string, maximum: number): string {
  // A code point has one or two code units; splitting more of a long text is unnecessary.
  const points = Array.from(text.slice(0, 2 * maximum + 2));
  return points.length <= maximum ? text : `${points.slice(0, maximum - 1).join('')}…`;
}
