import { expect, it } from 'vitest';

import { limiteDePapelera } from './papelera.ts';

it('a deleted record is kept for thirty days', () => {
  expect(limiteDePapelera(new Date('2026-03-31T10:00:00Z')).toISOString()).toBe('2026-03-01T10:00:00.000Z');
});
