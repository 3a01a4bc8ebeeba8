import { leerEsfuerzo } from '@mantenible/domain/escaneo';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { textoEsfuerzo, textoTiempoEstimado } from './esfuerzo.ts';

const normal = (texto: string) => texto.replace(/\s/gu, ' ');

describe('an effort', () => {
  it.each([
    [5, '5 min'],
    [90, '1 h 30 min'],
    [480, '1 d'],
    [605, '1 d 2 h 5 min'],
    [0, '0 min'],
    [479, '7 h 59 min'],
    [480 * 999, '999 d'],
    [480 * 1234 + 61, '1 234 d 1 h 1 min'],
  ])('%d minutes are formatted as %s', (minutos, texto) => {
    expect(normal(textoEsfuerzo(minutos))).toBe(texto);
  });

  it('parses what it formats', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (minutos) => {
        expect(leerEsfuerzo(textoEsfuerzo(minutos).replace(/\s/gu, ''))).toBe(minutos);
      }),
    );
  });
});

describe("an issue's own effort", () => {
  it('is written with spaces', () => {
    expect(normal(textoTiempoEstimado('1h30min'))).toBe('1 h 30 min');
  });

  it('shows a missing effort as such and unknown formats unchanged', () => {
    expect(textoTiempoEstimado(null)).toBe('Sin estimación');
    expect(textoTiempoEstimado(' ')).toBe('Sin estimación');
    expect(textoTiempoEstimado('un rato')).toBe('un rato');
  });
});
