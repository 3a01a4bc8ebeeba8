import { afterAll, beforeAll, expect, it } from 'vitest';

import { sembrarEntrega } from '../../testing/muestra-entrega.ts';
import { uid } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';

const proyecto = uid(611);
let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ parts: { now: () => new Date(Date.UTC(2026, 0, 20)) } });
});
afterAll(() => t.close());

/** Statements of a read that have all of these words. */
async function sentencias(url: string, as: Person, ...palabras: readonly string[]): Promise<number> {
  const todas = await t.statementsOf(async () => {
    expect((await t.call({ as, method: 'GET', url })).status).toBe(200);
  });
  return todas.filter((una) => palabras.every((palabra) => una.includes(palabra))).length;
}

it('a page of findings reads the delivered test and plan in no statement beside that of the copy', async () => {
  const id = await sembrarEntrega(t, 500, {
    entregados: [
      { proyecto, propietario: 'ana', analisis: { grado: 80, incidencias: { 'a.js': [['S1', 'm']] } } },
    ],
  });
  expect(await sentencias(`/entregas/${id}/proyectos/${proyecto}/incidencias`, 'dora', '"entregados"')).toBe(
    1,
  );
});

it('the deliveries of a course read the projects of the person once', async () => {
  const id = await sembrarEntrega(t, 501, {
    personas: ['ana'],
    entregados: [{ proyecto, propietario: 'ana' }],
  });
  const fila = await t.db.selectFrom('entregas').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const otra = {
    ...fila,
    id: uid(8_600_001),
    pide: JSON.stringify(fila.pide),
    plantilla: null,
    ambito: null,
  };
  await t.db.insertInto('entregas').values(otra).execute();
  const url = `/cursos/${fila.curso_id}/entregas`;
  expect(await sentencias(url, 'ana', 'array[p.id_persona]')).toBe(1);
  expect((await t.call({ as: 'ana', method: 'GET', url })).body).toMatchObject({
    entregas: [{ mias: expect.any(Array) as unknown }, { mias: expect.any(Array) as unknown }],
  });
});
