// seguridad: several-servers
import { sql, type Kysely } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { appliedMigrations, migrate, type Migrations } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let testing: TestDatabase;
let root: Kysely<unknown>;
beforeEach(async () => {
  testing = await createTestDatabase();
  root = testing.database.root;
});
afterEach(() => testing.close());

const create = (table: string) => ({
  up: (db: Kysely<unknown>) => db.schema.createTable(table).addColumn('a', 'integer').execute(),
});
const tables = async (prefix: string) => {
  const found = await root.introspection.getTables();
  return found.map(({ name }) => name).filter((name) => name.startsWith(prefix));
};

test('every migration is applied once and recorded by name', async () => {
  expect(await appliedMigrations(root)).toEqual(Object.keys(migrations));
  expect(await testing.database.migrated()).toBe(true);
  await migrate(root);
  expect(await appliedMigrations(root)).toEqual(Object.keys(migrations));
});

test('a database that lacks a migration is not up to date', async () => {
  await sql`delete from migraciones where nombre = '051-base'`.execute(root);
  expect(await testing.database.migrated()).toBe(false);
});

test('a failed migration is rolled back, and the earlier ones stay', async () => {
  const broken: Migrations = {
    ...migrations,
    '900-buena': create('nueva_a'),
    '901-mala': {
      up: async (db) => {
        await create('nueva_b').up(db);
        throw new Error('mala');
      },
    },
  };
  await expect(migrate(root, broken)).rejects.toThrow('mala');
  expect(await tables('nueva_')).toEqual(['nueva_a']);
  expect(await appliedMigrations(root)).toEqual([...Object.keys(migrations), '900-buena']);
});

test('a migration, and the wait for one, has no time limit of a statement', async () => {
  await sql`set statement_timeout = '15s'`.execute(root);
  const limits = async (db: Kysely<unknown>) => {
    const read = sql<{ limits: string }>`select concat_ws(' ', current_setting('statement_timeout'),
      current_setting('idle_in_transaction_session_timeout'), current_setting('lock_timeout')) as limits`;
    return (await read.execute(db)).rows.map(({ limits }) => limits);
  };
  const seen: string[] = [];
  await migrate(root, { '900-limites': { up: async (db) => void seen.push(...(await limits(db))) } });
  expect(seen).toEqual(['0 0 10s']);
  expect(await limits(root)).toEqual([expect.stringMatching(/^15s /u)]);
  await sql`reset statement_timeout`.execute(root);
});

test('a migration whose table is locked at first is tried again', async () => {
  let tries = 0;
  const locked = Object.assign(new Error('lock timeout'), { code: '55P03' });
  await migrate(root, {
    '900-ocupada': { up: () => ((tries += 1) < 2 ? Promise.reject(locked) : Promise.resolve()) },
  });
  expect(tries).toBe(2);
  expect(await appliedMigrations(root)).toContain('900-ocupada');
});

test('replicas that start together on an empty database migrate one after the other', async () => {
  await sql`drop table migraciones, migraciones_cerrojo`.execute(root);
  const wanted = { '901-a': create('replica_a'), '902-b': create('replica_b') };
  await Promise.all([migrate(root, wanted), migrate(root, wanted), migrate(root, wanted)]);
  expect(await appliedMigrations(root)).toEqual(['901-a', '902-b']);
  expect((await tables('replica_')).sort()).toEqual(['replica_a', 'replica_b']);
});
