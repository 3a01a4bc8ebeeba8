import { expect, it } from 'vitest';

import { tituloDeRegla } from './titulo-de-regla.adapter.ts';

it("a rule has its card's title; TypeScript shares the cards of JavaScript", async () => {
  const titulo = await tituloDeRegla('javascript:S3776');
  expect(titulo).toMatch(/^[A-ZÁÉÍÓÚ].+/u);
  expect(await tituloDeRegla('typescript:S3776')).toBe(titulo);
  expect(await tituloDeRegla('python:S3776')).not.toBeNull();
});

it('code in a title is quoted: the plan and its PDF show plain text', async () => {
  expect(await tituloDeRegla('javascript:S4123')).toBe('«await» debería usarse solo con promesas');
});

it.each(['css:S1', 'javascript:S0', 'javascript:../../x', 'S3776', ''])('%j has none', async (regla) => {
  expect(await tituloDeRegla(regla)).toBeNull();
});
