import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { anas, criterio, enEnero, llamadasDeNotas, medida } from './nota.fixture.ts';

let t: TestApp;
const cerrojo = sql`select pg_advisory_xact_lock(4101)`;

beforeAll(async () => {
  t = await createTestApp({ parts: { now: enEnero } });
  await sql`create function esperar() returns trigger language plpgsql
    as ${sql.lit('begin perform pg_advisory_xact_lock(4101); return new; end')}`.execute(t.db);
  await sql`create trigger esperar before insert on calificaciones for each row when (new.orden = 2)
    execute function esperar()`.execute(t.db);
});
afterAll(() => t.close());

const { pedir, nueva, corregir, publicar } = llamadasDeNotas(() => t);

/** Returns once so many statements of this database wait for a lock; the embedded engine has one connection, whose turn they wait for. */
async function esperan(cuantas: number): Promise<void> {
  if (t.database.engine !== 'postgres') return;
  const suyas = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await suyas.execute(t.db)).rows).toHaveLength(cuantas);
}

const otraRubrica = (id: string) => {
  const lineas = [{ ...criterio, niveles: criterio.niveles.toReversed() }, medida('evidencias', 4, 0, 100)];
  return pedir('PUT', `/entregas/${id}/rubrica`, 'dora', { lineas, motivo: 'Del mejor al peor' });
};

it.each<[string, (id: string) => Promise<{ readonly status: number }>, object]>([
  [
    'a correction that is saved',
    (id) => corregir(id, anas, { niveles: { fundamento: 1 }, cambio: 'Otra lectura' }),
    { niveles: { fundamento: 1 }, version: 4 },
  ],
  ['the levels of another rubric', otraRubrica, { niveles: { fundamento: 0 }, version: 4 }],
])('a second correction takes %s while it is asked for', async (_caso, cambio, segunda) => {
  const id = await nueva(undefined, [criterio, medida('evidencias', 4, 0, 100)]);
  await corregir(id, anas, { niveles: { fundamento: 2 } });
  expect(await publicar(id, [anas])).toMatchObject({ body: { publicadas: 1 } });
  const hechas: Promise<{ readonly status: number }>[] = [];
  await t.db.transaction().execute(async (trx) => {
    await cerrojo.execute(trx);
    const motivo = 'Falta una respuesta';
    hechas.push(pedir('POST', `/entregas/${id}/notas/${anas}/revision`, 'ana', { motivo }));
    await esperan(1);
    hechas.push(cambio(id));
    await esperan(2);
  });
  expect((await Promise.all(hechas)).map(({ status }) => status)).toEqual([204, 200]);
  const filas = await t.db
    .selectFrom('calificaciones')
    .select(['orden', 'niveles', 'version'])
    .where('entrega_id', '=', id)
    .where('proyecto_id', '=', anas)
    .orderBy('orden')
    .execute();
  expect(filas).toMatchObject([{ orden: 1 }, { orden: 2, ...segunda }]);
});
