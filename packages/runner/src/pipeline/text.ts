import { isUtf8 } from 'node:buffer';

/**
 * Decodes a file as SonarQube does: UTF-16 with a byte order mark, UTF-8, UTF-16 without a mark, and windows-1252, which
 * contains Latin-1. In all other files, and where some characters are UTF-8, invalid bytes become U+FFFD.
 */
export const decodeText = (content: Buffer): string => decodeFile(content, null).text;

/** The text of a file, and how it was read. */
export interface DecodedFile {
  readonly text: string;
  /** The scope's encoding where the text was read by it; null otherwise. */
  readonly encoding: string | null;
  /** Whether some bytes have no character in any encoding that was tried. */
  readonly damaged: boolean;
}

/**
 * Decodes a file in another encoding than those of Unicode by the encoding that Python's coding cookie names, else by that of the scope, and as
 * `decodeText` where neither fits.
 */
export function decodeFile(content: Buffer, named: string | null): DecodedFile {
  const order = orderOfMark(content) ?? orderWithoutMark(content);
  if (order !== null) return whole(decodeUtf16(content, order));
  const text = content.toString('utf8');
  if (isUtf8(content)) return whole(text);
  const byCookie = decodeBy(cookieOf(content), content);
  if (byCookie !== null) return whole(byCookie);
  const byName = decodeBy(named, content);
  if (byName !== null) return { ...whole(byName), encoding: named };
  if (holdsMultibyte(text) || content.some((byte) => unassigned.has(byte)))
    return { ...whole(text), damaged: true };
  return whole(new TextDecoder('windows-1252').decode(content));
}

const whole = (text: string): DecodedFile => ({ text, encoding: null, damaged: false });

const decodeUtf16 = (content: Buffer, order: ByteOrder): string =>
  new TextDecoder('utf-16le').decode(
    order === 'low first' ? content : Buffer.from(content.subarray(0, content.length & ~1)).swap16(),
  );

/** A text by an encoding of one or more bytes a character; null where it is unknown, or does not fit. */
function decodeBy(name: string | null, content: Buffer): string | null {
  const label = name === null ? null : labelOf(name);
  if (label === null) return null;
  try {
    return new TextDecoder(label, { fatal: true }).decode(content);
  } catch {
    return null;
  }
}

/** Names of Python and Java that a decoder has under another name. */
const otherNames: Readonly<Record<string, string>> = {
  macroman: 'macintosh',
  'mac-roman': 'macintosh',
  cp932: 'shift_jis',
  ms932: 'shift_jis',
  cp949: 'euc-kr',
  cp936: 'gbk',
  sjis: 'shift_jis',
};

/** The name of an encoding for a decoder, those of Unicode apart; null for an unknown one. */
function labelOf(name: string): string | null {
  const plain = name
    .toLowerCase()
    .replaceAll('_', '-')
    .replace(/^latin-(?=\d+$)/u, 'latin');
  try {
    const label = otherNames[plain] ?? plain;
    const { encoding } = new TextDecoder(label);
    return encoding.startsWith('utf-') ? null : label;
  } catch {
    return null;
  }
}

/** Whether files can be read by an encoding of this name. */
export const isKnownEncoding = (name: string): boolean =>
  labelOf(name) !== null || /^utf[-_]?(?:8|16(?:[-_]?[bl]e)?)$/iu.test(name);

/** Bytes of the beginning that Python searches for its cookie: two lines. */
const cookieBytes = 1024;
const cookie =
  /^(?:[ \t\f]*(?:#[^\r\n]*)?(?:\r\n|\r|\n))?[ \t\f]*#[^\r\n]*?coding[:=][ \t]*(?<name>[-\w.]{1,40})/u;

/** The encoding that a comment in one of the first two lines names (PEP 263); null without one. */
const cookieOf = (content: Buffer): string | null =>
  cookie.exec(content.toString('latin1', 0, cookieBytes))?.groups?.['name'] ?? null;

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
