import { expect, it } from 'vitest';

import { contar } from './contar.ts';

it.each([
  [0, '0 preguntas'],
  [1, '1 pregunta'],
  [2, '2 preguntas'],
  [1234, '1\u202f234 preguntas'],
])('puts the noun of %d in agreement', (n, texto) => {
  expect(contar(n, 'pregunta', 'preguntas')).toBe(texto);
});
