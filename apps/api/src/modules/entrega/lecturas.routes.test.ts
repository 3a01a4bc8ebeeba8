import type { IncidenciasEntregadas } from '@mantenible/contracts/entrega';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

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

it('a page of findings reads the delivered test and actions in no statement beside that of the copy', async () => {
  const id = await sembrarEntrega(t, 500, {
    entregados: [
      { proyecto, propietario: 'ana', analisis: { grado: 80, incidencias: { 'a.js': [['S1', 'm']] } } },
    ],
  });
  expect(await sentencias(`/entregas/${id}/proyectos/${proyecto}/incidencias`, 'dora', '"entregados"')).toBe(
    1,
  );
});

describe('pages of findings', () => {
  const de = (archivo: string, n: number) =>
    Array.from({ length: n }, (_, i) => [archivo, `${archivo} ${i}`] as const);
  const url = async (n: number) => {
    const incidencias = { 'a.js': de('a', 30), 'b.js': [], 'c.js': de('c', 90), 'd.js': de('d', 5) };
    const id = await sembrarEntrega(t, n, {
      entregados: [{ proyecto, propietario: 'ana', analisis: { grado: 80, incidencias } }],
    });
    return `/entregas/${id}/proyectos/${proyecto}/incidencias`;
  };
  const mensajes = async (ruta: string, desde: number) => {
    const { body } = await t.call({ as: 'ana', method: 'GET', url: `${ruta}?desde=${desde}` });
    return (body as IncidenciasEntregadas).incidencias.map(({ mensaje }) => mensaje);
  };

  it('give each finding once, in the order of the files', async () => {
    const ruta = await url(502);
    const todas = [await mensajes(ruta, 0), await mensajes(ruta, 50), await mensajes(ruta, 100)];
    expect(todas.map(({ length }) => length)).toEqual([50, 50, 25]);
    expect(todas.flat()).toEqual([...de('a', 30), ...de('c', 90), ...de('d', 5)].map(([, uno]) => uno));
    expect(await mensajes(ruta, 125)).toEqual([]);
  });

  it('unpack no list of a file whose findings are on another page', async () => {
    const ruta = await url(503);
    const antes = await mensajes(ruta, 50);
    await t.db
      .updateTable('entregado_archivos')
      .set({ incidencias: '[]' })
      .where('ruta', '=', 'a.js')
      .execute();
    expect(await mensajes(ruta, 50)).toEqual(antes);
  });
});

it('a list of deliveries runs the same number of statements for three as for one', async () => {
  const id = await sembrarEntrega(t, 504, {
    personas: ['ana'],
    entregados: [{ proyecto, propietario: 'ana' }],
  });
  const fila = await t.db.selectFrom('entregas').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const url = `/cursos/${fila.curso_id}/entregas`;
  const una = await sentencias(url, 'ana');
  const comunes = { ...fila, pide: JSON.stringify(fila.pide), plantilla: null, ambito: null };
  await t.db
    .insertInto('entregas')
    .values([8_600_002, 8_600_003].map((n) => ({ ...comunes, id: uid(n) })))
    .execute();
  expect(await sentencias(url, 'ana')).toBe(una);
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
