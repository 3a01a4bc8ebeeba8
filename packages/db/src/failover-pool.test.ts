import type { PostgresPool } from 'kysely';
import { expect, test } from 'vitest';

import type { CountedPool } from './database.ts';
import { failoverPool } from './failover-pool.ts';

type Client = Awaited<ReturnType<PostgresPool['connect']>>;

/** A server that can be a standby or not answer; it counts the questions that it gets. */
function server(name: string) {
  const state = { up: true, standby: false, asked: 0, open: 0, destroyed: 0 };
  const client = {
    name,
    query: () => {
      state.asked += 1;
      return Promise.resolve({ command: 'SELECT', rowCount: 1, rows: [{ standby: state.standby }] });
    },
    release: (destroy?: boolean) => {
      state.open -= 1;
      if (destroy === true) state.destroyed += 1;
    },
  };
  const pool: CountedPool = {
    connect: () => {
      if (!state.up)
        return Promise.reject(Object.assign(new Error(`${name} is down`), { code: 'ECONNREFUSED' }));
      state.open += 1;
      // The few members that the pool uses, in place of pg's client.
      return Promise.resolve(client as unknown as Client);
    },
    end: () => Promise.resolve(),
    options: {},
    connections: () => ({ open: state.open, idle: 0, waiting: 0 }),
  };
  return { state, pool };
}

const nameOf = (client: Client): string => ('name' in client ? String(client.name) : '');

test('a standby is passed over, and its connection is not kept', async () => {
  const [one, two] = [server('one'), server('two')];
  one.state.standby = true;
  const pool = failoverPool([one.pool, two.pool]);
  expect(nameOf(await pool.connect())).toBe('two');
  expect(one.state).toMatchObject({ open: 0, destroyed: 1 });
});

test('the promoted standby is found when the primary is lost, and is asked first from then on', async () => {
  const [one, two] = [server('one'), server('two')];
  two.state.standby = true;
  const pool = failoverPool([one.pool, two.pool]);
  expect(nameOf(await pool.connect())).toBe('one');
  one.state.up = false;
  await expect(pool.connect()).rejects.toMatchObject({ code: '25006' });
  two.state.standby = false;
  expect(nameOf(await pool.connect())).toBe('two');
  one.state.up = true;
  expect(nameOf(await pool.connect())).toBe('two');
});

test('a connection is asked once', async () => {
  const one = server('one');
  const pool = failoverPool([one.pool, server('two').pool]);
  for (let n = 0; n < 3; n += 1) (await pool.connect()).release();
  expect(one.state).toMatchObject({ asked: 1, open: 0, destroyed: 0 });
  await pool.connect();
  expect(pool.connections()).toEqual({ open: 1, idle: 0, waiting: 0 });
});

test('a primary whose connections are all in use is the failure, not the standby that is asked instead', async () => {
  const [one, two] = [server('one'), server('two')];
  const message = 'timeout exceeded when trying to connect';
  one.pool.connect = () => Promise.reject(new Error(message));
  two.state.standby = true;
  await expect(failoverPool([one.pool, two.pool]).connect()).rejects.toThrow(message);
  expect(two.state).toMatchObject({ asked: 1, open: 0 });
  two.state.standby = false;
  expect(nameOf(await failoverPool([one.pool, two.pool]).connect())).toBe('two');
});

test('when no server answers the failure is that of the connection', async () => {
  const [one, two] = [server('one'), server('two')];
  one.state.up = two.state.up = false;
  await expect(failoverPool([one.pool, two.pool]).connect()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
