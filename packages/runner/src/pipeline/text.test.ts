import { describe, expect, it } from 'vitest';

import { truncate, countLines, decodeFile, decodeText, isKnownEncoding } from './text.ts';

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

  const cyrillic = Buffer.from([0xe6, 0xf3, 0xea]);
  const shiftJis = Buffer.from([0x83, 0x8b]);
  it.each<[string, Buffer, string | null, object]>([
    ['the scope', cyrillic, 'windows-1251', { text: 'жук', encoding: 'windows-1251', damaged: false }],
    ['the scope, by a name of Java', shiftJis, 'MS932', { text: 'ル', encoding: 'MS932', damaged: false }],
    ['the scope, but it is UTF-8', Buffer.from('año'), 'windows-1251', { text: 'año', encoding: null }],
    [
      'an unknown name',
      Buffer.from('año', 'latin1'),
      'IBM850',
      { text: 'año', encoding: null, damaged: false },
    ],
    [
      'a name that does not fit',
      Buffer.from([0x61, 0x81, 0xff]),
      'shift_jis',
      { damaged: true, encoding: null },
    ],
    [
      'a cookie in the first line, before the scope',
      Buffer.concat([Buffer.from('# -*- coding: cp1251 -*-\n'), cyrillic]),
      'latin1',
      { text: '# -*- coding: cp1251 -*-\nжук', encoding: null },
    ],
    [
      'a cookie in the second line',
      Buffer.concat([Buffer.from('#!/usr/bin/python\n# vim: fileencoding=koi8-r\n'), Buffer.from([0xc1])]),
      null,
      { text: '#!/usr/bin/python\n# vim: fileencoding=koi8-r\nа' },
    ],
    [
      'no cookie in the third line',
      Buffer.concat([Buffer.from('#a\n#b\n# coding: koi8-r\n'), Buffer.from([0xc1])]),
      null,
      { text: '#a\n#b\n# coding: koi8-r\nÁ' },
    ],
    [
      'the cookie latin-1',
      Buffer.concat([Buffer.from('# coding: latin-1\n'), Buffer.from([0xf1])]),
      null,
      { text: '# coding: latin-1\nñ' },
    ],
  ])('is decoded by %s', (_nombre, content, named, expected) => {
    expect(decodeFile(content, named)).toMatchObject(expected);
  });

  it('has encodings of known names', () => {
    const names = ['UTF-8', 'utf_16le', 'ISO-8859-1', 'Cp1252', 'latin-1', 'MacRoman', 'IBM850', 'x', ''];
    expect(names.filter(isKnownEncoding)).toEqual(names.slice(0, 6));
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
