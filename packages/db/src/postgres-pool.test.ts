import { once } from 'node:events';

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { serverPool } from './postgres-pool.ts';
import { withoutTimeLimit } from './silence.ts';
import { createTestDatabase } from './test-database.ts';
import { silent } from './testing/pauta.ts';
import { startSilentServer } from './testing/silent-server.ts';
import { plainly } from './wire.ts';

/** On a server each connection has these; the embedded engine needs none of them. */
const ofServer = [
  { name: 'client_connection_check_interval', value: '1s' },
  { name: 'idle_in_transaction_session_timeout', value: '1min' },
  { name: 'jit', value: 'off' },
  { name: 'statement_timeout', value: '15s' },
];

test('every connection to a server bounds its statements, and compiles none', async () => {
  const testing = await createTestDatabase();
  const { database } = testing;
  const settings = () =>
    database.execute(
      'select name, current_setting(name) as value from pg_settings where name = any($1) order by name',
      [ofServer.map(({ name }) => name)],
    );
  const ofTwo = await Promise.all([settings(), settings()]);
  await testing.close();
  if (database.engine === 'postgres') expect(ofTwo).toEqual([ofServer, ofServer]);
  else expect(ofTwo[0]).toHaveLength(ofServer.length);
});

describe('a server that falls silent', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Pool of a server that answers one statement for each state; each connection begins with two. */
  async function poolOf(states: string) {
    const { port, accepted } = await startSilentServer(states);
    return { pool: serverPool(`postgres://ana@127.0.0.1:${port}/prueba`, silent, plainly), accepted };
  }
  const outcomeOf = (answer: Promise<unknown>) =>
    answer.then(
      () => 'answered',
      (error: unknown) => error,
    );

  test('loses its connection after 20 s, and the statement fails', async () => {
    const { pool } = await poolOf('II');
    const client = await pool.connect();
    const outcome = outcomeOf(client.query('select 1', []));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await outcome).toMatchObject({ code: 'ETIMEDOUT' });
    client.release();
    await pool.end();
  });

  test('loses its connection as soon after a sign-in', async () => {
    const { pool, accepted } = await poolOf('');
    const outcome = outcomeOf(pool.connect());
    const peer = await accepted;
    // The start-up, and the first statement.
    await once(peer, 'data');
    await once(peer, 'data');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await outcome).toMatchObject({ code: 'ETIMEDOUT' });
    expect(pool.connections()).toEqual({ open: 0, idle: 0, waiting: 0 });
    await pool.end();
  });

  test('may take any time in a transaction without a limit', async () => {
    const { pool, accepted } = await poolOf('IITT');
    const client = await pool.connect();
    for (const text of ['begin', withoutTimeLimit]) await client.query(text, []);
    const outcome = outcomeOf(client.query('select 1', []));
    await vi.advanceTimersByTimeAsync(3_600_000);
    (await accepted).resetAndDestroy();
    expect(await outcome).toMatchObject({ code: 'ECONNRESET' });
    client.release();
    await pool.end();
  });

  test('loses its connection again after such a transaction', async () => {
    const { pool } = await poolOf('IITTI');
    const client = await pool.connect();
    for (const text of ['begin', withoutTimeLimit, 'commit']) await client.query(text, []);
    const outcome = outcomeOf(client.query('select 1', []));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await outcome).toMatchObject({ code: 'ETIMEDOUT' });
    client.release();
    await pool.end();
  });
});
