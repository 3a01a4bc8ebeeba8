// seguridad: 64
import { randomBytes, randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { sweepDeleted } from './sweep.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let t: TestDatabase;
beforeEach(async () => {
  t = await createTestDatabase();
});
afterEach(() => t.close());

const creado = new Date(0);

/** A project with 30 tests of 100 kB, a draft, and an analysis of 60 files of 50 kB; returns its id. */
async function fill(): Promise<string> {
  const [id, analisis, borrador] = [randomUUID(), randomUUID(), randomUUID()];
  const vacio = { link: '', branch: '', token_cifrado: '', token_clave: '', version: 1, creado };
  await t.db
    .insertInto('proyectos')
    .values({ id, nombre: id, clave: id, id_persona: 'ana', ...vacio })
    .execute();
  const large = randomBytes(75_000).toString('base64');
  await sql`insert into respuestas (id, proyecto_id, id_persona, nombre, tipo, plan, respuestas, promedios, creado)
    select gen_random_uuid(), ${id}::uuid, 'ana', 'p', 'todos', '{}', to_jsonb(${large}::text), '[]', now()
    from generate_series(1, 30)`.execute(t.db);
  await sql`insert into respuesta_elementos (respuesta_id, elemento_id)
    select id, gen_random_uuid() from respuestas, generate_series(1, 5) where proyecto_id = ${id}::uuid`.execute(
    t.db,
  );
  await sql`insert into analisis (id, proyecto_id, id_persona, estado, enlace, rama, creado, fase, hechos, total)
    values (${analisis}::uuid, ${id}::uuid, 'ana', 'listo', 'https://github.com/u/r', 'main', now(), '', 0, 0)`.execute(
    t.db,
  );
  await sql`insert into analisis_archivos
      (analisis_id, posicion, ruta, lenguaje, analizable, medidas, incidencias, texto_cifrado, texto_clave)
    select ${analisis}::uuid, n, n || '.ts', 'ts', true, '{}', '[]', left(${large}::text, 50000), 'k'
    from generate_series(1, 60) n`.execute(t.db);
  await sql`insert into analisis_partes (proyecto_id, huella, parte)
    select ${id}::uuid, n::text, 'x' from generate_series(1, 1200) n`.execute(t.db);
  await sql`insert into borradores (id, id_persona, proyecto_id, tipo, elemento, intentos, adicionales, titulo,
      titulo_version, plan, cambios, creado, actualizado)
    values (${borrador}::uuid, 'ana', ${id}::uuid, 'allMetricas', 'todos', 0, '[]', '', 1, '{}', '{}', now(), now())`.execute(
    t.db,
  );
  await sql`insert into borrador_respuestas (borrador_id, lista_id, pauta_id, comentario, version)
    select ${borrador}::uuid, gen_random_uuid(), gen_random_uuid(), 'c', 1 from generate_series(1, 40)`.execute(
    t.db,
  );
  return id;
}

const tables = [
  'respuestas',
  'respuesta_elementos',
  'analisis',
  'analisis_archivos',
  'analisis_partes',
  'borradores',
  'borrador_respuestas',
  'proyectos_todos',
];

async function counts(): Promise<readonly number[]> {
  const all = [];
  for (const table of tables) {
    const { rows } = await sql<{ n: string | number }>`select count(*) as n from ${sql.table(table)}`.execute(
      t.db,
    );
    all.push(Number(rows[0]?.n));
  }
  return all;
}

const remove = (id: string) =>
  t.db.updateTable('proyectos_todos').set({ borrado: true }).where('id', '=', id).execute();

test('a deleted project is erased with all its rows, another one stays whole', async () => {
  const [gone] = [await fill(), await fill()];
  const both = await counts();
  await remove(gone);
  expect(await sweepDeleted(t.db)).toBe(1);
  expect(await counts()).toEqual(both.map((n) => n / 2));
  expect(await sweepDeleted(t.db)).toBe(0);
});

test('each statement deletes a megabyte or 500 rows at most', async () => {
  const before = await fill().then(async (id) => {
    const all = await counts();
    await remove(id);
    return all;
  });
  let last = before;
  const bytes = [100_000, 0, 0, 50_000];
  await sweepDeleted(t.db, async () => {
    const now = await counts();
    const deleted = now.map((n, at) => (last[at] ?? 0) - n);
    expect(Math.max(...deleted)).toBeLessThanOrEqual(500);
    // The last row may go over the bound.
    const heavy = deleted.reduce((sum, n, at) => sum + n * (bytes[at] ?? 0), 0);
    expect(heavy).toBeLessThanOrEqual(1024 * 1024 + 100_000);
    last = now;
    return true;
  });
  expect(await counts()).toEqual(tables.map(() => 0));
});

test('after an end between two slices a later sweep erases the rest', async () => {
  await remove(await fill());
  const before = await counts();
  expect(await sweepDeleted(t.db, () => Promise.resolve(false))).toBe(0);
  const between = await counts();
  expect(between).not.toEqual(before);
  // Its mark stays until nothing else is left.
  expect(between.at(-1)).toBe(1);
  expect(await sweepDeleted(t.db)).toBe(1);
  expect(await counts()).toEqual(tables.map(() => 0));
});
