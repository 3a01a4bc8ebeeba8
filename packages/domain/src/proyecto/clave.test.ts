import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { claveConSufijo, claveDesdeNombre } from './clave.ts';

describe('a key from a name', () => {
  it.each([
    ['Tienda en línea', 'tienda-en-linea'],
    ['Ñandú & Cía.', 'nandu-cia'],
    ['  API  v2.0 ', 'api-v2.0'],
    ['mi_proyecto', 'mi_proyecto'],
    ['2024', 'proyecto-2024'],
    ['20-24', '20-24'],
    ['日本語', 'proyecto'],
    ['---', 'proyecto'],
    ['../../etc', 'etc'],
    ['a:b/c\\d', 'a-b-c-d'],
    ['<img src=x>', 'img-src-x'],
  ])('of «%s» is %s', (nombre, expected) => {
    expect(claveDesdeNombre(nombre)).toBe(expected);
  });

  it('is always one that the scanning service accepts, with room for a suffix', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (nombre) => {
        const clave = claveConSufijo(claveDesdeNombre(nombre), 1000);
        expect(clave).toMatch(/^[\w.-]+$/);
        expect(claveDesdeNombre(nombre)).toMatch(/\D/);
        expect(clave.length).toBeLessThan(400);
      }),
    );
  });

  it('makes the same key of a key', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 50 }), (nombre) => {
        expect(claveDesdeNombre(claveDesdeNombre(nombre))).toBe(claveDesdeNombre(nombre));
      }),
    );
  });

  it('is followed by -2, -3 when it is taken', () => {
    expect([1, 2, 3].map((n) => claveConSufijo('tienda', n))).toEqual(['tienda', 'tienda-2', 'tienda-3']);
  });
});
