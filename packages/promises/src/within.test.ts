import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { within } from './within.ts';

const late = new Error('late');
const never = new Promise<never>(() => undefined);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a promise in time gives its outcome, and no timer is left', async () => {
  expect(await within(10, Promise.resolve('value'), late)).toBe('value');
  await expect(within(10, Promise.reject(new Error('refused')), late)).rejects.toThrow('refused');
  expect(vi.getTimerCount()).toBe(0);
});

it('a promise that takes longer gives the failure', async () => {
  const answer = within(10, never, late);
  const refused = expect(answer).rejects.toBe(late);
  await vi.advanceTimersByTimeAsync(10);
  await refused;
});
