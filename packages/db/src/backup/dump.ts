import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import { sql, type Transaction } from 'kysely';

import type { Database } from '../database.ts';
import { appliedMigrations } from '../migrate.ts';
import type { Header, Tabla } from './format.ts';
import { keptTables } from './tables.ts';

const BATCH = 200;

/**
 * Writes all rows, as they are at one moment, into `file`: complete or not at all, and readable by this account alone.
 * Answers the number of rows.
 */
export async function dump(database: Database, file: string, now: Date): Promise<number> {
  const draft = `${file}.nuevo`;
  await rm(draft, { force: true });
  try {
    const rows = await database.root
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((trx) => writeAll(trx, database.engine, draft, now));
    await rename(draft, file);
    return rows;
  } finally {
    await rm(draft, { force: true });
  }
}

async function writeAll(trx: Transaction<unknown>, motor: string, draft: string, now: Date): Promise<number> {
  const header: Header = {
    programa: 'mantenible',
    formato: 1,
    motor,
    creado: now.toISOString(),
    migraciones: await appliedMigrations(trx),
    tablas: await keptTables(trx),
  };
  const count = { filas: 0 };
  const handle = await open(draft, 'wx', 0o600);
  try {
    await pipeline(
      Readable.from(lines(trx, header, count)),
      createGzip(),
      handle.createWriteStream({ flush: true }),
    );
  } finally {
    await handle.close().catch(() => undefined);
  }
  return count.filas;
}

async function* lines(
  trx: Transaction<unknown>,
  header: Header,
  count: { filas: number },
): AsyncGenerator<string> {
  yield toLine(header);
  for (const [index, tabla] of header.tablas.entries()) {
    for await (const valores of rowsOf(trx, tabla)) {
      count.filas += 1;
      yield toLine([index, valores]);
    }
  }
  yield toLine(count);
}

/** A cursor keeps the memory small however large the table is. */
async function* rowsOf(
  trx: Transaction<unknown>,
  { nombre, columnas }: Tabla,
): AsyncGenerator<(string | null)[]> {
  const columns = columnas.map((columna) => sql`${sql.ref(columna)}::text as ${sql.ref(columna)}`);
  await sql`declare respaldo cursor for select ${sql.join(columns)} from ${sql.table(nombre)}`.execute(trx);
  for (;;) {
    const { rows } = await sql<Record<string, string | null>>`fetch ${sql.lit(BATCH)} from respaldo`.execute(
      trx,
    );
    for (const row of rows) yield columnas.map((columna) => row[columna] ?? null);
    if (rows.length < BATCH) break;
  }
  await sql`close respaldo`.execute(trx);
}

function toLine(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}
