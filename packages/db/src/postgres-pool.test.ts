import { expect, onTestFinished, test, vi } from 'vitest';

import { serverPool } from './postgres-pool.ts';
import { createTestDatabase } from './test-database.ts';
import { silent } from './testing/pauta.ts';
import { startSilentServer } from './testing/silent-server.ts';

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

test('a connection to a server that falls silent breaks after 20 s, and fails its statement', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { port } = await startSilentServer();
  const pool = serverPool(`postgres://ana@127.0.0.1:${port}/prueba`, silent);
  const client = await pool.connect();
  const outcome = client.query('select 1', []).then(
    () => 'answered',
    (error: unknown) => error,
  );
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await outcome).toMatchObject({ code: 'ETIMEDOUT' });
  client.release();
  await pool.end();
});
