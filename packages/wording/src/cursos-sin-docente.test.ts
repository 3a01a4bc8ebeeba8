import { expect, it } from 'vitest';

import { fraseDeCursosSinDocente } from './cursos-sin-docente.ts';

it.each([
  [0, null],
  [1, 'El curso «C1» queda sin docente: nombre a otra persona en sus ajustes.'],
  [2, 'Los cursos «C1» y «C2» quedan sin docente: nombre a otra persona en los ajustes de cada uno.'],
  [5, /^Los cursos «C1», «C2», «C3», «C4» y «C5» quedan/u],
  [6, /^Los cursos «C1», «C2», «C3», «C4», «C5» y 1 otro quedan/u],
  [30, /«C5» y 25 otros quedan/u],
])('courses without a lecturer, %i of them, have one sentence', (cuantos, frase) => {
  const escrita = fraseDeCursosSinDocente(Array.from({ length: cuantos }, (_, i) => `C${i + 1}`));
  if (frase === null || typeof frase === 'string') expect(escrita).toBe(frase);
  else expect(escrita).toMatch(frase);
});
