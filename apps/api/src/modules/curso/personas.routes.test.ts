// seguridad: 2, 3
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { crearProyecto, vaciarProyectos } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { testTokens, type Person } from '../../testing/tokens.ts';
import { abrirCurso, leerInvitacionDe, unirA } from './curso.fixture.ts';

let now = new Date('2026-03-01T12:00:00Z');
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ parts: { now: () => now } });
});
afterAll(() => app.close());
beforeEach(() => vaciarProyectos(app));

const leer = (as: Person, id: string) => app.call({ as, method: 'GET', url: `/cursos/${id}` });
const cerrar = (id: string) =>
  app.call({ as: 'dora', method: 'PUT', url: `/cursos/${id}/estado`, body: { estado: 'cerrado' } });
const salir = (as: Person, id: string) =>
  app.call({ as, method: 'DELETE', url: `/cursos/${id}/personas/propia` });

describe('joining a course', () => {
  test('keeps the text and the date of the notice that was shown, once', async () => {
    const { _id, codigo } = await abrirCurso(app);
    const { aviso } = await leerInvitacionDe(app, 'ana', codigo.toLowerCase());
    for (let vez = 0; vez < 2; vez += 1)
      expect(await unirA(app, 'ana', codigo)).toMatchObject({ status: 200, body: { _id } });
    expect(await leer('ana', _id)).toMatchObject({
      body: { personas: 1, mio: { version: aviso.version, ingreso: now.toISOString(), proyectos: [] } },
    });
    const guardado = await app.db
      .selectFrom('avisos_privacidad')
      .select('texto')
      .where('version', '=', aviso.version)
      .execute();
    expect(guardado).toEqual([{ texto: aviso.texto }]);
    expect((await leerInvitacionDe(app, 'ana', codigo)).unido).toBe(true);
  });

  test('needs the notice of today', async () => {
    const { codigo } = await abrirCurso(app);
    const conAviso = (escrito: string) =>
      app.call({ as: 'ana', method: 'POST', url: `/unirse/${escrito}`, body: { aviso: 'otro' } });
    expect((await conAviso('ZZZZZZZZ')).status).toBe(404);
    const salida = await conAviso(codigo);
    expect(salida).toMatchObject({ status: 409, body: { codigo: 'aviso-cambiado' } });
  });

  test('is refused with the code of a course that is closed meanwhile', async () => {
    const { _id, codigo } = await abrirCurso(app);
    await app.db.updateTable('cursos').set({ estado: 'cerrado' }).where('id', '=', _id).execute();
    expect(await unirA(app, 'ana', codigo)).toMatchObject({
      status: 409,
      body: { codigo: 'curso-no-abierto' },
    });
  });

  test('is refused in a full course', async () => {
    const { _id, codigo } = await abrirCurso(app);
    await unirA(app, 'ana', codigo);
    const { aviso } = await app.db
      .selectFrom('curso_personas')
      .select('aviso')
      .where('curso_id', '=', _id)
      .executeTakeFirstOrThrow();
    const otras = Array.from({ length: 1999 }, (_, i) => ({
      curso_id: _id,
      sub: `s-${i}`,
      correo: null,
      ingreso: now,
      aviso,
    }));
    await app.db.insertInto('curso_personas').values(otras).execute();
    expect(await unirA(app, 'beto', codigo)).toMatchObject({ status: 409, body: { codigo: 'curso-lleno' } });
    expect(await unirA(app, 'ana', codigo)).toMatchObject({ status: 200 });
  });

  test('takes a class of 200 people who join at the same moment from one address', async () => {
    const { _id, codigo } = await abrirCurso(app);
    const { aviso } = await leerInvitacionDe(app, 'ana', codigo);
    const tokens = await testTokens();
    const unirUna = async (i: number) => {
      const headers = { authorization: `Bearer ${await tokens.sign('ana', { sub: `sub-${i}` })}` };
      const body = { aviso: aviso.version };
      return (await app.call({ as: null, method: 'POST', url: `/unirse/${codigo}`, body, headers })).status;
    };
    const salidas = await Promise.all(Array.from({ length: 200 }, (_, i) => unirUna(i)));
    expect(new Set(salidas)).toEqual(new Set([200]));
    expect(await leer('dora', _id)).toMatchObject({ body: { personas: 200 } });
  });

  test('bounds wrong codes for a person, and not those that exist', async () => {
    const { codigo } = await abrirCurso(app);
    const probar = async (as: Person, escrito: string) =>
      (await app.call({ as, method: 'GET', url: `/unirse/${escrito}` })).status;
    for (let vez = 0; vez < 30; vez += 1) expect(await probar('eva', codigo)).toBe(200);
    for (let vez = 0; vez < 10; vez += 1) expect(await probar('eva', 'ZZZZZZZZ')).toBe(404);
    expect(await probar('eva', codigo)).toBe(429);
    expect(await probar('ana', codigo)).toBe(200);
    now = new Date(now.getTime() + 16 * 60_000);
    expect(await probar('eva', codigo)).toBe(200);
  });
});

describe('leaving a course', () => {
  test('takes the own projects along; twice is refused', async () => {
    const { _id, codigo } = await abrirCurso(app);
    await unirA(app, 'ana', codigo);
    const proyecto = await crearProyecto(app, 'ana');
    await app.call({ as: 'ana', method: 'PUT', url: `/cursos/${_id}/proyectos/${proyecto._id}` });
    expect(await leer('dora', _id)).toMatchObject({ body: { personas: 1, proyectos: 1 } });
    expect((await salir('ana', _id)).status).toBe(204);
    expect(await leer('dora', _id)).toMatchObject({ body: { personas: 0, proyectos: 0 } });
    expect((await salir('ana', _id)).status).toBe(404);
    expect((await salir('dora', _id)).status).toBe(404);
  });

  test('is also decided by a lecturer, for a person of the course', async () => {
    const { _id, codigo } = await abrirCurso(app);
    await unirA(app, 'beto', codigo);
    const quitar = (as: Person) =>
      app.call({ as, method: 'DELETE', url: `/cursos/${_id}/personas/sub-beto` });
    expect((await quitar('omar')).status).toBe(404);
    expect((await quitar('dora')).status).toBe(204);
    expect((await quitar('dora')).status).toBe(404);
  });
});

test('a person with a published mark stays in the course', async () => {
  const { _id, codigo } = await abrirCurso(app);
  await unirA(app, 'ana', codigo);
  await publicarNota(_id, 'sub-ana');
  expect(await salir('ana', _id)).toMatchObject({ status: 409, body: { codigo: 'nota-publicada' } });
  const quitar = await app.call({ as: 'dora', method: 'DELETE', url: `/cursos/${_id}/personas/sub-ana` });
  expect(quitar).toMatchObject({ status: 409, body: { codigo: 'nota-publicada' } });
});

/** A delivery of the course with a published mark of that person. */
async function publicarNota(curso_id: string, sub: string): Promise<void> {
  const entrega = { id: uuidv7(), curso_id, titulo: 'T', texto: '', rubrica_id: null, version: 1 };
  const fechas = { abre_local: '2026-02-01T00:00', cierra_local: '2026-02-02T00:00', abre: now, fin: now };
  await app.db
    .insertInto('entregas')
    .values({
      ...entrega,
      ...fechas,
      pide: '{}',
      plantilla: null,
      ambito: null,
      creado: now,
      copiada: now,
      publicada: now,
    })
    .execute();
  const entregado = {
    id: uuidv7(),
    entrega_id: entrega.id,
    proyecto_id: uuidv7(),
    proyecto_nombre: 'P',
    propietario: sub,
  };
  const vacio = {
    prueba_id: null,
    prueba: null,
    promedio: null,
    acciones: '[]',
    tarde_motivo: null,
    tarde_por: null,
  };
  await app.db
    .insertInto('entregados')
    .values({
      ...entregado,
      ...vacio,
      miembros: JSON.stringify([{ sub, nombre: 'Ana' }]),
      enlace: '',
      rama: '',
      en_plazo: true,
      vigente: true,
      hasta: now,
      momento: now,
    })
    .execute();
}

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
