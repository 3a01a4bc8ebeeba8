import { describe, expect, it } from 'vitest';

import { lugarEnEscala, marcasDeEscala } from './escala.ts';

describe('a logarithmic scale that has a 0', () => {
  it('goes from 0 to 1, and gives small counts more room', () => {
    expect([0, 50].map((valor) => lugarEnEscala(valor, 50))).toEqual([0, 1]);
    const paso = (valor: number) => lugarEnEscala(valor + 1, 50) - lugarEnEscala(valor, 50);
    expect(paso(1)).toBeGreaterThan(3 * paso(10));
  });

  it('has the marks of 1, 2, 5 that fit, its end and its 0 always', () => {
    expect(marcasDeEscala(50, 0.01)).toEqual([50, 20, 10, 5, 2, 1, 0]);
    expect(marcasDeEscala(50, 0.15)).toEqual([50, 20, 10, 5, 2, 0]);
    expect(marcasDeEscala(50, 2)).toEqual([50, 0]);
    expect(marcasDeEscala(46, 0.1)).toEqual([46, 20, 10, 5, 2, 1, 0]);
    expect(marcasDeEscala(12, 0.1)).toEqual([12, 5, 2, 1, 0]);
    expect(marcasDeEscala(1, 0.1)).toEqual([1, 0]);
  });
});
