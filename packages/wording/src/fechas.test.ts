import { expect, test } from 'vitest';

import {
  formatApart,
  formatDateTime,
  formatDay,
  formatNumericDay,
  formatShortDateTime,
  formatShortDay,
  formatShortMonth,
  formatTime,
  sheetDateTimes,
} from './fechas.ts';

test.each([
  ['2026-11-22T20:55:00Z', 'UTC', '22 de noviembre de 2026, 20:55'],
  ['2026-11-22T20:55:59Z', 'America/Guayaquil', '22 de noviembre de 2026, 15:55'],
  ['2026-11-22T00:05:00Z', 'UTC', '22 de noviembre de 2026, 0:05'],
  ['2026-01-01T04:59:00Z', 'America/Guayaquil', '31 de diciembre de 2025, 23:59'],
  ['2026-09-01T08:00:00Z', 'Europe/Madrid', '1 de septiembre de 2026, 10:00'],
])('writes %s in %s', (iso, zone, text) => {
  expect(formatDateTime(iso, zone)).toBe(text);
});

test('writes a day alike in every time zone, and a short one for a chart', () => {
  expect(formatDay('2026-12-01')).toBe('1 de diciembre de 2026');
  expect(formatShortDay('2026-09-30T12:00:00Z', 'UTC')).toBe('30 sep');
  expect(formatShortMonth('2026-09-30T12:00:00Z', 'UTC')).toBe('sep 2026');
  expect(formatNumericDay(new Date('2026-03-05T02:00:00Z'), 'America/Guayaquil')).toBe('4/3/2026');
});

test('writes a moment where there is little room, and its time alone', () => {
  expect(formatShortDateTime('2026-09-30T03:05:00Z', 'America/Guayaquil')).toBe('29 sep 2026, 22:05');
  expect(formatTime('2026-09-30T03:05:00Z', 'America/Guayaquil')).toBe('22:05');
});

test('writes the seconds of those moments alone that are of one minute', () => {
  const moments = ['2026-09-30T03:05:09Z', '2026-09-30T03:05:40.500Z', '2026-09-30T03:06:00Z'];
  const written = moments.map(formatApart(moments, formatShortDateTime, 'America/Guayaquil'));
  expect(written).toEqual(['29 sep 2026, 22:05:09', '29 sep 2026, 22:05:40', '29 sep 2026, 22:06']);
  // The same moment twice is one moment.
  const twice = ['2026-09-30T03:05:09Z', '2026-09-30T03:05:09Z'];
  expect(twice.map(formatApart(twice, formatTime, 'UTC'))).toEqual(['3:05', '3:05']);
  expect(moments.map(formatApart(moments, formatDateTime, 'UTC'))).toContain(
    '30 de septiembre de 2026, 3:05:09',
  );
});

test.each([
  ['2026-11-27T11:02:05.145Z', 'America/Guayaquil', '27/11/2026 06:02:05'],
  ['2026-01-01T00:00:00Z', 'UTC', '01/01/2026 00:00:00'],
])('writes %s in %s for a spreadsheet', (iso, zone, text) => {
  expect(sheetDateTimes(zone)(new Date(iso))).toBe(text);
});
