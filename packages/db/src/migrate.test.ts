// seguridad: several-servers
import { randomUUID } from 'node:crypto';

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
  await sql`delete from migraciones where nombre = '001-catalogo'`.execute(root);
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

test('replicas that start together on an empty database migrate one after the other', async () => {
  await sql`drop table migraciones, migraciones_cerrojo`.execute(root);
  const wanted = { '001-a': create('replica_a'), '002-b': create('replica_b') };
  await Promise.all([migrate(root, wanted), migrate(root, wanted), migrate(root, wanted)]);
  expect(await appliedMigrations(root)).toEqual(['001-a', '002-b']);
  expect((await tables('replica_')).sort()).toEqual(['replica_a', 'replica_b']);
});

test('renames a measure loaded under its old name and keeps a name that a person chose', async () => {
  const nombres = ['Líneas de cobertura', 'Nuestra cobertura'];
  const filas = nombres.map((propiedad, posicion) => ({ id: randomUUID(), posicion, propiedad }));
  await testing.db
    .insertInto('propiedades_calidad')
    .values(filas.map((fila) => ({ ...fila, valor: 70, version: 1 })))
    .execute();
  await migrations['013-lineas-por-cubrir'].up(root);
  const leidas = await testing.db
    .selectFrom('propiedades_calidad')
    .select('propiedad')
    .orderBy('posicion')
    .execute();
  expect(leidas.map(({ propiedad }) => propiedad)).toEqual(['Líneas por cubrir', 'Nuestra cobertura']);
});
