import type { Character, ClassItem, RegexNode } from './nodes.ts';
import { RegexSyntaxError, type Reader } from './reader.ts';

/** Control characters by the letter of their escape. */
const controlCharacters: Readonly<Record<string, string>> = {
  a: '\u0007',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

/** `[a-z\d]`; a closing bracket as the first character is literal. */
export function characterClass(reader: Reader): RegexNode {
  const start = reader.at;
  reader.expect('[');
  const negated = reader.accept('^');
  const items: ClassItem[] = [];
  while (items.length === 0 || reader.char !== ']') items.push(classItem(reader));
  reader.expect(']');
  return { type: 'CharacterClass', start, end: reader.at, negated, items };
}

function classItem(reader: Reader): ClassItem {
  const from = member(reader);
  if (reader.char !== '-' || reader.startsWith('-]') || from.type !== 'Character') return from;
  reader.take();
  const to = member(reader);
  if (to.type !== 'Character' || (from.char.codePointAt(0) ?? 0) > (to.char.codePointAt(0) ?? 0))
    throw new RegexSyntaxError('bad range');
  return { type: 'Range', start: from.start, end: to.end, from, to };
}

function member(reader: Reader): Exclude<ClassItem, { type: 'Range' }> {
  const start = reader.at;
  if (reader.char !== '\\') return character(reader, start, reader.take(), 'none');
  reader.take();
  const letter = reader.char;
  if (/[dDwWsS]/u.test(letter)) {
    reader.take();
    return { type: 'ClassEscape', start, end: reader.at, letter };
  }
  if (reader.accept('b')) return character(reader, start, '\b', 'plain');
  return escapedCharacter(reader, start);
}

const character = (reader: Reader, start: number, char: string, kind: Character['escape']): Character => ({
  type: 'Character',
  start,
  end: reader.at,
  char,
  escape: kind,
});

/** Parses an escape outside character classes. */
export function escape(reader: Reader): RegexNode {
  const start = reader.at;
  reader.expect('\\');
  if (/[AZbB]/u.test(reader.char)) {
    reader.take();
    return { type: 'Boundary', start, end: reader.at };
  }
  if (/[dDwWsS]/u.test(reader.char)) {
    const letter = reader.take();
    return { type: 'ClassEscape', start, end: reader.at, letter };
  }
  const octal = /^(?:0|[1-3][0-7]{2})/u.test(reader.text(reader.at, reader.at + 3));
  const reference = octal ? '' : reader.match(/^[1-9]\d?/u);
  if (reference !== '') return { type: 'BackReference', start, end: reader.at, group: reference };
  return escapedCharacter(reader, start);
}

function escapedCharacter(reader: Reader, start: number): Character {
  const octal = reader.match(/^(?:0[0-7]{0,2}|[0-7]{1,3})/u);
  if (octal !== '') return character(reader, start, codePoint(octal, 8), 'octal');
  const code = reader.match(/^(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8})/u);
  if (code !== '') return character(reader, start, codePoint(code.slice(1), 16), 'code');
  if (reader.match(/^N\{[^}]+\}/u) !== '') return character(reader, start, '\ufffd', 'code');
  const char = reader.take();
  if (/[A-Za-z]/u.test(char) && controlCharacters[char] === undefined)
    throw new RegexSyntaxError('bad escape');
  return character(reader, start, controlCharacters[char] ?? char, 'plain');
}

function codePoint(digits: string, base: number): string {
  const value = parseInt(digits, base);
  if (value > 0x10ffff) throw new RegexSyntaxError('no such character');
  return String.fromCodePoint(value);
}
