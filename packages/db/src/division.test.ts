import { readFileSync } from 'node:fs';

import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';

import { createTestDatabase } from './test-database.ts';

const page = readFileSync(new URL('../../../docs/despliegue.md', import.meta.url), 'utf8');
const row =
  /^\| `(?<table>[a-z_]+)` +\| (?<where>distributed|reference|coordinator) +\| (?:`(?<key>[a-z_]+)`)? *\|(?<change>[^|]*)\|$/gmu;
const rows = [...page.matchAll(row)].map(({ groups }) => ({ ...groups }));

async function open() {
  const own = await createTestDatabase();
  onTestFinished(() => own.close());
  return own.db;
}

test('the table of division in docs/despliegue.md names every table of the schema once', async () => {
  const { rows: found } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'migraciones%'`.execute(
    await open(),
  );
  expect(rows.map(({ table }) => table).toSorted()).toEqual(found.map(({ name }) => name).toSorted());
});

test('a distributed table has its key as a column, or the table of division adds it', async () => {
  const { rows: columns } = await sql<{ place: string }>`
    select table_name || '.' || column_name as place from information_schema.columns
    where table_schema = 'public'`.execute(await open());
  const places = new Set(columns.map(({ place }) => place));
  for (const { table, where, key, change } of rows) {
    expect([table, where === 'distributed']).toEqual([table, key !== undefined]);
    if (key !== undefined)
      expect([table, places.has(`${table}.${key}`)]).toEqual([table, !change?.includes('a column')]);
  }
});
