import { join } from 'node:path';

import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';

import { dump } from './backup/dump.ts';
import { restore } from './backup/restore.ts';
import type { Database } from './database.ts';
import { appliedMigrations, migrate } from './migrate.ts';
import { createTables } from './migrations/051-base.ts';
import { migrations } from './migrations/index.ts';
import { createTestDatabase } from './test-database.ts';
import { addPauta } from './testing/pauta.ts';
import { tempDir } from './testing/temp-dir.ts';

/** The migrations of the last version 0.9. */
const lastEarlier = [
  '039-base',
  '041-ambitos',
  '042-marcas',
  '043-cursos-y-equipos',
  '044-personas-de-curso',
  '045-equipos',
  '046-entregas',
  '047-notas',
  '048-enlaces-compartidos',
  '049-papelera',
  '050-partidas',
];

/** A database with the baseline's tables alone and one guideline that records these migrations. */
async function databaseAt(names: readonly string[]): Promise<Database> {
  const testing = await createTestDatabase({ own: true });
  onTestFinished(() => testing.close());
  const { root, db } = testing.database;
  await sql`drop schema public cascade`.execute(root);
  await sql`create schema public`.execute(root);
  await migrate(root, {});
  await createTables(root);
  await addPauta(db, 'La de antes');
  for (const name of names)
    await sql`insert into migraciones (nombre, aplicada) values (${name}, now())`.execute(root);
  return testing.database;
}

const pautasOf = ({ db }: Database) => db.selectFrom('pautas').select('descripcion').execute();

test('a database of the last version 0.9 is adopted as it is', async () => {
  const database = await databaseAt(lastEarlier);
  expect(await database.migrated()).toBe(false);
  await migrate(database.root);
  expect(await database.migrated()).toBe(true);
  expect(await appliedMigrations(database.root)).toEqual([...lastEarlier, ...Object.keys(migrations)]);
  expect(await pautasOf(database)).toEqual([{ descripcion: 'La de antes' }]);
});

test('a backup of the last version 0.9 is restored', async () => {
  const file = join(await tempDir(), 'respaldo.gz');
  await dump(await databaseAt(lastEarlier), file, new Date());
  const testing = await createTestDatabase({ own: true });
  onTestFinished(() => testing.close());
  await restore(testing.database, file, { replace: false });
  expect(await testing.database.migrated()).toBe(true);
  expect(await pautasOf(testing.database)).toEqual([{ descripcion: 'La de antes' }]);
});

test.each([
  ['the last version 0.1', ['001-catalogo', '038-proyectos-borrados']],
  ['a version 0.9 before the last', lastEarlier.slice(0, 3)],
])('a database of %s is refused and stays as it is', async (_version, names) => {
  const database = await databaseAt(names);
  const refused = /demasiado antigua del programa: arranque una vez la del commit [\da-f]{8},/u;
  await expect(migrate(database.root)).rejects.toThrow(refused);
  expect(await appliedMigrations(database.root)).toEqual(names);
});
