import { expect, it } from 'vitest';

import { table } from './measure.ts';

it('prints every measurement beside the baseline', () => {
  const baseline = { name: 'base', perSecond: 20_000, p50: 2, p99: 5, failed: 0 };
  const text = table([baseline, { name: '/pautas', perSecond: 1500, p50: 31, p99: 80, failed: 2 }]);
  const rows = text.split('\n').map((line) => line.trim().split(/\s{2,}/u));
  expect(rows).toEqual([
    ['peticiones/s', 'p50 ms', 'p99 ms', 'proporción', 'fallidas'],
    ['20000', '2', '5', '1.000', '0', 'base'],
    ['1500', '31', '80', '0.075', '2', '/pautas'],
  ]);
});
