import { describe, expect, it } from 'vitest';

import textos from '../textos.json';
import { rellenarTexto } from './rellenar.ts';

describe('rellenarTexto', () => {
  it('inserts a branch with any characters', () => {
    expect(rellenarTexto('a la rama __RAMA__.', { rama: '$&' })).toBe('a la rama $&.');
  });

  it('isolates the writing direction of a branch', () => {
    expect(rellenarTexto('__RAMA__.', { rama: 'a\u202Eb' })).toBe('\u2068a\u202Eb\u2069.');
  });

  it('leaves no placeholder in any sentence', () => {
    const frases = [textos.introduccion, ...textos.pasos.map(({ texto }) => texto)];
    expect(frases.map((frase) => rellenarTexto(frase, { rama: 'main' })).join()).not.toContain('__');
  });
});
