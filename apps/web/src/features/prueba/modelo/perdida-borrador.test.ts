import { expect, it } from 'vitest';

import { perdidaBorrador } from './perdida-borrador.ts';

it.each([
  [0, 'Se perderán el título y los comentarios'],
  [1, 'Se perderán el título y 1 respuesta'],
  [2, 'Se perderán el título y 2 respuestas'],
])('names the loss of a draft of %d answers', (respondidas, frase) => {
  expect(perdidaBorrador(respondidas)).toBe(frase);
});
