// seguridad: 64
import { randomBytes, randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { compactLoose } from './compact.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { silent } from './testing/pauta.ts';
import { migratedDir } from './testing/temp-dir.ts';
import { vacuumAll } from './vacuum.ts';

let database: Database;
const statements: string[] = [];

beforeEach(async () => {
  const onStatement = (statement: string) => void statements.push(statement);
  database = await openDatabase({ dataDir: await migratedDir(), log: silent, onStatement });
  statements.length = 0;
});
afterEach(() => database.close());

const always = () => Promise.resolve(true);
const project = randomUUID();
const test1 = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** Writes tests with answers of 15 kB, an entry that refers to each, and small rows beside them; keeps every fourth. */
async function writeAndThin(count: number): Promise<void> {
  const { db, root } = database;
  const creado = new Date(0);
  const proyecto = { nombre: 'p', link: '', branch: '', token_cifrado: '', token_clave: '', clave: 'k' };
  await db
    .insertInto('proyectos')
    .values({ id: project, ...proyecto, id_persona: 'ana', version: 1, creado })
    .execute();
  const text = randomBytes(11_000).toString('base64');
  await sql`insert into respuestas
      (id, proyecto_id, id_persona, nombre, tipo, plan, respuestas, promedios, creado, elemento_id, intentos)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, ${project}::uuid, 'ana', 'Prueba ' || n, 'metrica', '{}',
      jsonb_build_object('n', n, 'texto', ${text}::text), '[]', now(), null, null
    from generate_series(1, ${sql.lit(count)}) n`.execute(root);
  await sql`insert into respuesta_elementos (respuesta_id, elemento_id) select id, id from respuestas`.execute(
    root,
  );
  await sql`insert into idempotencia (id_persona, clave, huella, creado)
    select 'ana', n::text || repeat('x', 300), '', now() from generate_series(1, ${sql.lit(count * 10)}) n`.execute(
    root,
  );
  await sql`delete from respuestas where (respuestas->>'n')::int % 4 <> 0`.execute(root);
  await sql`delete from idempotencia where split_part(clave, 'x', 1)::int % 4 <> 0`.execute(root);
  await vacuumAll(root);
}

/** Everything that the tables hold, as one number. */
async function content(): Promise<unknown> {
  const { rows } = await sql`
    select (select md5(string_agg(r::text, '' order by r.id)) from respuestas r) as tests,
      (select count(*) from respuesta_elementos) as entries,
      (select md5(string_agg(l::text, '' order by l.clave)) from idempotencia l) as small`.execute(
    database.root,
  );
  return rows[0];
}

/** Bytes of a table with its large values, without indexes. */
async function size(table: string): Promise<number> {
  const { rows } = await sql<{ size: string | number }>`
    select pg_table_size(${table}::regclass) as size`.execute(database.root);
  return Number(rows[0]?.size);
}

test('the files of thinned tables shrink to their rows, which stay the same with what refers to them', async () => {
  await writeAndThin(600);
  const before = { content: await content(), tests: await size('respuestas') };
  const done = await compactLoose(database.root, always);
  expect(done.map(({ name }) => name).sort()).toEqual(['idempotencia', 'respuestas']);
  expect(await size('respuestas')).toBeLessThan(before.tests * 0.25 * 1.3);
  expect(await content()).toEqual(before.content);
  // What refers to the moved rows still does.
  await sql`delete from respuestas where id = ${test1(4)}::uuid`.execute(database.root);
  const { rows } = await sql`select 1 from respuesta_elementos where elemento_id = ${test1(4)}::uuid`.execute(
    database.root,
  );
  expect(rows).toEqual([]);
  expect(await compactLoose(database.root, always)).toEqual([]);
});

test('no statement moves more than half a megabyte, none rewrites a table, and requests come between them', async () => {
  await writeAndThin(600);
  statements.length = 0;
  const work = { runs: true };
  const moving = compactLoose(database.root, always).finally(() => {
    work.runs = false;
  });
  while (work.runs) await sql`select 'request'`.execute(database.root);
  const tests = (await moving).find(({ name }) => name === 'respuestas');
  // 15 kB a row: 36 of them are over half a megabyte.
  expect(tests?.rows).toBeGreaterThan(60);
  expect((tests?.rows ?? 0) / (tests?.slices ?? 1)).toBeLessThanOrEqual(36);
  expect(statements.some((statement) => statement.includes('vacuum (full'))).toBe(false);
  const order = statements.flatMap((text) => /with sized|select 'request'/.exec(text)?.[0][0] ?? []).join('');
  expect(order).not.toMatch(/ww/);
});

test('nothing is moved while it is not quiet, and it ends between two slices', async () => {
  await writeAndThin(600);
  const before = await size('respuestas');
  expect(await compactLoose(database.root, () => Promise.resolve(false))).toMatchObject([{ slices: 0 }]);
  expect(await size('respuestas')).toBe(before);
  let left = 2;
  const [first] = await compactLoose(database.root, () => Promise.resolve((left -= 1) >= 0));
  expect(first?.slices).toBeLessThanOrEqual(2);
});
