import pg from 'pg';

import { breakWhenAbandoned, isCallerGone } from './abandoned-statements.ts';
import type { CountedPool, Log } from './database.ts';
import { hostsOf } from './database-hosts.ts';
import { failoverPool } from './failover-pool.ts';
import { preparing } from './preparing.ts';
import { breakWhenSilent } from './silence.ts';

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

/** Pool of connections to the PostgreSQL server at this address, or to the primary of several. */
export function serverPool(url: string, log: Log): CountedPool {
  const [first, ...others] = hostsOf(url);
  const primary = poolOf(first, log);
  if (others.length === 0) return primary;
  return failoverPool([primary, ...others.map((other) => poolOf(other, log))]);
}

function poolOf(url: string, log: Log): CountedPool {
  const limit = (client: pg.PoolClient) => {
    for (const settings of [SETTINGS, CHECK])
      client.query(settings).catch((error: unknown) => {
        log.warn(`the database refuses settings: ${String(error)}`);
      });
  };
  const config = {
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  };
  const pool = loggingPool(log, config, limit);
  return {
    ...pool,
    connect: preparing(
      () => pool.connect(),
      log,
      ({ connection: { stream } }) => {
        const unlessSilent = breakWhenSilent(stream, SILENCE_MS);
        const unlessAbandoned = breakWhenAbandoned(stream);
        return (answer) => unlessSilent(unlessAbandoned(answer));
      },
    ),
  };
}

/** A counted pool of `pg`'s own clients. */
export interface PgPool extends CountedPool {
  connect(): Promise<pg.PoolClient>;
}

/**
 * A pool whose connections may break at any moment, idle or in use: it logs the break, and the next
 * connection is new. Without these listeners a broken connection would end the process. `end`
 * resolves once all connections are closed: pg's own `end` resolves while they are still closing and
 * the embedded engine still writes.
 */
export function loggingPool(
  log: Log,
  config: pg.PoolConfig,
  onConnect: (client: pg.PoolClient) => void = () => undefined,
): PgPool {
  // `pg` warns of a statement that is sent while another one runs, as the settings of a new connection are, except in this mode.
  const pool = new pg.Pool({ ...config, types, pipeline: true });
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
    onConnect(client);
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
