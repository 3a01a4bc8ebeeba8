/** The characters of a string literal's value, each with its offset in the file. */
export interface PatternText {
  readonly characters: readonly string[];
  readonly starts: readonly number[];
  /** End offset of the last character. */
  readonly end: number;
}

/** Characters by the character of their escape. */
const simpleEscapes: Readonly<Record<string, string>> = {
  '\\': '\\',
  "'": "'",
  '"': '"',
  a: '\u0007',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  '\n': '',
};
/** A numeric escape: `\x41`, `\u0041`, `\101`. */
const codeEscape = /^(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|([0-7]{1,3}))/u;

/** Reads a literal such as `r'a\d'` that begins at `offset`; null for formatted strings. */
export function readPatternText(literal: string, offset: number): PatternText | null {
  const parts = /^([a-z]*)("""|'''|"|')([\s\S]*)\2$/iu.exec(literal);
  if (!parts) return null;
  const [, prefix = '', quotes = '', body = ''] = parts;
  if (/[ft]/iu.test(prefix)) return null;
  const start = offset + prefix.length + quotes.length;
  return /r/iu.test(prefix) ? rawCharacters(body, start) : decodedCharacters(body, start);
}

function rawCharacters(body: string, start: number): PatternText {
  const characters = body.split('');
  return { characters, starts: characters.map((_, i) => start + i), end: start + body.length };
}

function decodedCharacters(body: string, start: number): PatternText {
  const characters: string[] = [];
  const starts: number[] = [];
  let at = 0;
  while (at < body.length) {
    const { value, length } = nextCharacter(body, at);
    if (value !== '') {
      characters.push(value);
      starts.push(start + at);
    }
    at += length;
  }
  return { characters, starts, end: start + body.length };
}

function nextCharacter(body: string, at: number): { value: string; length: number } {
  const char = body[at] ?? '';
  if (char !== '\\') return { value: char, length: 1 };
  const known = simpleEscapes[body[at + 1] ?? ''];
  if (known !== undefined) return { value: known, length: 2 };
  const code = codeEscape.exec(body.slice(at + 1, at + 10));
  if (!code) return { value: char, length: 1 };
  const [text, two, four, eight, octal] = code;
  const hexadecimal = two ?? four ?? eight;
  const point = hexadecimal === undefined ? parseInt(octal ?? '0', 8) : parseInt(hexadecimal, 16);
  return { value: point <= 0x10ffff ? String.fromCodePoint(point) : '\ufffd', length: text.length + 1 };
}
