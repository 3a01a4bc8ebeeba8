import { expect, it } from 'vitest';

import { frasesDeAvisos } from './avisos.ts';

it('states what was left out, with singular and plural', () => {
  expect(
    frasesDeAvisos([
      { aviso: 'fuera-de-limites', commits: 1 },
      { aviso: 'fuera-de-limites', commits: 3 },
      { aviso: 'sin-codigo', commits: 1 },
      { aviso: 'sin-codigo', commits: 2 },
    ]),
  ).toEqual([
    'La historia es demasiado grande para analizarla entera: quedó fuera 1 commit elegido, empezando por los más antiguos.',
    'La historia es demasiado grande para analizarla entera: quedaron fuera 3 commits elegidos, empezando por los más antiguos.',
    '1 commit no tenía código que medir y no aparece.',
    '2 commits no tenían código que medir y no aparecen.',
  ]);
});
