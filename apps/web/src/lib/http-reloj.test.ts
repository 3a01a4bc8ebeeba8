import { AxiosError, AxiosHeaders } from 'axios';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';

import { getJson, http } from './http.ts';
import { session } from './session/session.ts';
import { createTokenSource } from './session/token-source.ts';

/** Seconds that a token of the provider is valid, and that the server accepts it after its end. */
const [life, tolerance] = [60, 5];

/** Two minutes of work, a request each second, with a server whose clock is so many seconds ahead of the provider's. */
async function work(ahead: number) {
  let now = 0;
  const identity = {
    token: String(life),
    // As keycloak-js: a refresh at -1 or below the validity that is asked for.
    updateToken: (validity = 5) => {
      const isDue = validity === -1 || Number(identity.token) - now < validity;
      if (isDue) identity.token = String(now + life);
      return Promise.resolve(isDue);
    },
  };
  const tokens = createTokenSource(identity);
  const expire = vi.spyOn(session, 'expire').mockReturnValue(undefined);
  vi.spyOn(session, 'token').mockImplementation(tokens.valid);
  vi.spyOn(session, 'renewedToken').mockImplementation(tokens.renewed);
  let refused = 0;
  http.defaults.adapter = (config) => {
    const end = Number(String(config.headers.get('Authorization')).replace('Bearer ', ''));
    const status = end + tolerance > now + ahead ? 200 : 401;
    const response = { status, data: { n: now }, config, headers: new AxiosHeaders(), statusText: '' };
    if (status === 200) return Promise.resolve(response);
    refused += 1;
    return Promise.reject(new AxiosError('refused', 'ERR_BAD_REQUEST', config, null, response));
  };
  for (; now < 120; now += 1) await getJson('/x', z.object({ n: z.number() })).catch(() => null);
  return { refused, expired: expire.mock.calls.length };
}

it.each([0, 30])('a server’s clock %i s ahead ends no session', async (ahead) => {
  const { refused, expired } = await work(ahead);
  expect(expired).toBe(0);
  expect(refused > 0).toBe(ahead > 0);
});

it('a server’s clock ahead by the whole life of a token ends it, after one repetition', async () => {
  const { refused, expired } = await work(life + tolerance);
  expect(refused).toBe(2 * expired);
});
