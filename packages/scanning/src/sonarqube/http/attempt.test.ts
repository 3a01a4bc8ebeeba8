import { expect, it } from 'vitest';

import { attemptOnce } from './attempt.ts';
import type { Deadline } from './deadline.ts';
import { limits } from './limits.ts';

const request = { method: 'GET', path: 'api/x', parameters: {}, maxBytes: 10, holds: 'json' } as const;

/** One request whose call has no time left; `callMs` is what the whole call had. */
function sinTiempo(callMs: number, expired: boolean) {
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

it('has less time than the page gives its API, which is 10 s', () => {
  expect(limits.callMs).toBeLessThan(10_000);
});

it.each([
  ['says that the service is down when it had its share of the time', 0, true, true],
  ['says nothing about the service when it began too late', 9000, true, false],
  ['says nothing about the service when the call had ended before', 0, false, false],
])('a request out of time %s', async (_caso, callMs, expired, down) => {
  expect(await sinTiempo(callMs, expired)).toMatchObject({
    code: 'servicio-inaccesible',
    down,
    retriable: false,
  });
});
