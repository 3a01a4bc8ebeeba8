import Fastify from 'fastify';
import { expect, test } from 'vitest';

import { serializeSharedOnce, sharedList, sharedRead, markShared } from './shared-reads.ts';

/** A read that answers on command; each answer is the number of the read. */
function slowReading() {
  const waiting: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const started: string[] = [];
  const read = (key: string) => {
    started.push(key);
    const answer = `${key}${started.length}`;
    return new Promise<string>((resolve, reject) => {
      waiting.push({
        resolve: () => {
          resolve(answer);
        },
        reject,
      });
    });
  };
  return { read, started, waiting };
}

test('calls that arrive during a read share the next one, which starts after their arrival', async () => {
  const { read, started, waiting } = slowReading();
  const shared = sharedRead(read);
  const first = shared('a');
  const later = [shared('a'), shared('a'), shared('a')];
  expect(started).toEqual(['a']);
  waiting[0]?.resolve();
  expect(await first).toBe('a1');
  expect(started).toEqual(['a', 'a']);
  const latest = shared('a');
  waiting[1]?.resolve();
  expect(await Promise.all(later)).toEqual(['a2', 'a2', 'a2']);
  waiting[2]?.resolve();
  expect(await latest).toBe('a3');
});

test('a call after the end of a read starts a new one', async () => {
  const { read, started, waiting } = slowReading();
  const shared = sharedRead(read);
  for (const answer of ['a1', 'a2', 'a3']) {
    const reading = shared('a');
    waiting[started.length - 1]?.resolve();
    expect(await reading).toBe(answer);
  }
});

test('reads of different keys do not wait for each other', async () => {
  const { read, started, waiting } = slowReading();
  const shared = sharedRead(read);
  const readings = [shared('a'), shared('b')];
  expect(started).toEqual(['a', 'b']);
  waiting.forEach(({ resolve }) => {
    resolve();
  });
  expect(await Promise.all(readings)).toEqual(['a1', 'b2']);
});

test('a failed read fails for the calls that shared it and for no later call', async () => {
  const { read, waiting } = slowReading();
  const shared = sharedRead(read);
  const failing = shared('a');
  const next = shared('a');
  waiting[0]?.reject(new Error('base'));
  await expect(failing).rejects.toThrow('base');
  waiting[1]?.resolve();
  expect(await next).toBe('a2');
});

async function appThatCounts() {
  const app = Fastify();
  let written = 0;
  const count = () => (data: unknown) => {
    written += 1;
    return JSON.stringify(data);
  };
  app.setSerializerCompiler(serializeSharedOnce(count));
  const schema = { response: { 200: {} } };
  const same = markShared({ nombre: 'compartida, con ñ' });
  app.get('/compartida', { schema, handler: () => Promise.resolve(same) });
  app.get('/propia', { schema, handler: () => Promise.resolve({ nombre: 'propia' }) });
  await app.ready();
  return { app, written: () => written };
}

test('a shared answer is serialised once, and arrives whole each time', async () => {
  const { app, written } = await appThatCounts();
  for (let call = 0; call < 3; call += 1) {
    const { body, headers } = await app.inject('/compartida');
    expect(JSON.parse(body)).toEqual({ nombre: 'compartida, con ñ' });
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
    });
  }
  expect(written()).toBe(1);
});

test('any other answer is serialised each time', async () => {
  const { app, written } = await appThatCounts();
  await app.inject('/propia');
  await app.inject('/propia');
  expect(written()).toBe(2);
});

test('the calls that share a list get the same object', async () => {
  const read = sharedList(() => Promise.resolve(['a']));
  const [, second, third] = await Promise.all([read(), read(), read()]);
  expect(second).toEqual(['a']);
  expect(second).toBe(third);
});
