import { describe, expect, it } from 'vitest';

import { textoMedida, textoPorcentaje } from './formato.ts';

const legible = (texto: string | null) => texto?.replace(/\s/g, ' ') ?? null;

describe('formatted figures', () => {
  it('have two decimals, rounded half up, with a comma', () => {
    expect([18, 22.333333, 1.005, 0, 18691.4].map((n) => legible(textoPorcentaje(n)))).toEqual([
      '18,00 %',
      '22,33 %',
      '1,01 %',
      '0,00 %',
      '18 691,40 %',
    ]);
  });

  it('keep counts whole and the density a percent', () => {
    expect(textoMedida('complexity', 1325)).toBe('1\u202f325');
    expect(legible(textoMedida('comment_lines_density', 12))).toBe('12,00 %');
  });
});
