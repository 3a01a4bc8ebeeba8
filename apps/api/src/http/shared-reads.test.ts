import { createTestDatabase, type TestDatabase } from '@mantenible/db/test';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';

import { serializeSharedOnce, sharedList, sharedRead, markShared } from './shared-reads.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await createTestDatabase();
});
afterAll(() => t.close());

interface SlowRead {
  /** Sends the read's statement, and resolves after its answer. */
  readonly connect: () => Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/** Reads that connect and end on command; each answer is the number of the read. */
function slowReading() {
  const reads: SlowRead[] = [];
  const read = (key: string) => {
    const number = reads.length + 1;
    let start!: () => void;
    const statement = new Promise<void>((resolve) => (start = resolve)).then(() =>
      sql`select 1`.execute(t.db),
    );
    const answer = new Promise<string>((resolve, reject) => {
      reads.push({
        connect: async () => {
          start();
          await statement;
        },
        resolve: () => {
          resolve(`${key}${String(number)}`);
        },
        reject,
      });
    });
    return statement.then(() => answer);
  };
  /** The read of this number, which must have begun. */
  const at = (number: number) => {
    const found = reads[number - 1];
    if (found === undefined) throw new Error(`there is no read ${String(number)}`);
    return found;
  };
  const end = async (number: number) => {
    await at(number).connect();
    at(number).resolve();
  };
  return { read, reads, at, end };
}

describe('calls', () => {
  it('share a read that still waits for a connection', async () => {
    const { read, reads, end } = slowReading();
    const shared = sharedRead(read);
    const calls = [shared('a'), shared('a'), shared('a')];
    await end(1);
    expect(await Promise.all(calls)).toEqual(['a1', 'a1', 'a1']);
    expect(reads).toHaveLength(1);
  });

  it('that arrive after a read has its connection share the next one', async () => {
    const { read, reads, at, end } = slowReading();
    const shared = sharedRead(read);
    const first = shared('a');
    await at(1).connect();
    const later = [shared('a'), shared('a'), shared('a')];
    expect(reads).toHaveLength(1);
    at(1).resolve();
    expect(await first).toBe('a1');
    expect(reads).toHaveLength(2);
    later.push(shared('a'));
    await at(2).connect();
    const latest = shared('a');
    at(2).resolve();
    expect(await Promise.all(later)).toEqual(['a2', 'a2', 'a2', 'a2']);
    await end(3);
    expect(await latest).toBe('a3');
  });

  it('after the end of a read start a new one', async () => {
    const { read, reads, end } = slowReading();
    const shared = sharedRead(read);
    for (const answer of ['a1', 'a2', 'a3']) {
      const reading = shared('a');
      await end(reads.length);
      expect(await reading).toBe(answer);
    }
  });

  it('for different keys do not wait for each other', async () => {
    const { read, reads, end } = slowReading();
    const shared = sharedRead(read);
    const readings = [shared('a'), shared('b')];
    expect(reads).toHaveLength(2);
    await end(2);
    await end(1);
    expect(await Promise.all(readings)).toEqual(['a1', 'b2']);
  });

  it('fail with the read that they share, and no later call does', async () => {
    const { read, at, end } = slowReading();
    const shared = sharedRead(read);
    const failing = [shared('a'), shared('a')].map((call) => call.catch(String));
    await at(1).connect();
    const next = shared('a');
    at(1).reject(new Error('base'));
    expect(await Promise.all(failing)).toEqual(['Error: base', 'Error: base']);
    await end(2);
    expect(await next).toBe('a2');
  });
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
