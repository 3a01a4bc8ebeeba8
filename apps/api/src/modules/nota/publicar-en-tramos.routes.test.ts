import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { uid } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { enEnero, llamadasDeNotas, medida } from './nota.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ parts: { now: enEnero } });
});
afterAll(() => t.close());

const { pedir, nueva, publicar } = llamadasDeNotas(() => t);
const entregados = Array.from(
  { length: 205 },
  (_, i) => ({ proyecto: uid(6000 + i), propietario: 'ana' }) as const,
);

/** A class of 205 projects whose figures were computed. */
async function calculada(): Promise<string> {
  const id = await nueva({ personas: ['ana'], entregados }, [medida('grado', 10, 0, 100)]);
  expect((await pedir('POST', `/entregas/${id}/notas/calcular`, 'dora')).status).toBe(200);
  return id;
}

const publicadasDe = (id: string) =>
  t.db
    .selectFrom('auditoria')
    .select('detalle')
    .where('objeto_id', '=', id)
    .where('accion', '=', 'nota-publicada')
    .execute();

it('the marks of a large class are published in slices of 200', async () => {
  const id = await calculada();
  const sentencias = await t.statementsOf(async () => {
    expect(await publicar(id)).toMatchObject({ body: { publicadas: 205, pendientes: [] } });
  });
  expect(sentencias.filter((una) => una.includes('set publicado'))).toHaveLength(2);
});

it('what changes between two slices leaves the rest unpublished, and named', async () => {
  const id = await calculada();
  await sql`create function al_publicar() returns trigger language plpgsql as
    'begin update cursos set escala = 20; return null; end'`.execute(t.db);
  await sql`create trigger al_publicar after update on calificaciones for each statement execute function al_publicar()`.execute(
    t.db,
  );
  const { status, body } = await publicar(id);
  await sql`drop function al_publicar cascade`.execute(t.db);
  expect(status).toBe(200);
  const { publicadas, pendientes } = body as { readonly publicadas: number; readonly pendientes: object[] };
  expect([publicadas, pendientes.length]).toEqual([200, 5]);
  expect(await publicadasDe(id)).toEqual([{ detalle: '200 notas' }]);
});

it('what fails in a later slice leaves those before it in the audit trail', async () => {
  const id = await calculada();
  await sql`create table tramos (n integer)`.execute(t.db);
  await sql`create function al_publicar() returns trigger language plpgsql as
    'begin if exists (select 1 from tramos) then raise ''fallo''; end if; insert into tramos values (1); return null; end'`.execute(
    t.db,
  );
  await sql`create trigger al_publicar after update on calificaciones for each statement execute function al_publicar()`.execute(
    t.db,
  );
  expect((await publicar(id)).status).toBe(500);
  await sql`drop function al_publicar cascade`.execute(t.db);
  expect(await publicadasDe(id)).toEqual([{ detalle: '200 notas' }]);
});
