import { expect, test } from 'vitest';

import { formatDateTime, formatDay, formatShortDay, formatShortMonth } from './fechas.ts';

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
});
