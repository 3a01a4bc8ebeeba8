import type { PostgresPool } from 'kysely';
import type pg from 'pg';

import type { CountedPool } from './database.ts';

type Client = Awaited<ReturnType<PostgresPool['connect']>>;

/** A counted pool of `pg`'s own clients. */
export interface PgPool extends CountedPool {
  connect(): Promise<pg.PoolClient>;
}

/** Sends one statement over a connection. */
export type Send = (text: string, values: unknown[]) => Promise<pg.QueryResult>;
/** How the statements of a connection are sent. */
export type Wire = (client: pg.PoolClient) => Send;

/** Sends each statement as it is. */
export const plainly: Wire = (client) => (text, values) => answerTo(client, { text, values });

/**
 * The answer to a statement. The promise that `pg` makes itself is not used: with it, what one answer brought keeps the next one alive
 * until V8 collects the whole heap, and the young generation grows to its maximum under any sequence of reads.
 */
export async function answerTo(client: pg.PoolClient, query: pg.QueryConfig): Promise<pg.QueryResult> {
  try {
    return await new Promise((resolve, reject) => {
      client.query(query, (error: Error | null, result) => {
        if (error === null) resolve(result);
        else reject(error);
      });
    });
  } catch (error) {
    // Otherwise its stack begins at the socket, without the caller.
    Error.captureStackTrace(error as Error);
    throw error;
  }
}

/**
 * The pool, with statements that are sent by `wire`.
 * @param begin runs once on each new connection, before it is given away
 */
export function sending(
  pool: PgPool,
  wire: Wire,
  begin: (send: Send) => Promise<void> = () => Promise.resolve(),
): CountedPool {
  const known = new WeakMap<pg.PoolClient, Client>();
  const connect = async () => {
    const client = await pool.connect();
    const before = known.get(client);
    if (before) return before;
    const send = wire(client);
    await begin(send).catch((error: unknown) => {
      client.release(true);
      throw error;
    });
    const sender: Client = {
      // Kysely's type also has cursors, which nothing here reads, and lists the commands by name.
      query: send as unknown as Client['query'],
      release: (destroy) => {
        client.release(destroy);
      },
    };
    known.set(client, sender);
    return sender;
  };
  return { ...pool, connect };
}
