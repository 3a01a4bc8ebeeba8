import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { separarInvisibles } from './invisibles.ts';

const codigos = (texto: string) =>
  separarInvisibles(texto).map(({ texto: trozo, codigo }) => codigo ?? trozo);

describe('invisible characters', () => {
  it.each([
    ['a\u202Eb', ['a', 'U+202E', 'b']],
    ['\u0000', ['U+0000']],
    ['\u2066\u2069', ['U+2066', 'U+2069']],
    ['a\u200Bb\uFEFF', ['a', 'U+200B', 'b', 'U+FEFF']],
    ['\uD800x', ['U+D800', 'x']],
    ['\u{E0041}', ['U+E0041']],
    ['a\u0085b', ['a', 'U+0085', 'b']],
    ['const a\u3164 = 1', ['const a', 'U+3164', ' = 1']],
    ['a\uFE0F\u{E0100}\u034F\u115F', ['a', 'U+FE0F', 'U+E0100', 'U+034F', 'U+115F']],
  ])('are found in %j', (texto, esperados) => {
    expect(codigos(texto)).toEqual(esperados);
  });

  it.each(['', 'const ñ = "á";', '\tsangrado', '😀', '❤\uFE0F', '<b>&amp;</b>', 'مرحبا'])(
    'are not found in %j',
    (texto) => {
      expect(separarInvisibles(texto)).toEqual([{ texto, codigo: null }]);
    },
  );

  it('do not change the text', () => {
    const unit = fc.constantFrom(
      'a',
      'ñ',
      '\t',
      '😀',
      '\0',
      '\u202E',
      '\u200B',
      '\uD800',
      '\uDC00',
      '\u2028',
    );
    const cualquiera = fc.string({ unit });
    fc.assert(
      fc.property(cualquiera, (texto) => {
        expect(
          separarInvisibles(texto)
            .map((trozo) => trozo.texto)
            .join(''),
        ).toBe(texto);
      }),
    );
  });
});
