import { setTimeout as sleep } from 'node:timers/promises';

import { sql, type Kysely, type Transaction } from 'kysely';

import { hasCode } from './errors.ts';
import { refuseTooOld } from './migrations/base/adoption.ts';
import { migrations } from './migrations/index.ts';
import { withoutTimeLimit } from './silence.ts';

const LOCK_NOT_AVAILABLE = '55P03';
const LOCK_ATTEMPTS = 20;
const FIRST_WAIT_MS = 200;

interface Migration {
  up(db: Kysely<unknown>): Promise<void>;
}
export type Migrations = Readonly<Record<string, Migration>>;

/** The migrations' own tables; nothing else reads them. */
interface MigrationTables {
  migraciones: { nombre: string; aplicada: Date };
  migraciones_cerrojo: { id: number };
}
/** `MigrationTables` as a type: Kysely's `$extendTables` takes no interface. */
type Tables = Pick<MigrationTables, keyof MigrationTables>;
type Db = Kysely<unknown>;

/**
 * Applies the missing migrations, each in its own transaction, which first locks one row: replicas
 * that start together take turns. A row, because some databases that speak PostgreSQL lack advisory
 * locks (which Kysely's own migrator takes).
 * @throws Error in Spanish for a database of a version before the last 0.9, which stays as it is
 */
export async function migrate(db: Db, wanted: Migrations = migrations): Promise<void> {
  await prepareTables(db);
  const applied = await appliedMigrations(db);
  refuseTooOld(applied);
  for (const [name, migration] of Object.entries(wanted)) {
    if (!applied.includes(name)) await onceUnlocked(db, (trx) => applyOnce(trx, name, migration));
  }
}

/**
 * Runs a migration's transaction; when a table stays locked, gives way to the statements that wait behind it and tries again
 * after a growing wait.
 */
async function onceUnlocked(db: Db, run: (trx: Transaction<unknown>) => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await db.transaction().execute(run);
      return;
    } catch (error) {
      if (attempt === LOCK_ATTEMPTS || !hasCode(error, LOCK_NOT_AVAILABLE)) throw error;
      await sleep(attempt * FIRST_WAIT_MS);
    }
  }
}

/** Applies the missing migrations inside the caller's transaction, which must have the database exclusively. */
export async function applyMigrations(trx: Transaction<unknown>, wanted: Migrations): Promise<void> {
  await prepareTables(trx);
  for (const [name, migration] of Object.entries(wanted)) await applyOnce(trx, name, migration);
}

/**
 * Runs `run` while no other server over this database runs such a function or a migration: servers wait for the row
 * that migrations lock. For the installation of a library's own tables. `run` uses other connections.
 */
export async function runExclusively<T>(db: Db, run: () => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await lockMigrations(trx);
    return run();
  });
}

/** Names of the migrations applied, in their order. */
export async function appliedMigrations(db: Db): Promise<string[]> {
  const rows = await db
    .$extendTables<Tables>()
    .selectFrom('migraciones')
    .select('nombre')
    .orderBy('nombre')
    .execute();
  return rows.map(({ nombre }) => nombre);
}

/** Whether every migration of this version is applied. */
export async function isMigrated(db: Db): Promise<boolean> {
  const applied = await appliedMigrations(db);
  return Object.keys(migrations).every((name) => applied.includes(name));
}

async function applyOnce(trx: Transaction<unknown>, nombre: string, migration: Migration): Promise<void> {
  await lockMigrations(trx);
  const tables = trx.$extendTables<Tables>();
  // Another replica may have applied it while this one waited for the row.
  const done = await tables
    .selectFrom('migraciones')
    .select('nombre')
    .where('nombre', '=', nombre)
    .executeTakeFirst();
  if (done !== undefined) return;
  await sql`set local lock_timeout = '10s'`.execute(trx);
  await migration.up(trx);
  await tables.insertInto('migraciones').values({ nombre, aplicada: new Date() }).execute();
}

/** Another server's migration, and the own one, may take longer than any statement of a request. */
async function lockMigrations(trx: Transaction<unknown>): Promise<void> {
  await sql.raw(withoutTimeLimit).execute(trx);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
  const tables = trx.$extendTables<Tables>();
  await tables.selectFrom('migraciones_cerrojo').select('id').where('id', '=', 1).forUpdate().execute();
}

async function prepareTables(db: Db): Promise<void> {
  if (!(await hasTables(db))) await createTables(db);
  await db
    .$extendTables<Tables>()
    .insertInto('migraciones_cerrojo')
    .values({ id: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function hasTables(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from information_schema.tables
    where table_schema = current_schema() and table_name = 'migraciones_cerrojo'`.execute(db);
  return rows.length > 0;
}

async function createTables(db: Db): Promise<void> {
  const { schema } = db;
  const migraciones = schema
    .createTable('migraciones')
    .ifNotExists()
    .addColumn('nombre', 'text', (c) => c.primaryKey())
    .addColumn('aplicada', 'timestamptz', (c) => c.notNull());
  const cerrojo = schema
    .createTable('migraciones_cerrojo')
    .ifNotExists()
    .addColumn('id', 'integer', (c) => c.primaryKey());
  for (const table of [migraciones, cerrojo]) {
    await table.execute().catch((error: unknown) => {
      // IF NOT EXISTS does not cover two replicas that create the table at the same moment: the
      // second one fails here.
      if (!hasCode(error, '23505', '42P07', '42710')) throw error;
    });
  }
}
