// seguridad: nightly-dump
import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';

import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { addPauta } from '../testing/pauta.ts';
import { tempDir } from '../testing/temp-dir.ts';
import { dump, slicesOf } from './dump.ts';
import { primaryKeys } from './keys.ts';
import { restore } from './restore.ts';
import { keptTables } from './tables.ts';

const creado = '2026-03-01T10:20:30.456Z';
let source: TestDatabase;
let target: TestDatabase;
beforeEach(async () => {
  source = await createTestDatabase();
  target = await createTestDatabase();
});
afterEach(async () => {
  await source.close();
  await target.close();
});

/** Long rows that do not compress, so that a dump needs many slices. */
async function fill(rows: number): Promise<void> {
  const values = Array.from({ length: rows }, (_, n) => ({
    id: randomUUID(),
    descripcion: `p${n}`,
    pregunta: randomBytes(20_000).toString('base64'),
    version: 1,
    creado,
  }));
  for (let at = 0; at < rows; at += 50)
    await source.db
      .insertInto('pautas')
      .values(values.slice(at, at + 50))
      .execute();
}

async function dumpWhile(work: (n: number) => Promise<unknown>): Promise<{ file: string; turns: number }> {
  const file = join(await tempDir(), 'a.gz');
  const running = { dump: true };
  const done = dump(source.database, file, new Date(creado)).finally(() => {
    running.dump = false;
  });
  let turns = 0;
  for (; running.dump; turns += 1) {
    await work(turns);
    await setImmediate();
  }
  await done;
  return { file, turns };
}

test('the database runs other statements between slices', async () => {
  await fill(200);
  // PostgreSQL opens this connection before the dump begins.
  await sql`select 'otra'`.execute(source.db);
  source.statements.length = 0;
  await dumpWhile(() => sql`select 'otra'`.execute(source.db));
  const isSlice = (statement: string) => statement.includes('from "pautas"') && statement.includes(') in (');
  const { statements } = source;
  const gathering = statements.slice(statements.findIndex(isSlice), statements.findLastIndex(isSlice));
  expect(gathering.filter(isSlice).length).toBeGreaterThan(15);
  // PostgreSQL serves both connections at once; on a busy machine it may run few of these meanwhile.
  const least = source.database.engine === 'postgres' ? 1 : 16;
  expect(gathering.filter((statement) => statement === "select 'otra'").length).toBeGreaterThanOrEqual(least);
});

test('a dump under writes holds one snapshot and restores without broken references', async () => {
  await fill(200);
  const [one, other] = [await addPauta(source.db, '500'), await addPauta(source.db, '500')];
  const { file, turns } = await dumpWhile((n) => write(n, one, other));
  expect(turns).toBeGreaterThan(20);
  await restore(target.database, file, { replace: true });
  const { rows } = await sql<{ suma: number; pares: number; impares: number }>`
    select (select sum(descripcion::int) from pautas where id in (${one}::uuid, ${other}::uuid)) as suma,
      (select count(*) from pautas where descripcion like 'nueva%') as pares,
      (select count(*) from niveles) as impares`.execute(target.db);
  expect(Number(rows[0]?.suma)).toBe(1000);
  expect(rows[0]?.pares).toBe(rows[0]?.impares);
});

/**
 * Moves one unit between two rows, adds a row with one that refers to it, and deletes an earlier such
 * pair.
 */
async function write(n: number, one: string, other: string): Promise<void> {
  await source.db.transaction().execute(async (trx) => {
    for (const [id, change] of [
      [one, -1],
      [other, 1],
    ] as const)
      await sql`update pautas set descripcion = (descripcion::int + ${change}::int)::text where id = ${id}::uuid`.execute(
        trx,
      );
    const id = randomUUID();
    await trx
      .insertInto('pautas')
      .values({ id, descripcion: `nueva ${n}`, pregunta: '¿?', version: 1, creado })
      .execute();
    await trx
      .insertInto('niveles')
      .values({ pauta_id: id, posicion: 0, descripcion: 'x', valor: 1 })
      .execute();
    if (n % 3 === 2)
      await trx
        .deleteFrom('pautas')
        .where('descripcion', '=', `nueva ${n - 1}`)
        .execute();
  });
}

test('every table that is kept has a primary key', async () => {
  const keys = await primaryKeys(source.database.root);
  const without = (await keptTables(source.database.root)).filter(({ nombre }) => !keys.has(nombre));
  expect(without).toEqual([]);
});

test('a slice is bounded in bytes and rows, and a larger row gets a slice of its own', () => {
  const rows = (count: number, bytes: number) =>
    Array.from({ length: count }, () => ({ clave: ['a'], xmin: '1', bytes }));
  expect(slicesOf([])).toEqual([]);
  expect(slicesOf(rows(250, 10)).map(({ length }) => length)).toEqual([100, 100, 50]);
  expect(slicesOf(rows(5, 100_000)).map(({ length }) => length)).toEqual([2, 2, 1]);
  expect(
    slicesOf([...rows(1, 10), ...rows(2, 1_000_000), ...rows(1, 10)]).map(({ length }) => length),
  ).toEqual([1, 1, 1, 1]);
});
