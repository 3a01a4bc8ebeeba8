import { describe, expect, it } from 'vitest';

import { tieneValoresRepetidos } from './pauta.ts';

describe('levels of equal value', () => {
  it.each([
    [[], false],
    [[0], false],
    [[0, 1, 2], false],
    [[0, 1, 0], true],
    [[0.1 + 0.2, 0.3], false],
  ])('%j: %s', (valores, expected) => {
    expect(tieneValoresRepetidos(valores.map((valor) => ({ valor })))).toBe(expected);
  });
});
