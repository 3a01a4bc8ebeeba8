import { describe, expect, it } from 'vitest';

import type { Intentos } from './intentos.port.ts';
import { decidir, decidirDireccion, demora, sumar, vigentes } from './intentos.ts';

const start = new Date('2026-05-04T10:00:00Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const intentos = (fallos: number, last = 0): Intentos => ({ fallos, primero: start, ultimo: at(last) });
const day = 24 * 3600;

it('the delay grows to one minute at most', () => {
  expect([0, 9, 10, 11, 12, 15, 16, 17, 1000].map(demora)).toEqual([0, 0, 1, 2, 4, 32, 60, 60, 60]);
});

describe('a counter', () => {
  it('admits ten failures, then one attempt after each delay', () => {
    expect(decidir(null, 0, start)).toBe('pasa');
    expect(decidir(intentos(9), 0, start)).toBe('pasa');
    expect(decidir(intentos(10), 0, start)).toEqual({ espera: 1 });
    expect(decidir(intentos(10), 0, at(1))).toBe('pasa');
    expect(decidir(intentos(12), 0, at(0.5))).toEqual({ espera: 4 });
  });
  it('makes an attempt wait for the running ones when it might exceed the limit', () => {
    expect(decidir(intentos(5), 4, start)).toBe('pasa');
    expect(decidir(intentos(5), 5, start)).toBe('ocupado');
    expect(decidir(intentos(10), 1, at(1))).toBe('ocupado');
  });
  it('adds up its failures', () => {
    expect(sumar(null, start)).toEqual(intentos(1));
    expect(sumar(intentos(1), at(5))).toEqual(intentos(2, 5));
  });
  it.each([
    ['fewer than ten failures, ten minutes after the first', 'cuenta', intentos(9, 599), 599, 600],
    ['a delay, an hour after the last', 'dispositivo', intentos(10, 900), 900 + 3599, 900 + 3600],
    ['those of an address, a day after the last', 'direccion', intentos(1, 60), day + 59, day + 60],
  ] as const)('drops %s', (_what, clase, previos, kept, gone) => {
    expect(vigentes(clase, previos, at(kept))).toEqual(previos);
    expect(vigentes(clase, previos, at(gone))).toBeNull();
  });
});

it('an address has three attempts of its own, one for each failure left, then the common delay', () => {
  expect(decidirDireccion(null, 2, start)).toBe('pasa');
  expect(decidirDireccion(null, 3, start)).toBe('ocupado');
  expect(decidirDireccion(intentos(2), 1, start)).toBe('ocupado');
  expect(decidirDireccion(intentos(3), 1, start)).toBe('pasa');
  expect(decidirDireccion(intentos(10), 0, start)).toEqual({ espera: 1 });
});
