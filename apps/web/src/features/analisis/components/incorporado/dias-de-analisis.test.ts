import { expect, it } from 'vitest';

import { diasDeAnalisis } from './dias-de-analisis.ts';

const dia = (texto: string) => texto.replace(/, \d{1,2}:\d{2}$/u, ', hora');

it.each([
  [
    ['2026-11-01T12:00:00Z', '2026-11-09T12:00:00Z'],
    ['1 nov', '9 nov'],
  ],
  [
    ['2026-11-01T12:00:00Z', '2026-11-01T12:05:00Z', '2026-11-09T12:00:00Z'],
    ['1 nov, hora', '1 nov, hora', '9 nov'],
  ],
  [[], []],
])('the moments %j have their time where their day is not theirs alone', (fechas, nombres) => {
  expect(diasDeAnalisis(fechas).map(dia)).toEqual(nombres);
});

it.each(['2026-11-01T12:05:00Z', '2026-11-01T12:00:41Z'])(
  'two moments of a day have different names: 12:00:00 and %s',
  (otro) => {
    expect(new Set(diasDeAnalisis(['2026-11-01T12:00:00Z', otro])).size).toBe(2);
  },
);
