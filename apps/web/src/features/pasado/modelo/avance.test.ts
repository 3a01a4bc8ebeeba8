import { describe, expect, it } from 'vitest';

import { anunciarAvance, describirAvance } from './avance.ts';

describe('the progress of a past', () => {
  it.each([
    [null, 0, 'Preparando el análisis de la historia…'],
    [{ fase: 'conectando', hechos: 0, total: 0 }, 2, 'Conectando con el repositorio…'],
    [{ fase: 'descargando', hechos: 9, total: 10 }, 4, 'Descargando los commits…'],
    [{ fase: 'analizando', hechos: 50, total: 100 }, 61, 'Analizando los archivos que cambiaron: 50 de 100'],
  ] as const)('%j is %i %%: %s', (progreso, porcentaje, texto) => {
    expect(describirAvance(progreso, null)).toEqual({ porcentaje, texto });
  });

  it.each([
    [null, 'En cola: empezará cuando acaben los análisis que esperan'],
    [0, 'En cola: es el siguiente'],
    [1, 'En cola: hay 1 análisis delante'],
    [2, 'En cola: hay 2 análisis delante'],
  ])('with %j jobs before it shows its place', (delante, texto) => {
    expect(describirAvance({ fase: 'en-cola', hechos: 0, total: 0 }, delante).texto).toBe(texto);
  });

  it('is announced by phase and quarter', () => {
    expect(anunciarAvance({ fase: 'analizando', hechos: 51, total: 100 }, null)).toBe(
      'Analizando los archivos que cambiaron, más del 50 %.',
    );
    expect(anunciarAvance({ fase: 'conectando', hechos: 0, total: 0 }, null)).toBe(
      'Conectando con el repositorio.',
    );
  });
});
