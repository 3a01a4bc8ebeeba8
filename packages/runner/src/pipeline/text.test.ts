import { describe, expect, it } from 'vitest';

import { acortar, contarLineas, decodificar } from './text.ts';

describe('text of a file', () => {
  it.each([
    ['UTF-8', Buffer.from('año'), 'año'],
    ['UTF-8 with a mark', Buffer.from('\ufeffaño'), '\ufeffaño'],
    ['UTF-16, low byte first', Buffer.from('\ufeffaño', 'utf16le'), 'año'],
    ['UTF-16, high byte first', Buffer.from('\ufeffaño', 'utf16le').swap16(), 'año'],
    ['UTF-16 cut off', Buffer.from([0xfe, 0xff, 0, 0x61, 0]), 'a'],
    ['Latin 1', Buffer.from('año', 'latin1'), 'a\ufffdo'],
    ['nothing', Buffer.alloc(0), ''],
  ])('is read as %s', (_nombre, contenido, texto) => {
    expect(decodificar(contenido)).toBe(texto);
  });

  it('has one line more than line ends', () => {
    const textos = ['', 'a', 'a\n', 'a\nb\n\n', 'a\r', 'a\r\nb', '\r\r\n\n'];
    expect(textos.map((texto) => contarLineas(Buffer.from(texto)))).toEqual([1, 1, 2, 4, 2, 2, 4]);
  });

  it('is cut on a whole code point', () => {
    expect(['abc', 'abcd', 'ab😀', 'a😀b'].map((texto) => acortar(texto, 3))).toEqual([
      'abc',
      'ab…',
      'ab…',
      'a…',
    ]);
  });
});
