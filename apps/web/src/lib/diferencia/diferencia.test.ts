import { describe, expect, it } from 'vitest';

import { sentidoDe, textoCantidad, textoPuntos } from './diferencia.ts';

const de = (diferencia: number | null) => ({ antes: 1, despues: 2, diferencia });
const normal = (texto: string) => texto.replaceAll(/\s/gu, ' ');

describe('a difference', () => {
  it('is written with its sign, and as a dash where a figure is missing', () => {
    expect([25, -3.1, 0, null].map((valor) => textoPuntos(de(valor)))).toEqual([
      '+25,00 puntos',
      '−3,10 puntos',
      '0,00 puntos',
      '—',
    ]);
    expect([1234, -12, 0, null].map((valor) => normal(textoCantidad(de(valor))))).toEqual([
      '+1 234',
      '−12',
      '0',
      '—',
    ]);
  });

  it('is better or worse by the way in which its figure improves', () => {
    expect(sentidoDe(de(2), 'sube')).toBe('mejor');
    expect(sentidoDe(de(2), 'baja')).toBe('peor');
    expect(sentidoDe(de(-2), 'baja')).toBe('mejor');
    expect(sentidoDe(de(0), 'sube')).toBe('igual');
    expect(sentidoDe(de(null), 'sube')).toBe('sin-datos');
  });
});
