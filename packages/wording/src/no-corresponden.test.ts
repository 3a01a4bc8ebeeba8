import { expect, it } from 'vitest';

import { fraseNoCorresponden } from './no-corresponden.ts';

it('names the points and the questions that do not apply', () => {
  expect(fraseNoCorresponden({ puntos: 25.26, preguntas: 20, total: 79 })).toBe(
    'De ellos, 25,26 puntos son de preguntas que no corresponden (20 de 79).',
  );
});
