import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { leerEsfuerzo, textoEsfuerzo, textoTiempoEstimado } from './esfuerzo.ts';

const normal = (texto: string) => texto.replace(/\u00a0/g, ' ');

describe('an effort', () => {
  it.each([
    ['5min', 5],
    ['1h', 60],
    ['1h30min', 90],
    ['1d', 480],
    ['2d 3h', 1140],
    ['1d2h5min', 605],
    ['0min', 0],
  ])('%s is %d minutes', (texto, minutos) => {
    expect(leerEsfuerzo(texto)).toBe(minutos);
  });

  it.each([null, '', ' ', '5', 'min', '1h1d', '-5min', '5 minutos', '1.5h', '9999999min', '<b>5min</b>'])(
    '%j says none',
    (texto) => {
      expect(leerEsfuerzo(texto)).toBeNull();
    },
  );

  it.each([
    [5, '5 min'],
    [90, '1 h 30 min'],
    [480, '1 d'],
    [605, '1 d 2 h 5 min'],
    [0, '0 min'],
  ])('%d minutes read as %s', (minutos, texto) => {
    expect(normal(textoEsfuerzo(minutos))).toBe(texto);
  });

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (minutos) => {
        expect(leerEsfuerzo(textoEsfuerzo(minutos).replace(/\u00a0/g, ''))).toBe(minutos);
      }),
    );
  });
});

describe("an issue's own effort", () => {
  it('is written with spaces', () => {
    expect(normal(textoTiempoEstimado('1h30min'))).toBe('1 h 30 min');
  });

  it('says when there is none, and leaves alone what it does not understand', () => {
    expect(textoTiempoEstimado(null)).toBe('Sin estimación');
    expect(textoTiempoEstimado(' ')).toBe('Sin estimación');
    expect(textoTiempoEstimado('un rato')).toBe('un rato');
  });
});
