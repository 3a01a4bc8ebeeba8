// seguridad: 2, 3
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { sembrarEntrega } from '../../testing/muestra-entrega.ts';
import { crearProyecto, uid, vaciarProyectos } from '../../testing/muestra.ts';
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

  test('is refused after the course was closed', async () => {
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

  test('leaves room for the people of its list', async () => {
    const { _id, codigo } = await abrirCurso(app);
    const contenido = ['usuario', 'eva', ...Array.from({ length: 1999 }, (_, i) => `u${i}`)].join('\n');
    await app.call({ as: 'dora', method: 'PUT', url: `/cursos/${_id}/lista`, body: { contenido } });
    expect(await unirA(app, 'beto', codigo)).toMatchObject({ status: 409, body: { codigo: 'curso-lleno' } });
    await app.db.updateTable('curso_lista').set({ usuario: 'ana' }).where('usuario', '=', 'eva').execute();
    const token = await (await testTokens()).sign('ana', { preferred_username: 'ANA' });
    const { aviso } = await leerInvitacionDe(app, 'ana', codigo);
    const salida = await app.call({
      as: null,
      method: 'POST',
      url: `/unirse/${codigo}`,
      body: { aviso: aviso.version },
      headers: { authorization: `Bearer ${token}` },
    });
    expect(salida).toMatchObject({ status: 200 });
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

  test('bounds wrong codes of one person that arrive at the same moment', async () => {
    const probar = async () =>
      (await app.call({ as: 'beto', method: 'GET', url: '/unirse/ZZZZZZZZ' })).status;
    const salidas = await Promise.all(Array.from({ length: 30 }, probar));
    expect(salidas.filter((status) => status === 404)).toHaveLength(10);
    expect(salidas.filter((status) => status === 429)).toHaveLength(20);
    now = new Date(now.getTime() + 16 * 60_000);
  });

  test('names lecturers who have an account and never signed in', async () => {
    const { _id, codigo } = await abrirCurso(app);
    const cuenta = { sub: 'sub-flor', usuario: 'flor', nombre: 'Flor Vega', correo: null, clave_hash: 'x' };
    await app.db
      .insertInto('cuentas')
      .values({ ...cuenta, roles: '["docente"]', activa: true, debe_cambiar_clave: true, creado: now })
      .execute();
    await app.db
      .insertInto('curso_docentes')
      .values({ curso_id: _id, sub: 'sub-flor', desde: new Date(now.getTime() + 1) })
      .execute();
    expect((await leerInvitacionDe(app, 'ana', codigo)).docentes).toEqual(['Dora', 'Flor Vega']);
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

describe('a person with a published mark', () => {
  const quitar = (id: string) =>
    app.call({ as: 'dora', method: 'DELETE', url: `/cursos/${id}/personas/sub-ana` });

  test('stays in the course', async () => {
    const entrega = await sembrarEntrega(app, 31, { personas: ['ana', 'beto'], entregados });
    await calificar(entrega, uid(501), now);
    const id = await cursoDe(entrega);
    expect(await salir('ana', id)).toMatchObject({ status: 409, body: { codigo: 'nota-publicada' } });
    expect(await quitar(id)).toMatchObject({ status: 409, body: { codigo: 'nota-publicada' } });
    expect((await salir('beto', id)).status).toBe(204);
  });

  test('is one whose own mark was published, and not that of another team', async () => {
    const entrega = await sembrarEntrega(app, 32, { personas: ['ana', 'beto'], entregados });
    await calificar(entrega, uid(501), null);
    await calificar(entrega, uid(502), now);
    await app.db.updateTable('entregas').set({ publicada: now }).where('id', '=', entrega).execute();
    const id = await cursoDe(entrega);
    expect((await quitar(id)).status).toBe(204);
    expect((await salir('beto', id)).status).toBe(409);
  });
});

const entregados = [
  { proyecto: uid(501), propietario: 'ana' },
  { proyecto: uid(502), propietario: 'beto' },
] as const;

const cursoDe = async (entrega: string) => {
  const fila = await app.db
    .selectFrom('entregas')
    .select('curso_id')
    .where('id', '=', entrega)
    .executeTakeFirstOrThrow();
  return fila.curso_id;
};

/** A mark of a delivered project, published at that moment or not at all. */
async function calificar(entrega_id: string, proyecto_id: string, publicada: Date | null): Promise<void> {
  const vacias = { medidas: '{}', niveles: '{}', enlaces: '[]', nota_docente: null, motivo: null };
  const sinRevision = { revision_pedida: null, revision_motivo: null };
  const por = JSON.stringify({ sub: 'sub-dora', nombre: 'Dora' });
  const fechas = { calculado: now, cambiado: now, publicada };
  const fila = { id: uuidv7(), entrega_id, proyecto_id, orden: 1, version: 1, publicado: null };
  await app.db
    .insertInto('calificaciones')
    .values({ ...vacias, ...sinRevision, ...fechas, ...fila, por })
    .execute();
}
