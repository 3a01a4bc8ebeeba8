// seguridad: 64
import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';

import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { fillYear } from './testing/full-year.ts';
import { silent } from './testing/pauta.ts';
import { migratedDir } from './testing/temp-dir.ts';
import { startUpkeep, upkeepIfDue } from './upkeep.ts';

let database: Database;
let dataDir: string;
const statements: string[] = [];

beforeEach(async () => {
  dataDir = await migratedDir();
  const onStatement = (statement: string) => void statements.push(statement);
  database = await openDatabase({ dataDir, log: silent, onStatement });
  statements.length = 0;
});
afterEach(async () => {
  vi.useRealTimers();
  await database.close();
});

/** Writes so many megabytes of incompressible answers. */
async function write(megabytes: number): Promise<void> {
  const cuerpo = randomBytes(7500).toString('base64');
  const row = () => ({
    id_persona: 'sub-ana',
    clave: randomUUID(),
    huella: 'h',
    estado: 200,
    cuerpo,
    creado: new Date(0),
  });
  for (let n = 0; n < megabytes; n += 1)
    await database.db
      .insertInto('idempotencia')
      .values(Array.from({ length: 100 }, row))
      .execute();
}

/** Steps of the upkeep among the statements so far, by their first words. */
const steps = () => statements.flatMap((statement) => /^(?:vacuum|checkpoint)/.exec(statement) ?? []);

test('records written and deleted ten times over leave files of at most 1.3 times the live rows and 2 MB', async () => {
  const options = { liveMb: 20, nights: 20, sliceMb: 2 };
  const { rows, empty, folder } = await fillYear(database, join(dataDir, 'db'), options);
  expect(rows).toBeGreaterThan(18_000_000);
  // An empty database takes more than these rows: it is counted apart. A table is compacted from a megabyte of empty pages on
  // (`loose.ts`): two such tables are 10 % of these rows, and 1 % of the 200 MB of a full installation.
  expect(folder - empty).toBeLessThanOrEqual(1.3 * rows + 2_000_000);
});

test('nothing is done before 8 MB are written; then tables with changes are vacuumed and the log is cut', async () => {
  await upkeepIfDue(database.root);
  await write(2);
  statements.length = 0;
  await upkeepIfDue(database.root);
  expect(steps()).toEqual([]);
  await write(8);
  await upkeepIfDue(database.root);
  // The table and the store of its large values.
  expect(steps()).toEqual(['vacuum', 'vacuum', 'checkpoint']);
  await upkeepIfDue(database.root);
  expect(steps()).toHaveLength(3);
});

test('requests are answered between two steps', async () => {
  await write(10);
  statements.length = 0;
  const upkeep = { runs: true };
  const done = upkeepIfDue(database.root).finally(() => {
    upkeep.runs = false;
  });
  while (upkeep.runs) await sql`select 'request'`.execute(database.root);
  await done;
  const order = statements.flatMap((text) => /^(?:vacuum|checkpoint|select 'request')/.exec(text) ?? []);
  expect(order.join(' ')).toMatch(/vacuum (?:select 'request' )+vacuum (?:select 'request' )+checkpoint/);
});

test('the upkeep runs by itself and ends with the running step', async () => {
  await write(10);
  statements.length = 0;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stop = startUpkeep(database.root, silent);
  vi.advanceTimersByTime(1000);
  await stop();
  expect(steps().at(-1)).toBe('checkpoint');
});
