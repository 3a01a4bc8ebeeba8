import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import {
  copiaDeEntrega,
  crearEntrega,
  entregaNueva,
  leerEntrega,
  leerEntregado,
  sembrarClase,
} from '../../testing/entregas.ts';
import { sembrarMiembro } from '../../testing/muestra-curso.ts';
import {
  crearProyecto,
  guardarPrueba,
  pruebaDeMetrica,
  sembrarCatalogo,
  vaciarProyectos,
} from '../../testing/muestra.ts';
import { accionNueva } from '../../testing/mejora.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';

let app: TestApp;
let now: Date;
let cursoId: string;
let proyecto: string;
const en = (texto: string) => {
  now = new Date(texto);
};
beforeAll(async () => {
  app = await createTestApp({ parts: { now: () => now } });
  await sembrarCatalogo(app.db);
});
afterAll(() => app.close());
beforeEach(async () => {
  en('2026-12-02T12:00:00Z');
  await app.db.deleteFrom('cursos').execute();
  await vaciarProyectos(app);
  proyecto = (await crearProyecto(app))._id;
  cursoId = await sembrarClase(app, 1, { proyectos: [proyecto], unidas: ['ana'] });
});

const probar = (intentos: number, nombre: string) =>
  guardarPrueba(app, pruebaDeMetrica(proyecto, { intentos, nombre }));
const filaDe = async (id: string, as: Person = 'dora') => (await leerEntrega(app, id, as)).filas[0];
const tarde = (
  id: string,
  method: 'PUT' | 'DELETE',
  as: Person = 'dora',
  motivo = 'Tuvo un certificado médico.',
) =>
  app.call({
    as,
    method,
    url: `/entregas/${id}/proyectos/${proyecto}/tarde`,
    ...(method === 'PUT' && { body: { motivo } }),
  });

describe('later work', () => {
  let id: string;
  beforeEach(async () => {
    id = (await crearEntrega(app, cursoId))._id;
    now = copiaDeEntrega;
    await leerEntrega(app, id);
    en('2026-12-17T12:00:00Z');
    await probar(1, 'Fuera de plazo');
  });

  it('of one’s own work is taken and given back by another lecturer', async () => {
    await sembrarMiembro(app, proyecto, 'dora', now);
    for (const method of ['PUT', 'DELETE'] as const)
      expect(await tarde(id, method)).toMatchObject({ status: 403, body: { codigo: 'trabajo-propio' } });
    expect((await leerEntregado(app, id, proyecto, 'dora')).tomar).toBe(false);
    await app.db
      .insertInto('curso_docentes')
      .values({ curso_id: cursoId, sub: 'sub-omar', desde: now })
      .execute();
    expect((await tarde(id, 'PUT', 'omar')).status).toBe(200);
  });

  it('is not given back by one who left the team that delivered', async () => {
    en('2026-12-02T12:00:00Z');
    await sembrarMiembro(app, proyecto, 'dora', now);
    const { _id } = await crearEntrega(app, cursoId);
    now = copiaDeEntrega;
    await leerEntrega(app, _id);
    await app.db.deleteFrom('miembros').execute();
    await app.db
      .insertInto('curso_docentes')
      .values({ curso_id: cursoId, sub: 'sub-omar', desde: now })
      .execute();
    expect((await tarde(_id, 'PUT', 'omar')).status).toBe(200);
    expect(await tarde(_id, 'DELETE')).toMatchObject({ status: 403, body: { codigo: 'trabajo-propio' } });
  });

  it('stands beside what was in time, and does not count', async () => {
    expect(await filaDe(id)).toMatchObject({
      estado: 'tarde',
      prueba: null,
      despues: { prueba: { nombre: 'Fuera de plazo', promedio: 75 } },
    });
  });

  it('is named for each part that is asked for', async () => {
    const creada = await app.call({
      as: 'ana',
      method: 'POST',
      url: `/mejoras/${proyecto}/acciones`,
      body: accionNueva(),
    });
    expect(creada.status).toBe(201);
    expect((await filaDe(id))?.despues).toMatchObject({ acciones: 0 });
    const body = { ...entregaNueva, pide: { prueba: null, analisis: false, plan: true } };
    expect((await app.call({ as: 'dora', method: 'PUT', url: `/entregas/${id}`, body })).status).toBe(200);
    expect(await filaDe(id)).toMatchObject({
      estado: 'tarde',
      acciones: 0,
      despues: { prueba: null, analisis: null, acciones: 1 },
    });
  });

  it('counts once a lecturer takes it, with the reason, until it is given back', async () => {
    expect((await tarde(id, 'PUT')).status).toBe(200);
    expect(await filaDe(id)).toMatchObject({
      estado: 'incompleto',
      prueba: { nombre: 'Fuera de plazo' },
      despues: null,
      tomada: { motivo: 'Tuvo un certificado médico.', nombre: 'Dora', momento: now.toISOString() },
    });
    expect((await tarde(id, 'PUT', 'dora', 'Otra vez')).status).toBe(200);
    expect((await tarde(id, 'DELETE')).status).toBe(204);
    expect(await filaDe(id)).toMatchObject({ estado: 'tarde', tomada: null });
  });

  it('is taken by lecturers of the course alone, with a reason', async () => {
    expect((await tarde(id, 'PUT', 'ana')).status).toBe(403);
    expect((await tarde(id, 'PUT', 'omar')).status).toBe(404);
    expect((await tarde(id, 'PUT', 'admin')).status).toBe(403);
    expect((await tarde(id, 'PUT', 'dora', ' ')).status).toBe(400);
  });

  it('is refused while the deadline is open, after a mark, and of a project that left', async () => {
    await app.db.deleteFrom('curso_proyectos').execute();
    expect((await tarde(id, 'PUT')).body).toMatchObject({ codigo: 'proyecto-fuera' });
    await app.db.updateTable('entregas').set({ publicada: now }).execute();
    expect((await tarde(id, 'PUT')).body).toMatchObject({ codigo: 'con-notas' });
    expect((await tarde(id, 'DELETE')).body).toMatchObject({ codigo: 'con-notas' });
    en('2026-12-02T12:00:00Z');
    const otra = await crearEntrega(app, cursoId);
    expect((await tarde(otra._id, 'PUT')).body).toMatchObject({ codigo: 'plazo-abierto' });
  });
});

describe('a late commit that no analysis shows', () => {
  const tomar = async (id: string, as: Person = 'dora') => (await leerEntregado(app, id, proyecto, as)).tomar;

  it('can be taken in every delivery that closed, and not before its copies', async () => {
    const { _id } = await crearEntrega(app, cursoId);
    expect(await tomar(_id)).toBe(false);
    now = copiaDeEntrega;
    expect([await tomar(_id), await tomar(_id, 'ana')]).toEqual([true, false]);
    expect((await filaDe(_id))?.despues).toBeNull();
    expect((await tarde(_id, 'PUT')).status).toBe(200);
    const { hasta } = await app.db
      .selectFrom('entregados')
      .select('hasta')
      .where('vigente', '=', true)
      .executeTakeFirstOrThrow();
    expect(hasta.getTime()).toBe(now.getTime() + 1);
    expect(await tomar(_id)).toBe(true);
  });

  it('cannot once a mark was published, the project left, or the course was archived', async () => {
    const { _id } = await crearEntrega(app, cursoId);
    now = copiaDeEntrega;
    await leerEntrega(app, _id);
    await app.db.updateTable('entregas').set({ publicada: now }).execute();
    expect(await tomar(_id)).toBe(false);
    await app.db.updateTable('entregas').set({ publicada: null }).execute();
    await app.db.updateTable('cursos').set({ estado: 'archivado' }).execute();
    expect(await tomar(_id)).toBe(false);
    await app.db.updateTable('cursos').set({ estado: 'cerrado' }).execute();
    expect(await tomar(_id)).toBe(true);
    await app.db.deleteFrom('curso_proyectos').execute();
    expect(await tomar(_id)).toBe(false);
  });
});

it('a person who left a team after the copy is listed with it alone', async () => {
  await sembrarMiembro(app, proyecto, 'beto');
  await app.db
    .insertInto('curso_personas')
    .values({ curso_id: cursoId, sub: 'sub-beto', correo: null, ingreso: now, aviso: 'v1' })
    .execute();
  const { _id } = await crearEntrega(app, cursoId);
  now = copiaDeEntrega;
  await leerEntrega(app, _id);
  await app.db.deleteFrom('miembros').execute();
  const { filas } = await leerEntrega(app, _id);
  expect(filas.map(({ miembros }) => miembros)).toEqual([['Ana', 'sub-beto']]);
});
