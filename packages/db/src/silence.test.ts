// seguridad: database-faults
import { PassThrough } from 'node:stream';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { breakWhenSilent } from './silence.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A connection with a limit of 100 ms. */
function connection() {
  const stream = new PassThrough();
  const errors: unknown[] = [];
  stream.on('error', (error) => errors.push(error));
  return { stream, errors, watch: breakWhenSilent(stream, 100) };
}

const never = () => new Promise<never>(() => undefined);

test('a connection that waits for an answer breaks with a code', async () => {
  const { stream, errors, watch } = connection();
  void watch(never());
  await vi.advanceTimersByTimeAsync(99);
  expect(stream.destroyed).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(stream.destroyed).toBe(true);
  expect(errors).toEqual([expect.objectContaining({ code: 'ETIMEDOUT' })]);
});

test('a connection breaks when only some of its answers arrive', async () => {
  const { stream, watch } = connection();
  const first = watch(Promise.resolve('first'));
  void watch(never());
  expect(await first).toBe('first');
  await vi.advanceTimersByTimeAsync(100);
  expect(stream.destroyed).toBe(true);
});

test('a connection that waits for no answer stays, also after a failed one', async () => {
  const { stream, watch } = connection();
  expect(await watch(Promise.resolve('answer'))).toBe('answer');
  await expect(watch(Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  await vi.advanceTimersByTimeAsync(1000);
  expect(stream.destroyed).toBe(false);
});

test('a connection over which an answer keeps arriving stays', async () => {
  const { stream, watch } = connection();
  void watch(never());
  for (let part = 1; part <= 5; part += 1) {
    await vi.advanceTimersByTimeAsync(60);
    stream.write('part');
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(stream.destroyed).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(stream.destroyed).toBe(true);
});
