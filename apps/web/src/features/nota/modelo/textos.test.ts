import { expect, it } from 'vitest';

import { reglaDe } from './textos.ts';

const media = {
  id: 'm',
  fuente: 'media',
  nombre: 'Media',
  puntos: 4,
  bajo: 0,
  alto: 100,
  penalizaciones: [],
} as const;

it('a line that scores has its bounds in a sentence, and one that informs promises no points', () => {
  expect(reglaDe({ ...media, modo: 'puntua' })).toMatch(
    /^0 puntos con .+; 4 puntos con .+ en proporción entre ambos\.$/u,
  );
  expect(reglaDe({ ...media, modo: 'informa' })).toBe('Se muestra, y no da ni quita puntos.');
});
