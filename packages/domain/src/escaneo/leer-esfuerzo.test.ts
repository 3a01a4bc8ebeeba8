import { describe, expect, it } from 'vitest';

import { leerEsfuerzo } from './leer-esfuerzo.ts';

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
    '%j has no effort',
    (texto) => {
      expect(leerEsfuerzo(texto)).toBeNull();
    },
  );
});
