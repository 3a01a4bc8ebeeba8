import { describe, expect, it } from 'vitest';

import { avisoDeReloj, esMinutoLocal, esZona, finDePlazo, minutoLocal, situarMinuto } from './index.ts';

const madrid = 'Europe/Madrid';
const guayaquil = 'America/Guayaquil';
const en = (local: string, zona: string) => {
  const { instante, clase } = situarMinuto(local, zona);
  return [new Date(instante).toISOString(), clase];
};

describe('a minute of a zone', () => {
  it.each([
    // Winter and summer in Madrid.
    ['2026-12-15T23:59', madrid, '2026-12-15T22:59:00.000Z', 'normal'],
    ['2026-07-15T23:59', madrid, '2026-07-15T21:59:00.000Z', 'normal'],
    // 29 March 2026: at 02:00 the clocks go to 03:00.
    ['2026-03-29T01:59', madrid, '2026-03-29T00:59:00.000Z', 'normal'],
    ['2026-03-29T02:00', madrid, '2026-03-29T01:00:00.000Z', 'no-existe'],
    ['2026-03-29T02:30', madrid, '2026-03-29T01:30:00.000Z', 'no-existe'],
    ['2026-03-29T03:00', madrid, '2026-03-29T01:00:00.000Z', 'normal'],
    // 25 October 2026: at 03:00 the clocks go back to 02:00.
    ['2026-10-25T01:59', madrid, '2026-10-24T23:59:00.000Z', 'normal'],
    ['2026-10-25T02:00', madrid, '2026-10-25T01:00:00.000Z', 'dos-veces'],
    ['2026-10-25T02:59', madrid, '2026-10-25T01:59:00.000Z', 'dos-veces'],
    ['2026-10-25T03:00', madrid, '2026-10-25T02:00:00.000Z', 'normal'],
    // Ecuador has had no change since 1993.
    ['2026-03-29T02:30', guayaquil, '2026-03-29T07:30:00.000Z', 'normal'],
    ['2026-10-25T02:30', guayaquil, '2026-10-25T07:30:00.000Z', 'normal'],
    // 28 November 1992: at 00:00 the clocks went to 01:00; 5 February 1993: at 00:00 back to 23:00 of the day before.
    ['1992-11-27T23:59', guayaquil, '1992-11-28T04:59:00.000Z', 'normal'],
    ['1992-11-28T00:30', guayaquil, '1992-11-28T05:30:00.000Z', 'no-existe'],
    ['1993-02-04T23:30', guayaquil, '1993-02-05T04:30:00.000Z', 'dos-veces'],
    ['1993-02-05T00:00', guayaquil, '1993-02-05T05:00:00.000Z', 'normal'],
    // Half an hour of change, at Lord Howe.
    ['2026-04-05T01:45', 'Australia/Lord_Howe', '2026-04-04T15:15:00.000Z', 'dos-veces'],
    ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z', 'no-existe'],
  ])('%s in %s begins at %s: %s', (local, zona, instante, clase) => {
    expect(en(local, zona)).toEqual([instante, clase]);
  });

  it('is shown by the clocks of its zone', () => {
    const instante = Date.parse('2026-12-15T22:59:59.999Z');
    expect(minutoLocal(instante, madrid)).toBe('2026-12-15T23:59');
    expect(minutoLocal(instante, guayaquil)).toBe('2026-12-15T17:59');
    expect(minutoLocal(Date.parse('2026-12-16T23:00:00Z'), madrid)).toBe('2026-12-17T00:00');
  });

  it('ends a deadline with its last second', () => {
    expect(new Date(finDePlazo('2026-12-15T23:59', guayaquil)).toISOString()).toBe(
      '2026-12-16T05:00:00.000Z',
    );
  });

  it('is explained where the clocks lack it or have it twice', () => {
    expect(avisoDeReloj('2026-03-29T02:30', madrid)).toContain('no existen: cuentan las 03:30');
    expect(avisoDeReloj('2026-10-25T02:30', madrid)).toContain('dos veces: cuenta la segunda');
    expect(avisoDeReloj('2026-10-25T02:30', guayaquil)).toBeNull();
    expect(avisoDeReloj('2026-10-2', madrid)).toBeNull();
  });
});

describe('the text of a minute', () => {
  it.each([
    '2026-02-30T10:00',
    '2026-13-01T10:00',
    '2026-12-15T24:00',
    '2026-12-15 10:00',
    '2026-12-15T10:60',
    '',
  ])('is not %s', (texto) => {
    expect(esMinutoLocal(texto)).toBe(false);
  });

  it('is a day of the calendar with hour and minute', () => {
    expect(esMinutoLocal('2028-02-29T23:59')).toBe(true);
  });
});

it('a zone is one that the runtime has', () => {
  for (const zona of [madrid, guayaquil, 'UTC']) expect(esZona(zona)).toBe(true);
  for (const zona of ['Europa/Madrid', '+05:00', '-03:00', '']) expect(esZona(zona)).toBe(false);
});
