import { expect, it } from 'vitest';

import { percentile } from './served.mjs';

it('a percentile is one of the values', () => {
  const values = Array.from({ length: 100 }, (_, i) => 100 - i);
  expect([
    percentile(values, 0.5),
    percentile(values, 0.99),
    percentile([7], 0.99),
    percentile([], 0.5),
  ]).toEqual([51, 100, 7, 0]);
});
