import { expect, test } from 'vitest';

import { knownFailure } from './failures.ts';

test('a statement over its time limit is answered as unavailable, with a time to retry', () => {
  const error = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
  expect(knownFailure(error)).toMatchObject({ status: 503, headers: { 'Retry-After': '5' } });
});
