import { randomBytes, randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { vacuumAll } from './vacuum.ts';

let t: TestDatabase;
beforeEach(async () => {
  t = await createTestDatabase();
});
afterEach(() => t.close());

/** Bytes of a table with its indexes and large values. */
async function size(table: string): Promise<number> {
  const { rows } = await sql<{ size: string | number }>`
    select pg_total_relation_size(${table}::regclass) as size`.execute(t.db);
  return Number(rows[0]?.size);
}

/** Writes records of a megabyte together, incompressible, and deletes them. */
async function writeAndDelete(): Promise<void> {
  const cuerpo = () => randomBytes(7500).toString('base64');
  await t.db
    .insertInto('idempotencia')
    .values(
      Array.from({ length: 100 }, () => ({
        id_persona: 'sub-ana',
        clave: randomUUID(),
        huella: 'h',
        estado: 200,
        cuerpo: cuerpo(),
        creado: new Date(0),
      })),
    )
    .execute();
  await t.db.deleteFrom('idempotencia').execute();
}

test('the pages of deleted rows are used again, large values included', async () => {
  await writeAndDelete();
  const once = await size('idempotencia');
  expect(once).toBeGreaterThan(1_000_000);
  for (let round = 0; round < 4; round += 1) {
    await vacuumAll(t.database.root);
    await writeAndDelete();
    expect(await size('idempotencia')).toBeLessThanOrEqual(once * 1.1);
  }
  // Without it the table grows.
  await writeAndDelete();
  expect(await size('idempotencia')).toBeGreaterThan(once * 1.5);
});
