import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { addPauta } from './testing/pauta.ts';

let prepared: TestDatabase;
let plain: TestDatabase;
beforeAll(async () => {
  prepared = await createTestDatabase({ own: true, prepare: true });
  plain = await createTestDatabase({ own: true, prepare: false });
});
afterAll(async () => {
  await prepared.close();
  await plain.close();
});

const preparedCount = async ({ database }: TestDatabase) =>
  database.execute('select count(*)::int as n from pg_prepared_statements', []);

/** Values of every type that the tables have, with those that a text could carry differently. */
const values: readonly (readonly [type: string, value: unknown])[] = [
  ['text', 'Comillas "dobles", \\ barra\nsalto, ñ, 🙂 y \'simples\''],
  ['text', null],
  ['int', -7],
  ['bigint', 9_007_199_254_740_991],
  ['double precision', 0.1 + 0.2],
  ['numeric', '12345678901234567890.5'],
  ['boolean', true],
  ['timestamptz', '2026-03-01T10:20:30.456Z'],
  ['jsonb', JSON.stringify({ a: [1, null, 'ñ'] })],
  ['text[]', ['a', '{b}', null]],
  ['bytea', Buffer.from([0, 1, 255])],
];

test('prepared statements give the rows of plain ones', async () => {
  for (const [type, value] of values) {
    const rows = async ({ db }: TestDatabase) =>
      (await sql`select ${value}::${sql.raw(type)} as v`.execute(db)).rows;
    for (let round = 0; round < 3; round += 1) expect(await rows(prepared)).toEqual(await rows(plain));
  }
  expect(await preparedCount(prepared)).not.toEqual([{ n: 0 }]);
  expect(await preparedCount(plain)).toEqual([{ n: 0 }]);
});

test('prepared statements write and change the rows that plain ones do', async () => {
  const written = async ({ db }: TestDatabase) => {
    const outcomes: unknown[] = [];
    for (const text of ['una', 'dos', 'tres']) {
      const id = await addPauta(db, text);
      const change = db.updateTable('pautas').set({ pregunta: `¿${text}?` });
      outcomes.push(await change.where('id', '=', id).executeTakeFirst());
    }
    const { rows } = await sql`select descripcion, pregunta from pautas order by descripcion`.execute(db);
    return { outcomes, rows };
  };
  const ofPlain = await written(plain);
  expect(ofPlain.rows).toHaveLength(3);
  expect(await written(prepared)).toEqual(ofPlain);
});

/** A collection of the young generation, as V8 makes one whenever that is full. */
function minorCollection(): () => void {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as NodeJS.GCFunction;
  setFlagsFromString('--no-expose-gc');
  return () => {
    gc({ type: 'minor', execution: 'sync' });
  };
}

test.each(['prepared', 'plain'] as const)(
  'answers to %s statements are freed with the young generation',
  async (kind) => {
    const { db } = kind === 'prepared' ? prepared : plain;
    const collect = minorCollection();
    const read = async (n: number) => {
      const { rows } = await sql`select jsonb_agg(jsonb_build_object('a', i, 'b', 'texto ' || i)) as v
      from generate_series(${n}::int, ${n + 1000}::int) i`.execute(db);
      return rows;
    };
    await read(1);
    // This one waits during two collections, and so is in the old generation, which they leave alone.
    const old = read(2);
    collect();
    collect();
    await old;
    const before = process.memoryUsage().heapUsed;
    for (let n = 3; n < 63; n += 1) await read(n);
    collect();
    // All sixty answers take 3 MB.
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(1_500_000);
  },
);
