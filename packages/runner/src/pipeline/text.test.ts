import { describe, expect, it } from 'vitest';

import { truncate, countLines, decodeText } from './text.ts';

describe('text of a file', () => {
  it.each([
    ['UTF-8', Buffer.from('año'), 'año'],
    ['UTF-8 with a mark', Buffer.from('\ufeffaño'), '\ufeffaño'],
    ['UTF-16, low byte first', Buffer.from('\ufeffaño', 'utf16le'), 'año'],
    ['UTF-16, high byte first', Buffer.from('\ufeffaño', 'utf16le').swap16(), 'año'],
    ['UTF-16 cut off', Buffer.from([0xfe, 0xff, 0, 0x61, 0]), 'a'],
    ['UTF-16 without a mark', Buffer.from('x = "año"\n', 'utf16le'), 'x = "año"\n'],
    ['UTF-16 without a mark, high byte first', Buffer.from('x = 1\n', 'utf16le').swap16(), 'x = 1\n'],
    ['UTF-16 with letters of other alphabets', Buffer.from("f('жук');\n", 'utf16le'), "f('жук');\n"],
    ['a text with zero bytes', Buffer.from('a\0b\0\0c'), 'a\0b\0\0c'],
    ['Latin 1', Buffer.from('año', 'latin1'), 'año'],
    ['windows-1252', Buffer.from([0x93, 0x61, 0xf1, 0x6f, 0x94, 0x80]), '“año”€'],
    ['UTF-8 with a foreign byte', Buffer.concat([Buffer.from('año '), Buffer.from([0xf1])]), 'año \ufffd'],
    ['bytes without a character', Buffer.from([0x61, 0x81, 0xf1]), 'a\ufffd\ufffd'],
    ['nothing', Buffer.alloc(0), ''],
  ])('is read as %s', (_nombre, contenido, texto) => {
    expect(decodeText(contenido)).toBe(texto);
  });

  it('has one line more than line breaks', () => {
    const textos = ['', 'a', 'a\n', 'a\nb\n\n', 'a\r', 'a\r\nb', '\r\r\n\n'];
    expect(textos.map((texto) => countLines(Buffer.from(texto)))).toEqual([1, 1, 2, 4, 2, 2, 4]);
  });

  it('is cut between code points', () => {
    expect(['abc', 'abcd', 'ab😀', 'a😀b'].map((texto) => truncate(texto, 3))).toEqual([
      'abc',
      'ab…',
      'ab…',
      'a…',
    ]);
  });
});
