// seguridad: 2, 3
import { avisos } from '@mantenible/contracts/aviso';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { sembrarMiembro } from '../../testing/muestra-curso.ts';
import { crearProyecto, vaciarProyectos } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';
import { abrirCurso, unirA } from './curso.fixture.ts';

const now = new Date('2026-03-01T12:00:00Z');
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ parts: { now: () => now } });
});
afterAll(() => app.close());
beforeEach(() => vaciarProyectos(app));

const leer = (as: Person, id: string) => app.call({ as, method: 'GET', url: `/cursos/${id}` });
const cerrar = (id: string) =>
  app.call({ as: 'dora', method: 'PUT', url: `/cursos/${id}/estado`, body: { estado: 'cerrado' } });

describe('a project in a course', () => {
  const poner = (as: Person, id: string, proyectoId: string) =>
    app.call({ as, method: 'PUT', url: `/cursos/${id}/proyectos/${proyectoId}` });
  const sacar = (as: Person, id: string, proyectoId: string) =>
    app.call({ as, method: 'DELETE', url: `/cursos/${id}/proyectos/${proyectoId}` });

  test('is read by the lecturers of that course, and by no other', async () => {
    const { _id, codigo } = await abrirCurso(app);
    await unirA(app, 'ana', codigo);
    const proyecto = await crearProyecto(app, 'ana');
    const leerProyecto = async (as: Person) =>
      (await app.call({ as, method: 'GET', url: `/proyectos/${proyecto._id}/panorama` })).status;
    expect(await leerProyecto('dora')).toBe(404);
    expect((await poner('ana', _id, proyecto._id)).status).toBe(204);
    expect((await poner('ana', _id, proyecto._id)).status).toBe(204);
    expect([await leerProyecto('dora'), await leerProyecto('omar')]).toEqual([200, 404]);
    expect(await leer('ana', _id)).toMatchObject({
      body: { mio: { proyectos: [{ _id: proyecto._id, nombre: proyecto.nombre, propio: true }] } },
    });
    expect((await sacar('ana', _id, proyecto._id)).status).toBe(204);
    expect(await leerProyecto('dora')).toBe(404);
    expect((await sacar('dora', _id, proyecto._id)).status).toBe(404);
  });

  test('gives the members of its team one notice, also without joining, and without a name of a person', async () => {
    const { _id, codigo } = await abrirCurso(app);
    await unirA(app, 'ana', codigo);
    const proyecto = await crearProyecto(app, 'ana', 'Tienda');
    await sembrarMiembro(app, proyecto._id, 'beto');
    const avisosDe = async (as: Person) =>
      avisos.parse((await app.call({ as, method: 'GET', url: '/avisos' })).body);
    for (const _vez of [1, 2]) await poner('ana', _id, proyecto._id);
    expect(await avisosDe('beto')).toMatchObject({
      sinLeer: 1,
      avisos: [
        {
          tipo: 'curso',
          cursoId: _id,
          entregaId: null,
          proyectoId: proyecto._id,
          texto: expect.stringMatching(
            /^«Tienda», un proyecto de su equipo, está en el curso «Calidad de software»: sus docentes ven/u,
          ) as string,
        },
      ],
    });
    expect((await avisosDe('ana')).avisos).toEqual([]);
    // Leaving and coming again is news.
    await app.call({ as: 'beto', method: 'POST', url: '/avisos/leidos' });
    expect((await avisosDe('beto')).sinLeer).toBe(0);
    await sacar('ana', _id, proyecto._id);
    await poner('ana', _id, proyecto._id);
    expect(await avisosDe('beto')).toMatchObject({ sinLeer: 1, avisos: [{ tipo: 'curso' }] });
  });

  test('stands in one open course at a time', async () => {
    const [uno, otro] = [await abrirCurso(app), await abrirCurso(app, 'omar', { nombre: 'Otro' })];
    const proyecto = await crearProyecto(app, 'ana');
    for (const { codigo } of [uno, otro]) await unirA(app, 'ana', codigo);
    await poner('ana', uno._id, proyecto._id);
    expect(await poner('ana', otro._id, proyecto._id)).toMatchObject({
      status: 409,
      body: {
        codigo: 'proyecto-en-otro-curso',
        mensaje: expect.stringContaining('«Calidad de software»') as string,
      },
    });
    await cerrar(uno._id);
    expect((await poner('ana', otro._id, proyecto._id)).status).toBe(204);
    const reabrir = await app.call({
      as: 'dora',
      method: 'PUT',
      url: `/cursos/${uno._id}/estado`,
      body: { estado: 'abierto' },
    });
    expect(reabrir).toMatchObject({ status: 409, body: { codigo: 'proyecto-en-otro-curso' } });
  });

  test('stands in one of two courses at the same moment', async () => {
    const [uno, otro] = [await abrirCurso(app), await abrirCurso(app, 'omar')];
    for (const { codigo } of [uno, otro]) await unirA(app, 'ana', codigo);
    const proyecto = await crearProyecto(app, 'ana');
    const salidas = await Promise.all([uno, otro].map(({ _id }) => poner('ana', _id, proyecto._id)));
    expect(salidas.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  });

  test('is put by its owner, who joined, into an open course', async () => {
    const { _id, codigo } = await abrirCurso(app);
    await unirA(app, 'ana', codigo);
    const deBeto = await crearProyecto(app, 'beto');
    expect((await poner('ana', _id, deBeto._id)).status).toBe(404);
    expect((await poner('beto', _id, deBeto._id)).status).toBe(404);
    const deDora = await crearProyecto(app, 'dora');
    expect(await poner('dora', _id, deDora._id)).toMatchObject({
      status: 409,
      body: { codigo: 'sin-unirse' },
    });
    await cerrar(_id);
    const deAna = await crearProyecto(app, 'ana');
    expect(await poner('ana', _id, deAna._id)).toMatchObject({
      status: 409,
      body: { codigo: 'curso-no-abierto' },
    });
  });

  test('is one of five of its person, and of as many as the course admits', async () => {
    const { _id, codigo } = await abrirCurso(app);
    for (const as of ['ana', 'beto'] as const) await unirA(app, as, codigo);
    const { _id: modelo } = await crearProyecto(app, 'ana', 'Modelo');
    await copiarEnCurso(modelo, _id, 5);
    const completo = { status: 409, body: { codigo: 'proyectos-completos' } };
    expect(await poner('ana', _id, modelo)).toMatchObject({
      ...completo,
      body: { ...completo.body, mensaje: expect.stringContaining('Saque uno') as string },
    });
    const deBeto = (await crearProyecto(app, 'beto'))._id;
    await copiarEnCurso(modelo, _id, 1494);

    expect((await poner('beto', _id, deBeto)).status).toBe(204);
    expect((await poner('beto', _id, deBeto)).status).toBe(204);
    const otro = (await crearProyecto(app, 'beto', 'Otro'))._id;
    expect(await poner('beto', _id, otro)).toMatchObject({
      ...completo,
      body: { ...completo.body, mensaje: expect.stringContaining('1\u202f500') as string },
    });
  });

  test('stands in one open course when another opens again at the same moment', async () => {
    const [uno, otro] = [await abrirCurso(app), await abrirCurso(app, 'omar')];
    for (const { codigo } of [uno, otro]) await unirA(app, 'ana', codigo);
    const proyecto = await crearProyecto(app, 'ana');
    await poner('ana', uno._id, proyecto._id);
    await cerrar(uno._id);
    const url = `/cursos/${uno._id}/estado`;
    const abrir = app.call({ as: 'dora', method: 'PUT', url, body: { estado: 'abierto' } });
    const salidas = await Promise.all([abrir, poner('ana', otro._id, proyecto._id)]);
    expect(salidas.map(({ status }) => status >= 400)).toContain(true);
    expect(salidas.map(({ status }) => status < 400)).toContain(true);
  });

  test('is withdrawn by its owner from a closed course too', async () => {
    const { _id, codigo } = await abrirCurso(app);
    await unirA(app, 'ana', codigo);
    const [cerrado, archivado] = [await crearProyecto(app, 'ana'), await crearProyecto(app, 'ana', 'Otro')];
    for (const uno of [cerrado, archivado]) await poner('ana', _id, uno._id);
    await cerrar(_id);
    expect((await sacar('ana', _id, cerrado._id)).status).toBe(204);
    await app.db.updateTable('cursos').set({ estado: 'archivado' }).where('id', '=', _id).execute();
    expect((await sacar('ana', _id, archivado._id)).status).toBe(204);
    expect((await sacar('ana', _id, archivado._id)).status).toBe(404);
  });

  test('is taken out by a lecturer, and not by another person of the course', async () => {
    const { _id, codigo } = await abrirCurso(app);
    for (const as of ['ana', 'beto'] as const) await unirA(app, as, codigo);
    const proyecto = await crearProyecto(app, 'ana');
    await poner('ana', _id, proyecto._id);
    expect((await sacar('beto', _id, proyecto._id)).status).toBe(404);
    await cerrar(_id);
    expect((await sacar('dora', _id, proyecto._id)).status).toBe(409);
    await app.call({ as: 'dora', method: 'PUT', url: `/cursos/${_id}/estado`, body: { estado: 'abierto' } });
    expect((await sacar('dora', _id, proyecto._id)).status).toBe(204);
  });
});

/** Puts so many copies of a project into a course, as rows. */
async function copiarEnCurso(modelo: string, cursoId: string, cuantos: number): Promise<void> {
  const fila = await app.db
    .selectFrom('proyectos_todos')
    .selectAll()
    .where('id', '=', modelo)
    .executeTakeFirstOrThrow();
  const copias = Array.from({ length: cuantos }, () => ({ ...fila, id: uuidv7() }));
  await app.db
    .insertInto('proyectos_todos')
    .values(copias.map((una) => ({ ...una, nombre: una.id, clave: una.id })))
    .execute();
  await app.db
    .insertInto('curso_proyectos')
    .values(copias.map(({ id }) => ({ curso_id: cursoId, proyecto_id: id, ingreso: now })))
    .execute();
  // Statements that were planned for empty tables take minutes with these rows.
  await sql`analyze`.execute(app.db);
}
