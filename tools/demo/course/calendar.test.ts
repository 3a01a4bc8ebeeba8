import { expect, it } from 'vitest';

import { instantOf, localMinute, zone } from './calendar.ts';

const today = new Date('2026-03-01T03:00:00Z');

it('counts days from the day that it is in the zone of the course', () => {
  expect(localMinute([0, '08:00'], today)).toBe('2026-02-28T08:00');
  expect(localMinute([-28, '23:59'], today)).toBe('2026-01-31T23:59');
  expect(localMinute([1, '00:00'], today)).toBe('2026-03-01T00:00');
});

it.each([
  [-28, '23:59'],
  [120, '00:00'],
] as const)('finds the instant of day %i at %s, as the zone has it', (day, time) => {
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  const instant = instantOf([day, time], today);
  expect(shown.format(instant).replace(' ', 'T')).toBe(localMinute([day, time], today));
});
