import { expect, it } from 'vitest';

import { maximosDe, porQue } from './por-que.ts';

const punto = (cambios: number, complejidad: number) => ({
  ruta: 'a.js',
  cambios,
  complejidad,
  lineas: 10,
  incidencias: 0,
});
const maximos = maximosDe([punto(9, 4), punto(2, 40), punto(0, 0)]);

it.each([
  [
    punto(9, 40),
    'Ningún archivo de la lista cambia más (9 de 30 commits) ni tiene más complejidad cognitiva (40).',
  ],
  [punto(9, 4), 'Ningún archivo de la lista cambia más (9 de 30 commits), y su complejidad cognitiva es 4.'],
  [
    punto(2, 40),
    'Ningún archivo de la lista tiene más complejidad cognitiva (40), y cambió en 2 de 30 commits.',
  ],
  [
    punto(3, 5),
    'Cambió en 3 de 30 commits, y cada vez hubo que entender un código de complejidad cognitiva 5.',
  ],
])('a file is explained by what sets it apart: %#', (uno, frase) => {
  expect(porQue(uno, maximos, 30)).toBe(frase);
});

it('a single commit is written in the singular', () => {
  expect(porQue(punto(1, 5), maximos, 1)).toContain('1 de 1 commit,');
});
