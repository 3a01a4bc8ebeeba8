import pg from 'pg';

import { breakWhenAbandoned, isCallerGone } from './abandoned-statements.ts';
import type { CountedPool, Log } from './database.ts';
import { breakWhenSilent, withoutTimeLimit } from './silence.ts';
import { sending, type PgPool, type Send, type Wire } from './wire.ts';

const INT8 = 20;
/**
 * Set by statement, because connection poolers refuse such settings at connection. Nothing is compiled (`jit`): the
 * estimates of nested lists are far above what tables hold (figures: docs/rendimiento.md).
 */
const SETTINGS =
  "set statement_timeout = '15s'; set idle_in_transaction_session_timeout = '60s'; set jit = off";
/** The server ends the statement of a broken connection; apart, because not every system can look for that. */
const CHECK = "set client_connection_check_interval = '1s'";
/** No statement of the product takes this long: a server without an answer by then counts as dead. */
const SILENCE_MS = 20_000;

/** Counts are parsed as numbers, not text; all other types as `pg` does, on both engines. */
const types = new pg.TypeOverrides();
types.setTypeParser(INT8, Number);

/** Pool of connections to the PostgreSQL server at this address, whose statements are sent by `wire`. */
export function serverPool(url: string, log: Log, wire: Wire): CountedPool {
  const pool = loggingPool(log, {
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  });
  return sending(
    pool,
    (client) => watched(client, wire(client)),
    (send) => limit(send, log),
  );
}

/** Breaks the connection when the server falls silent, or when the client goes that its statement is for. */
function watched(client: pg.PoolClient, send: Send): Send {
  const { stream } = client.connection;
  const unlessSilent = breakWhenSilent(stream, SILENCE_MS);
  const unlessAbandoned = breakWhenAbandoned(stream);
  let isUnlimited = false;
  return (text, values) => {
    isUnlimited = text === withoutTimeLimit || (isUnlimited && client.getTransactionStatus() !== 'I');
    const answer = send(text, values);
    return isUnlimited ? answer : unlessSilent(unlessAbandoned(answer));
  };
}

/** Gives a new connection its settings, as far as the server accepts them. */
async function limit(send: Send, log: Log): Promise<void> {
  for (const settings of [SETTINGS, CHECK])
    await send(settings, []).catch((error: unknown) => {
      if (!(error instanceof pg.DatabaseError)) throw error;
      log.warn(`the database refuses settings: ${String(error)}`);
    });
}

/**
 * A pool whose connections may break at any moment, idle or in use: it logs the break, and the next
 * connection is new. Without these listeners a broken connection would end the process. `end`
 * resolves once all connections are closed: pg's own `end` resolves while they are still closing and
 * the embedded engine still writes.
 */
export function loggingPool(log: Log, config: pg.PoolConfig): PgPool {
  const pool = new pg.Pool({ ...config, types });
  const open = new Set<Promise<void>>();
  const lost = (error: Error) => {
    if (isCallerGone(error)) return;
    log.error(`database connection lost: ${error.message}`);
  };
  pool.on('error', lost).on('connect', (client) => {
    client.on('error', lost);
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    open.add(ended);
    void ended.then(() => open.delete(ended));
  });
  const end = async () => {
    await pool.end();
    await Promise.all(open);
  };
  return {
    connect: () => pool.connect(),
    end,
    options: pool.options,
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}
