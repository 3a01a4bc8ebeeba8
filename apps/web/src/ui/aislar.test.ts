import { describe, expect, it } from 'vitest';

import { aislar } from './aislar.ts';

describe('a name within a sentence', () => {
  it.each(['Tienda', 'Ñandú 2', 'a/b', '日本語', '😀', ''])('%j needs no isolation', (nombre) => {
    expect(aislar(nombre)).toBe(nombre);
  });

  it.each(['a\u202Eb', '\u200Fa', 'שלום', 'مرحبا', '\u{1E900}'])('%j is isolated', (nombre) => {
    expect(aislar(nombre)).toBe(`\u2068${nombre}\u2069`);
  });

  it('cannot end its own isolation', () => {
    expect(aislar('a\u2069\u202Eb\u2067')).toBe('\u2068a\u202Eb\u2069');
  });
});
