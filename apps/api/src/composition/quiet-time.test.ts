// seguridad: 64
import { EventEmitter } from 'node:events';

import { beforeEach, expect, test } from 'vitest';

import { quietTime } from './quiet-time.ts';

const clock = { ms: 0 };
const now = () => new Date(clock.ms);
const minute = 60_000;

beforeEach(() => {
  clock.ms = 0;
});

test('is quiet a minute after the last request; health checks do not count', async () => {
  const server = new EventEmitter();
  const quiet = quietTime(server, now);
  clock.ms = minute / 2;
  server.emit('request', { url: '/mantenible/api/pautas' });
  clock.ms = minute;
  server.emit('request', { url: '/mantenible/api/salud/listo' });
  clock.ms = 1.5 * minute;
  expect(await quiet(new AbortController().signal)).toBe(true);
});

test('is not quiet within the minute, until the server stops', async () => {
  const server = new EventEmitter();
  const quiet = quietTime(server, now);
  const end = new AbortController();
  const answer = quiet(end.signal);
  end.abort();
  expect(await answer).toBe(false);
});

test('ends after two hours with requests', async () => {
  const moments = [0, 0, 3 * 60 * minute];
  const quiet = quietTime(new EventEmitter(), () => new Date(moments.shift() ?? 0));
  expect(await quiet(new AbortController().signal)).toBe(false);
});
