// seguridad: 64
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { sembrarComentarios } from '../../testing/muestra-comentarios.ts';
import { sembrarEntrega } from '../../testing/muestra-entrega.ts';
import { uid } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createEntregaRepository } from './entrega.repository.ts';

let t: TestApp;
let numero = 800;
let [borrada, otra]: string[] = [];
const now = new Date(Date.UTC(2026, 0, 20));
const proyecto = uid(811);

beforeAll(async () => {
  t = await createTestApp({ parts: { now: () => now } });
});
afterAll(() => t.close());
beforeEach(async () => {
  const analisis = { grado: 80, incidencias: { 'a.js': [['S1', 'm']] } } as const;
  const nueva = () => {
    numero += 1;
    return sembrarEntrega(t, numero, { entregados: [{ proyecto, propietario: 'ana', analisis }] });
  };
  [borrada, otra] = [await nueva(), await nueva()];
  for (const entrega of [borrada, otra]) await sembrarComentarios(t, { entrega, proyecto }, 1200);
});

const id = () => borrada ?? '';
const filasDe = async (tabla: 'entregados' | 'observaciones' | 'entrega_analisis', entrega = id()) =>
  (await t.db.selectFrom(tabla).select('id').where('entrega_id', '=', entrega).execute()).length;
const entradas = async () =>
  (await t.db.selectFrom('auditoria').select('id').where('objeto_id', '=', id()).execute()).length;

it('what a delivery holds goes in slices before it, after its entry in the audit trail, and nothing of another', async () => {
  const sentencias = await t.statementsOf(async () => {
    expect((await t.call({ as: 'dora', method: 'DELETE', url: `/entregas/${id()}` })).status).toBe(204);
  });
  const borradas = sentencias.flatMap((una) => /delete from "(\w+)"/u.exec(una)?.[1] ?? []);
  expect(borradas[0]).toBe('entregado_archivos');
  expect(borradas.filter((una) => una === 'observaciones')).toHaveLength(4);
  expect(borradas.at(-1)).toBe('entregas');
  const primera = (palabras: string) => sentencias.findIndex((una) => una.includes(palabras));
  expect(primera('"auditoria"')).toBeGreaterThan(-1);
  expect(primera('"auditoria"')).toBeLessThan(primera('delete from'));
  expect([await filasDe('entregados'), await filasDe('observaciones')]).toEqual([0, 0]);
  expect([await filasDe('entregados', otra), await filasDe('observaciones', otra)]).toEqual([1, 1200]);
});

it('a deletion that ended early is in the audit trail, publishes nothing and is completed by the next call', async () => {
  await sql`create function fallar() returns trigger language plpgsql as ${sql.lit(
    `begin if (select count(*) from observaciones where entrega_id = '${id()}') < 500 then raise 'fallo'; end if; return null; end`,
  )}`.execute(t.db);
  await sql`create trigger fallar after delete on observaciones for each statement execute function fallar()`.execute(
    t.db,
  );
  const repositorio = createEntregaRepository(t.db, null);
  const autoria = { quien: { sub: 'sub-dora', nombre: 'Dora' }, now };
  await expect(repositorio.borrar(id(), autoria)).rejects.toThrow('fallo');
  expect([await filasDe('entrega_analisis'), await filasDe('observaciones'), await entradas()]).toEqual([
    0, 700, 1,
  ]);
  await sql`drop function fallar cascade`.execute(t.db);
  expect(await repositorio.borrar(id(), autoria)).toBe(true);
  expect([await filasDe('observaciones'), await filasDe('observaciones', otra)]).toEqual([0, 1200]);
});
