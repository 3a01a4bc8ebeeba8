import type { CountedPool, Log } from '../database.ts';
import { engineConnections } from '../pglite/pool.ts';
import { EngineStream } from '../pglite/stream.ts';
import { migratedTemplate } from '../pglite/template.ts';
import { sending, type PgPool, type Wire } from '../wire.ts';
import { emptyDatabase, identifySchema } from './empty-database.ts';

/** A started engine, whose database is migrated and empty while no test uses it. */
interface Engine {
  readonly pool: PgPool;
  readonly schema: string;
  /** The other end of its connection. */
  readonly stream: () => EngineStream | undefined;
}

/** Engines of this process that no test uses: a start takes many times what emptying takes. */
const idle: Engine[] = [];

/** Pool of an engine in memory with a migrated, empty database; its end keeps the engine for the next caller. */
export async function takeEngine(log: Log, wire: Wire): Promise<CountedPool> {
  const engine = idle.pop() ?? (await startEngine(log));
  engine.stream()?.ref();
  const pool = sending(engine.pool, wire);
  let ended: Promise<void> | null = null;
  return {
    ...pool,
    connect: () => (ended ? Promise.reject(new Error('The test database is closed')) : pool.connect()),
    end: () => (ended ??= giveBack(engine)),
  };
}

async function startEngine(log: Log): Promise<Engine> {
  const template = await migratedTemplate();
  // The pool starts another engine where this one stops.
  let stream: EngineStream | undefined;
  const pool = engineConnections(() => (stream = new EngineStream({ folder: null, template })), log);
  const schema = await withClient(pool, identifySchema);
  return { pool, schema, stream: () => stream };
}

/** Empties the engine once the statements under way have ended, or ends it where a test changed more than rows. */
async function giveBack(engine: Engine): Promise<void> {
  const { pool, schema, stream } = engine;
  const isEmpty = await withClient(pool, (client) => emptyDatabase(client, schema)).catch(() => false);
  if (!isEmpty) return pool.end();
  // An engine that is kept does not keep the process.
  stream()?.unref();
  idle.push(engine);
}

async function withClient<T>(
  pool: PgPool,
  run: (client: Awaited<ReturnType<PgPool['connect']>>) => Promise<T>,
) {
  const client = await pool.connect();
  try {
    return await run(client);
  } finally {
    client.release();
  }
}
