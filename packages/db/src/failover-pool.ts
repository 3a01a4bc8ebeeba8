import type { PostgresPool } from 'kysely';

import type { CountedPool } from './database.ts';

type Client = Awaited<ReturnType<PostgresPool['connect']>>;

/**
 * A server that answered is a standby. Its code is that of a write to a standby, which the API answers as
 * 'unavailable'.
 */
class NotPrimary extends Error {
  override readonly name = 'NotPrimary';
  readonly code = '25006';
}

/**
 * Connections to whichever of several servers is the primary (ADR 0046). The server that served last comes first; one
 * that does not answer, or is a standby, is passed over. Each connection is checked once: PostgreSQL ends all
 * connections before a primary becomes a standby.
 */
export function failoverPool(pools: readonly [CountedPool, ...CountedPool[]]): CountedPool {
  const primaries = new WeakSet<Client>();
  let current = 0;

  const primaryOf = async (pool: PostgresPool): Promise<Client> => {
    const client = await pool.connect();
    if (primaries.has(client) || (await isPrimary(client))) {
      primaries.add(client);
      return client;
    }
    client.release(true);
    throw new NotPrimary('the server is a standby');
  };
  return {
    connect: async () => {
      let failure: unknown;
      for (let step = 0; step < pools.length; step += 1) {
        const at = (current + step) % pools.length;
        const pool = pools[at];
        if (pool === undefined) continue;
        try {
          const client = await primaryOf(pool);
          current = at;
          return client;
        } catch (error) {
          // A standby's refusal explains less than a primary whose connections are all in use.
          if (!isExhausted(failure)) failure = error;
        }
      }
      throw failure;
    },
    end: async () => {
      await Promise.all(pools.map((pool) => pool.end()));
    },
    options: pools[0].options,
    connections: () => {
      const each = pools.map((pool) => pool.connections());
      const sum = (of: 'open' | 'idle' | 'waiting') => each.reduce((all, one) => all + one[of], 0);
      return { open: sum('open'), idle: sum('idle'), waiting: sum('waiting') };
    },
  };
}

/** Whether a pool gave no connection within its time because all are in use; this is the message of `pg`'s pool. */
function isExhausted(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect';
}

async function isPrimary(client: Client): Promise<boolean> {
  try {
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby', []);
    return rows[0]?.standby === false;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
