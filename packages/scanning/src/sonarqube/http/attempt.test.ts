import { expect, it } from 'vitest';

import { attemptOnce } from './attempt.ts';
import type { Deadline } from './deadline.ts';
import { limits } from './limits.ts';

const request = { method: 'GET', path: 'api/x', parameters: {}, maxBytes: 10, holds: 'json' } as const;

/** One request of a call without time left; `callMs` is the time of the whole call. */
function withoutTime(callMs: number, expired: boolean) {
  const deadline: Deadline = {
    signal: AbortSignal.abort(),
    remainingMs: () => 0,
    expired: () => expired,
  };
  const connection = {
    url: 'http://127.0.0.1:1',
    fetch,
    limits: { ...limits, callMs },
    now: () => new Date(),
  };
  return attemptOnce(connection, request, null, deadline);
}

it('has less time than the 10 s of the page', () => {
  expect(limits.callMs).toBeLessThan(10_000);
});

it.each([
  ['reports that the service is down when it had its share of the time', 0, true, true],
  ['reports nothing about the service when it began too late', 9000, true, false],
  ['reports nothing about the service when the call had ended before', 0, false, false],
])('a request out of time %s', async (_caso, callMs, expired, isOutage) => {
  expect(await withoutTime(callMs, expired)).toMatchObject({
    code: 'servicio-inaccesible',
    isOutage,
    retriable: false,
  });
});
