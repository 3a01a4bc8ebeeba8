import { isUtf8 } from 'node:buffer';

/**
 * Decodes a file as SonarQube does: UTF-16 with a byte order mark, UTF-8, UTF-16 without a mark, and windows-1252, which
 * contains Latin-1. In all other files, and where some characters are UTF-8, invalid bytes become U+FFFD.
 */
export function decodeText(content: Buffer): string {
  const order = orderOfMark(content) ?? orderWithoutMark(content);
  if (order === 'low first') return new TextDecoder('utf-16le').decode(content);
  if (order === 'high first')
    return new TextDecoder('utf-16le').decode(Buffer.from(content.subarray(0, content.length & ~1)).swap16());
  const text = content.toString('utf8');
  if (isUtf8(content) || holdsMultibyte(text) || content.some((byte) => unassigned.has(byte))) return text;
  return new TextDecoder('windows-1252').decode(content);
}

/** Order of the bytes of a UTF-16 unit. */
type ByteOrder = 'low first' | 'high first';

function orderOfMark(content: Buffer): ByteOrder | null {
  if (content[0] === 0xff && content[1] === 0xfe) return 'low first';
  return content[0] === 0xfe && content[1] === 0xff ? 'high first' : null;
}

/** Bytes at the beginning of a file that show its encoding. */
const sampleBytes = 4096;

/**
 * The byte order of UTF-16 without a mark, which has a zero byte in nearly every unit of a program's text; null in a text
 * without zero bytes.
 */
function orderWithoutMark(content: Buffer): ByteOrder | null {
  if (content.length % 2 === 1 || !content.includes(0)) return null;
  const sample = content.subarray(0, sampleBytes);
  const zeros = [0, 0];
  sample.forEach((byte, place) => {
    if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const most = sample.length / 4;
  if (even === 0 && odd > most) return 'low first';
  return odd === 0 && even > most ? 'high first' : null;
}

/** Whether a decoded text contains characters outside ASCII, other than the replacement of an invalid byte. */
const holdsMultibyte = (text: string): boolean => /(?!\ufffd)\P{ASCII}/u.test(text);

/** Bytes without a character in windows-1252. */
const unassigned: ReadonlySet<number> = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/** Number of lines, as the analyser counts: LF, CR and CRLF end a line. */
export function countLines(content: Buffer): number {
  let lines = 1;
  for (let at = 0; at < content.length; at += 1) {
    const byte = content[at];
    if (byte === 0x0a || (byte === 0x0d && content[at + 1] !== 0x0a)) lines += 1;
  }
  return lines;
}

/** Cuts a text between code points to at most `maxLength` UTF-16 units; a cut text ends with '…'. */
export function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  return `${/[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}
