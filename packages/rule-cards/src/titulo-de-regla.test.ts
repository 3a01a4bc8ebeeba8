import { expect, it } from 'vitest';

import { tituloDeRegla } from './titulo-de-regla.ts';

it("a rule has its card's title; TypeScript shares the cards of JavaScript", () => {
  const titulo = tituloDeRegla('javascript:S3776');
  expect(titulo).toMatch(/^[A-ZÁÉÍÓÚ].+/u);
  expect(tituloDeRegla('typescript:S3776')).toBe(titulo);
  expect(tituloDeRegla('python:S3776')).not.toBeNull();
});

it('code in a title is quoted: the improvement plan and its PDF show plain text', () => {
  expect(tituloDeRegla('javascript:S4123')).toBe('«await» debería usarse solo con promesas');
});

it.each(['css:S1', 'javascript:S0', 'javascript:../../x', 'S3776', ''])('%j has none', (regla) => {
  expect(tituloDeRegla(regla)).toBeNull();
});
