// seguridad: 64
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { sembrarComentarios } from '../../testing/muestra-comentarios.ts';
import { sembrarEntrega, sembrarReferencia } from '../../testing/muestra-entrega.ts';
import { uid } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ parts: { now: () => new Date(Date.UTC(2026, 0, 20)) } });
});
afterAll(() => t.close());

const tablas = [
  'entregado_archivos',
  'entrega_analisis',
  'entregados',
  'calificacion_cambios',
  'calificaciones',
  'observaciones',
  'patrones',
  'rubricas',
  'entregas',
];
const cuantas = async () => {
  const todas = [];
  for (const tabla of tablas) {
    const { rows } = await sql<{ n: string | number }>`select count(*) as n from ${sql.table(tabla)}`.execute(
      t.db,
    );
    todas.push(Number(rows[0]?.n));
  }
  return todas;
};

/** A rubric, and a mark with one change. */
async function sembrarNota(entrega_id: string, proyecto_id: string, n: number): Promise<void> {
  const por = JSON.stringify({ sub: 'sub-dora', nombre: 'Dora' });
  const momento = new Date(Date.UTC(2026, 0, 12));
  const vacios = { medidas: '{}', niveles: '{}', enlaces: '[]', marcas: '[]' };
  await t.db
    .insertInto('rubricas')
    .values({ entrega_id, version: 1, lineas: '[]', motivo: null, por, creado: momento })
    .execute();
  await t.db
    .insertInto('calificaciones')
    .values({
      ...vacios,
      id: uid(n),
      entrega_id,
      proyecto_id,
      por,
      orden: 1,
      version: 1,
      calculado: momento,
      cambiado: momento,
    })
    .execute();
  await t.db
    .insertInto('calificacion_cambios')
    .values({ id: uid(n), calificacion_id: uid(n), que: 'q', nota: 8, motivo: null, por, momento })
    .execute();
}

it('what the deliveries of a course hold goes in slices before the course, and nothing of another one', async () => {
  const proyecto = uid(611);
  const analisis = { grado: 80, incidencias: { 'a.js': [['S1', 'm']], 'b.js': [] } } as const;
  const [borrada, otra] = [700, 701].map((n) =>
    sembrarEntrega(t, n, {
      plantilla: { grado: 70 },
      entregados: [{ proyecto, propietario: 'ana', analisis }],
    }),
  );
  const id = (await borrada) ?? '';
  await sembrarNota(id, proyecto, 1701);
  await sembrarNota((await otra) ?? '', proyecto, 1702);
  await sembrarReferencia(t, id, new Date(Date.UTC(2026, 0, 11)));
  await sembrarComentarios(t, { entrega: id, proyecto }, 3);
  expect(await cuantas()).toEqual([4, 4, 2, 2, 2, 3, 1, 2, 2]);
  const fila = await t.db
    .selectFrom('entregas')
    .select('curso_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const sentencias = await t.statementsOf(async () => {
    const url = `/cursos/${fila.curso_id}`;
    expect((await t.call({ as: 'admin', method: 'DELETE', url })).status).toBe(204);
  });
  expect(await cuantas()).toEqual([2, 2, 1, 1, 1, 0, 0, 1, 1]);
  const borradas = sentencias.flatMap((una) => /delete from "(\w+)"/u.exec(una)?.[1] ?? []);
  expect(borradas[0]).toBe('entregado_archivos');
  expect(borradas.indexOf('entregados')).toBeLessThan(borradas.indexOf('cursos'));
  expect(borradas.at(-1)).toBe('cursos');
  // A deletion that ends early is in the audit trail.
  const primera = (palabras: string) => sentencias.findIndex((una) => una.includes(palabras));
  expect(primera('"auditoria"')).toBeGreaterThan(-1);
  expect(primera('"auditoria"')).toBeLessThan(primera('delete from'));
});
