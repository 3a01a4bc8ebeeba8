import { expect, it } from 'vitest';

import { preguntasConTiempo } from './duracion.ts';

it.each([
  [1, 1, '1 pregunta, unos 3 a 5 minutos'],
  [4, 4, '4 preguntas, unos 12 a 20 minutos'],
  [24, 24, '24 preguntas, unos 72 a 120 minutos'],
  [25, 25, '25 preguntas, unas 1,5 a 2 horas'],
  [79, 79, '79 preguntas, unas 4 a 6,5 horas'],
  [4, 12, 'De 4 a 12 preguntas, unos 12 a 60 minutos'],
  [4, 40, 'De 4 a 40 preguntas, unos 12 minutos a 3,5 horas'],
])('%i to %i questions are %s', (desde, hasta, texto) => {
  expect(preguntasConTiempo({ desde, hasta })).toBe(texto);
});
