import { describe, expect, it } from 'vitest';

import { nivelesEn } from './index.ts';
import { rubricaDe } from './ejemplos.ts';
import type { LineaCriterio } from './linea.ts';

const con = (...palabras: string[]): LineaCriterio => ({
  id: 'fundamento',
  fuente: 'criterio',
  nombre: 'Fundamento',
  modo: 'puntua',
  puntos: palabras.length,
  niveles: palabras.map((descripcion, i) => ({ descripcion, puntos: i + 1 })),
});

describe('a chosen level in a later rubric', () => {
  const antes = con('No', 'En parte', 'Sí');
  it.each<[string, LineaCriterio, number, number | null]>([
    ['keeps its place where nothing changed', antes, 1, 1],
    ['follows its words where a level was added before it', con('Nada', 'No', 'En parte', 'Sí'), 1, 2],
    ['follows its words where levels changed places', con('Sí', 'En parte', 'No'), 2, 0],
    ['keeps its place where its words were changed', con('No', 'A medias', 'Sí'), 1, 1],
    ['is chosen again where it was taken away', con('No', 'Sí'), 1, null],
    ['is chosen again where another took its place', con('En parte', 'Nunca', 'Sí'), 0, null],
  ])('%s', (_caso, despues, nivel, esperado) => {
    const suyos = nivelesEn(rubricaDe(antes), rubricaDe(despues), { fundamento: nivel });
    expect(suyos).toEqual({ fundamento: esperado });
  });

  it('stays as it was without its line, or without a choice', () => {
    expect(nivelesEn(rubricaDe(antes), rubricaDe(), { fundamento: 1, otra: null })).toEqual({
      fundamento: 1,
      otra: null,
    });
  });
});
