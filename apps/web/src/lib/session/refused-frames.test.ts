import Keycloak from 'keycloak-js';
import { expect, test, vi } from 'vitest';

import { areFramesRefused, isSilentFrame, storeFramesRefused } from './refused-frames.ts';

test('keycloak-js ends with the error that is looked for, without having asked for a sign-in', async () => {
  vi.useFakeTimers();
  const client = new Keycloak({ url: 'https://id.example', realm: 'r', clientId: 'c' });
  const login = vi.spyOn(client, 'login').mockResolvedValue();
  const start = (checkLoginIframe: boolean) =>
    client
      .init({ onLoad: 'login-required', pkceMethod: false, checkLoginIframe, messageReceiveTimeout: 10_000 })
      .catch((error: unknown) => error);
  const ended = start(true);
  // No page loads here, so the iframe stays silent as a refused one does.
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isSilentFrame(await ended)).toBe(true);
  expect(login).not.toHaveBeenCalled();
  const second = new Keycloak({ url: 'https://id.example', realm: 'r', clientId: 'c' });
  const again = vi.spyOn(second, 'login').mockResolvedValue();
  await second.init({ onLoad: 'login-required', pkceMethod: false, checkLoginIframe: false });
  expect(again).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('another failure is not a refusal of iframes', () => {
  expect(isSilentFrame(new Error('network'))).toBe(false);
  expect(isSilentFrame('Timeout when waiting for 3rd party check iframe message.')).toBe(false);
});

test('a refusal that cannot be stored is lost, without an error', () => {
  const full = {
    getItem: () => {
      throw new Error('forbidden');
    },
    setItem: () => {
      throw new Error('full');
    },
  };
  storeFramesRefused(full);
  expect(areFramesRefused(full)).toBe(false);
});
