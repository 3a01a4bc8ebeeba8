import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { createGzip } from 'node:zlib';

import type { Kysely } from 'kysely';

import type { Database } from '../database.ts';
import { appliedMigrations } from '../migrate.ts';
import type { Header } from './format.ts';
import { primaryKeys } from './keys.ts';
import { listVersions, readRows, type Fuente, type Version } from './row-reads.ts';
import { openSpool, type Spool } from './spool.ts';
import { keptTables } from './tables.ts';

/**
 * Bytes that one statement reads: bounded, so that the embedded engine's only connection is soon free
 * again.
 */
const SLICE_BYTES = 256 * 1024;
const SLICE_ROWS = 100;
/** Rows that may be read inside the transaction whose snapshot is the dump's. */
const SNAPSHOT_ROWS = 50;
/**
 * Rounds for which that bound holds. The transaction of the next round reads all missing rows: the dump of a database
 * under constant writes ends, too.
 */
const BOUNDED_ROUNDS = 10;

/** What a dump uses of a database. */
type DumpedDatabase = Pick<Database, 'root' | 'engine'>;

/**
 * Writes a snapshot of the rows of all tables that a backup holds (`keptTables`) to `file`, readable by this account
 * alone; a failure leaves no partial file. Returns the number of rows. Other statements run meanwhile, also on the
 * embedded engine (ADR 0027).
 */
export async function dump(database: DumpedDatabase, file: string, now: Date): Promise<number> {
  const draft = `${file}.nuevo`;
  await rm(draft, { force: true });
  const spool = await openSpool(`${draft}.filas`);
  try {
    const header = await gather(database, spool, now);
    const rows = await writeFile(header, spool, draft);
    await rename(draft, file);
    return rows;
  } finally {
    await spool.close();
    await rm(draft, { force: true });
  }
}

/** The header with the key of each table, which the file does not need. */
interface DumpHeader extends Header {
  readonly tablas: readonly Fuente[];
}

/**
 * Reads the missing rows in slices until few are left. The transaction that finds these few also
 * reads them; its snapshot is the dump's.
 */
async function gather(database: DumpedDatabase, spool: Spool, now: Date): Promise<DumpHeader> {
  // Outside the snapshot: only migrations change the header's data, and none runs beside a server.
  const header = await headerOf(database.root, database.engine, now);
  for (let round = 0; ; round += 1) {
    const left = await database.root
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (trx) => {
        const missing = await missingRows(trx, header.tablas, spool);
        const rows = missing.reduce((sum, { versions }) => sum + versions.length, 0);
        if (rows > SNAPSHOT_ROWS && round < BOUNDED_ROUNDS) return missing;
        await readMissing(trx, missing, spool);
        return null;
      });
    if (left === null) return header;
    await readMissing(database.root, left, spool);
  }
}

async function headerOf(db: Kysely<unknown>, motor: string, now: Date): Promise<DumpHeader> {
  const keys = await primaryKeys(db);
  const tablas = (await keptTables(db)).map((tabla) => ({ ...tabla, clave: keys.get(tabla.nombre) ?? [] }));
  return {
    programa: 'mantenible',
    formato: 1,
    motor,
    creado: now.toISOString(),
    migraciones: await appliedMigrations(db),
    tablas,
  };
}

/** Rows of one table whose current versions were not read yet. */
interface Missing {
  readonly fuente: Fuente;
  readonly versions: readonly Version[];
}

async function missingRows(
  trx: Kysely<unknown>,
  fuentes: readonly Fuente[],
  spool: Spool,
): Promise<Missing[]> {
  const all: Missing[] = [];
  for (const fuente of fuentes)
    all.push({ fuente, versions: spool.missing(fuente, await listVersions(trx, fuente)) });
  return all;
}

async function readMissing(db: Kysely<unknown>, missing: readonly Missing[], spool: Spool): Promise<void> {
  for (const { fuente, versions } of missing) {
    for (const slice of slicesOf(versions)) {
      await spool.add(
        fuente,
        await readRows(
          db,
          fuente,
          slice.map(({ clave }) => clave),
        ),
      );
      await setImmediate();
    }
  }
}

/** Runs of rows whose sizes add up to a slice; a larger row gets a slice of its own. */
export function slicesOf(versions: readonly Version[]): Version[][] {
  const slices: Version[][] = [];
  let bytes = Infinity;
  for (const version of versions) {
    const last = slices.at(-1);
    bytes += version.bytes;
    if (last !== undefined && last.length < SLICE_ROWS && bytes <= SLICE_BYTES) last.push(version);
    else {
      slices.push([version]);
      bytes = version.bytes;
    }
  }
  return slices;
}

async function writeFile(header: DumpHeader, spool: Spool, draft: string): Promise<number> {
  const count = { filas: 0 };
  const handle = await open(draft, 'wx', 0o600);
  try {
    await pipeline(
      Readable.from(lines(header, spool, count)),
      createGzip(),
      handle.createWriteStream({ flush: true }),
    );
  } finally {
    await handle.close().catch(() => undefined);
  }
  return count.filas;
}

async function* lines(header: DumpHeader, spool: Spool, count: { filas: number }): AsyncGenerator<string> {
  const tablas = header.tablas.map(({ nombre, columnas }) => ({ nombre, columnas }));
  yield toLine({ ...header, tablas });
  for (const [index, fuente] of header.tablas.entries()) {
    for await (const valores of spool.rowsOf(fuente)) {
      count.filas += 1;
      yield `[${index},${valores}]\n`;
    }
  }
  yield toLine(count);
}

function toLine(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}
