import { describe, expect, it } from 'vitest';

import { gruposDePagina, paginaDe, paginaValida, totalPaginas } from './paginas.ts';
import { preguntaDe } from './preguntas.fixture.ts';

describe('pages of questions', () => {
  it('have ten questions each, and there is always one page', () => {
    expect([0, 1, 10, 11, 58].map(totalPaginas)).toEqual([1, 1, 1, 2, 6]);
  });

  it('are found for a question by its index', () => {
    expect([0, 9, 10, 57].map(paginaDe)).toEqual([1, 1, 2, 6]);
  });

  it.each([
    [null, 1],
    ['2', 2],
    ['0', 1],
    ['99', 3],
    ['-1', 1],
    ['x', 1],
    ['1.5', 1],
  ])('read %j in the URL as page %i of 3', (texto, pagina) => {
    expect(paginaValida(texto, 3)).toBe(pagina);
  });

  it('number questions through the test and group them under their list', () => {
    const preguntas = [
      ...Array.from({ length: 11 }, (_, i) => preguntaDe(`p${i}`, 'l1')),
      preguntaDe('q', 'l2'),
    ];
    const grupos = gruposDePagina(preguntas, 2).map(({ listaNombre, preguntas: suyas }) => [
      listaNombre,
      suyas.map(({ numero, pregunta }) => `${numero} ${pregunta.pautaId}`),
    ]);
    expect(grupos).toEqual([
      ['Lista l1', ['11 p10']],
      ['Lista l2', ['12 q']],
    ]);
  });
});
