import { once } from 'node:events';
import type { Socket } from 'node:net';

import pg from 'pg';
import { expect, test } from 'vitest';

import { isLostConnection } from './errors.ts';
import { startSilentServer } from './testing/silent-server.ts';

/** A connected client, and the server's side of its connection. */
async function connected(): Promise<{ client: pg.Client; peer: Socket }> {
  const { port, accepted } = await startSilentServer();
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'ana', database: 'prueba' });
  client.on('error', () => undefined);
  await client.connect();
  return { client, peer: await accepted };
}

const failure = (query: Promise<unknown>): Promise<Error> =>
  query.then(
    () => new Error('the query succeeded'),
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  );

test('a query whose connection breaks has lost it', async () => {
  const { client, peer } = await connected();
  const query = failure(client.query('select 1'));
  await once(peer, 'data');
  peer.destroy();
  expect(isLostConnection(await query)).toBe(true);
});

test('a query after the connection broke, as in the middle of a transaction, has lost it', async () => {
  const { client, peer } = await connected();
  const ended = new Promise((resolve) => client.once('end', resolve));
  peer.destroy();
  await ended;
  expect(isLostConnection(await failure(client.query('select 1')))).toBe(true);
});

test('a query on a closed connection has lost it', async () => {
  const { client } = await connected();
  const closed = client.end();
  const error = await failure(client.query('select 1'));
  expect(isLostConnection(error)).toBe(true);
  await closed;
});

test('a full pool has no connection to give in time', async () => {
  const { client } = await connected();
  const pool = new pg.Pool({
    host: client.host,
    port: client.port,
    user: 'ana',
    max: 1,
    connectionTimeoutMillis: 50,
  });
  const first = failure(pool.connect());
  expect(isLostConnection(await failure(pool.connect()))).toBe(true);
  await first;
  await pool.end();
  await client.end();
});

test('other failures have not', () => {
  expect(isLostConnection(new Error('duplicate key value violates unique constraint'))).toBe(false);
});
