// seguridad: 2, 3
import { cursos } from '@mantenible/contracts/curso';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { crearProyecto, uid } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';
import { abrirCurso, datosCurso, leerInvitacionDe, unirA } from './curso.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  // Their names are stored with their first call.
  for (const as of ['ana', 'beto', 'dora', 'omar', 'admin'] as const)
    await app.call({ as, method: 'GET', url: '/cursos' });
});
afterAll(() => app.close());

const leer = (as: Person, id: string) => app.call({ as, method: 'GET', url: `/cursos/${id}` });
const poner = (as: Person, url: string, body: object, headers = {}) =>
  app.call({ as, method: 'PUT', url, body, headers });
const listadosDe = async (as: Person) =>
  cursos.parse((await app.call({ as, method: 'GET', url: '/cursos' })).body);

describe('opening a course', () => {
  test('makes its caller the lecturer and gives it a code', async () => {
    const creado = await abrirCurso(app);
    expect(creado).toMatchObject({
      ...datosCurso,
      estado: 'abierto',
      papel: 'docente',
      cambiar: true,
      docentes: [{ _id: 'sub-dora', nombre: 'Dora' }],
      personas: 0,
      proyectos: 0,
      mio: null,
    });
    expect(creado.codigo).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/u);
  });

  test('gives a repetition of the request the same course', async () => {
    const crear = () =>
      app.call({
        as: 'omar',
        method: 'POST',
        url: '/cursos',
        body: { ...datosCurso, nombre: 'Una vez' },
        headers: { 'idempotency-key': 'curso-una-vez' },
      });
    const [primera, segunda] = [await crear(), await crear()];
    expect([primera.status, segunda.status]).toEqual([201, 201]);
    expect(segunda.body).toEqual(primera.body);
    const { cursos: suyos } = await listadosDe('omar');
    expect(suyos.filter(({ nombre }) => nombre === 'Una vez')).toHaveLength(1);
  });

  test.each([
    [{ nombre: ' ' }, 'nombre'],
    [{ periodo: '' }, 'periodo'],
    [{ zona: 'Marte/Olympus' }, 'zona'],
    [{ zona: '+02:00' }, 'zona'],
    [{ escala: 12 }, 'escala'],
    [{ aprobado: 11 }, 'aprobado'],
    [{ aprobado: 0.04 }, 'aprobado'],
    [{ aprobado: 6.25 }, 'aprobado'],
  ])('refuses %j, with the field', async (cambio, campo) => {
    const salida = await app.call({
      as: 'dora',
      method: 'POST',
      url: '/cursos',
      body: { ...datosCurso, ...cambio },
    });
    expect(salida).toMatchObject({ status: 400, body: { detalles: [{ campo }] } });
  });
});

test('a lecturer has at most fifty open courses', async () => {
  const { _id: cerrado } = await abrirCurso(app, 'admin');
  await poner('admin', `/cursos/${cerrado}/estado`, { estado: 'cerrado' });
  const datos = { ...datosCurso, estado: 'abierto', codigo: null, version: 1, creado: new Date() };
  const otros = Array.from({ length: 50 }, (_, i) => uid(7100 + i));
  await app.db
    .insertInto('cursos')
    .values(otros.map((id) => ({ ...datos, id, cerrado: null, archivado: null })))
    .execute();
  await app.db
    .insertInto('curso_docentes')
    .values(otros.map((curso_id) => ({ curso_id, sub: 'sub-admin', desde: new Date() })))
    .execute();
  const crear = { as: 'admin', method: 'POST', url: '/cursos', body: datosCurso } as const;
  const completos = { status: 409, body: { codigo: 'cursos-completos' } };
  expect(await app.call(crear)).toMatchObject(completos);
  expect(await poner('admin', `/cursos/${cerrado}/estado`, { estado: 'abierto' })).toMatchObject(completos);
  await app.db.deleteFrom('cursos').where('id', 'in', otros.slice(1)).execute();
  expect((await app.call(crear)).status).toBe(201);
});

test('a lecturer opens at most fifty courses within 24 hours, closed ones included', async () => {
  const cerrado = { estado: 'cerrado', codigo: null, version: 1, cerrado: new Date(), archivado: null };
  const ids = Array.from({ length: 50 }, (_, i) => uid(7200 + i));
  const creado = new Date();
  const filas = ids.map((id) => ({ ...datosCurso, ...cerrado, id, creado }));
  const docente = ids.map((curso_id) => ({ curso_id, sub: 'sub-omar', desde: creado }));
  await app.db.insertInto('cursos').values(filas).execute();
  await app.db.insertInto('curso_docentes').values(docente).execute();
  const crear = { as: 'omar', method: 'POST', url: '/cursos', body: datosCurso } as const;
  expect(await app.call(crear)).toMatchObject({ status: 409, body: { codigo: 'muchos-cursos-hoy' } });
  const ensenaDesde = (desde: Date) =>
    app.db.updateTable('curso_docentes').set({ desde }).where('curso_id', 'in', ids).execute();
  const hace25 = new Date(creado.getTime() - 25 * 3_600_000);
  await app.db.updateTable('cursos').set({ creado: hace25 }).where('id', 'in', ids).execute();
  await ensenaDesde(hace25);
  expect((await app.call(crear)).status).toBe(201);
  // Courses that another person opened today, who named this lecturer later.
  await app.db.updateTable('cursos').set({ creado }).where('id', 'in', ids).execute();
  await ensenaDesde(new Date(creado.getTime() + 1));
  expect((await app.call(crear)).status).toBe(201);
  await app.db.deleteFrom('cursos').where('id', 'in', ids).execute();
});

describe('who reads a course', () => {
  test('its lecturers, those who joined without its code, and admins; to others it is missing', async () => {
    const { _id, codigo } = await abrirCurso(app);
    await unirA(app, 'ana', codigo);
    expect(await leer('dora', _id)).toMatchObject({ status: 200, body: { codigo, papel: 'docente' } });
    expect(await leer('admin', _id)).toMatchObject({
      status: 200,
      body: { codigo, papel: 'admin', cambiar: false },
    });
    expect(await leer('ana', _id)).toMatchObject({
      status: 200,
      body: {
        codigo: null,
        papel: 'estudiante',
        cambiar: false,
        docentes: [{ _id: null, nombre: 'Dora', usuario: null }],
      },
    });
    for (const as of ['beto', 'omar'] as const) expect(await leer(as, _id)).toMatchObject({ status: 404 });
    const enLista = async (as: Person) => (await listadosDe(as)).cursos.some((uno) => uno._id === _id);
    const ven = await Promise.all((['dora', 'ana', 'admin', 'beto', 'omar'] as const).map(enLista));
    expect(ven).toEqual([true, true, true, false, false]);
  });

  test('a lecturer who joined another’s course as a learner changes nothing of it', async () => {
    const { _id, codigo } = await abrirCurso(app);
    await unirA(app, 'omar', codigo);
    expect(await leer('omar', _id)).toMatchObject({
      status: 200,
      body: { papel: 'estudiante', cambiar: false, codigo: null },
    });
    expect(await poner('omar', `/cursos/${_id}`, datosCurso)).toMatchObject({ status: 403 });
    expect(await poner('omar', `/cursos/${_id}/estado`, { estado: 'cerrado' })).toMatchObject({
      status: 403,
    });
  });
});

test('an admin opens courses, and changes those of which an admin is lecturer', async () => {
  const [suyo, deDora] = [await abrirCurso(app, 'admin'), await abrirCurso(app)];
  expect(suyo).toMatchObject({ papel: 'docente', cambiar: true });
  expect((await poner('admin', `/cursos/${suyo._id}`, datosCurso)).status).toBe(200);
  expect((await poner('admin', `/cursos/${deDora._id}`, datosCurso)).status).toBe(403);
  expect(await listadosDe('ana')).toMatchObject({ crear: false });
});

describe('changing a course', () => {
  test('needs the version that was read', async () => {
    const { _id, version } = await abrirCurso(app);
    const nueva = { ...datosCurso, periodo: '2026-2', escala: 20, aprobado: 14 };
    expect(await poner('dora', `/cursos/${_id}`, nueva, { 'if-match': `"${version}"` })).toMatchObject({
      status: 200,
      body: { periodo: '2026-2', escala: 20, version: version + 1 },
    });
    expect(await poner('dora', `/cursos/${_id}`, datosCurso, { 'if-match': `"${version}"` })).toMatchObject({
      status: 412,
    });
    expect(await poner('omar', `/cursos/${_id}`, datosCurso)).toMatchObject({ status: 404 });
  });

  test('renews the code, after which the old one is refused, and switches it off', async () => {
    const { _id, codigo } = await abrirCurso(app);
    const renovado = await poner('dora', `/cursos/${_id}/codigo`, { cambio: 'renovar' });
    expect(renovado.status).toBe(200);
    expect(renovado.body).not.toEqual({ codigo });
    expect(await app.call({ as: 'ana', method: 'GET', url: `/unirse/${codigo}` })).toMatchObject({
      status: 404,
      body: { codigo: 'codigo-ausente' },
    });
    expect(await poner('dora', `/cursos/${_id}/codigo`, { cambio: 'desactivar' })).toMatchObject({
      body: { codigo: null },
    });
  });

  test('leaves a course that closes at the same moment without a code', async () => {
    const { _id } = await abrirCurso(app);
    await Promise.all([
      poner('dora', `/cursos/${_id}/estado`, { estado: 'cerrado' }),
      poner('dora', `/cursos/${_id}/codigo`, { cambio: 'renovar' }),
    ]);
    expect(await leer('dora', _id)).toMatchObject({ body: { estado: 'cerrado', codigo: null } });
  });

  test('is over once it is closed and archived', async () => {
    const { _id, codigo } = await abrirCurso(app);
    const pasar = (estado: string, as: Person = 'dora') => poner(as, `/cursos/${_id}/estado`, { estado });
    const proyecto_id = (await crearProyecto(app))._id;
    await app.db
      .insertInto('curso_proyectos')
      .values({ curso_id: _id, proyecto_id, ingreso: new Date(0) })
      .execute();
    const proyecto = async () =>
      (await app.call({ as: 'dora', method: 'GET', url: `/proyectos/${proyecto_id}` })).status;
    expect((await pasar('cerrado', 'omar')).status).toBe(404);
    expect((await poner('omar', `/cursos/${_id}/codigo`, { cambio: 'renovar' })).status).toBe(404);
    expect(await pasar('archivado')).toMatchObject({ status: 409, body: { codigo: 'paso-de-curso' } });
    expect(await pasar('cerrado', 'admin')).toMatchObject({
      status: 200,
      body: { estado: 'cerrado', codigo: null },
    });
    expect(await app.call({ as: 'ana', method: 'GET', url: `/unirse/${codigo}` })).toMatchObject({
      status: 404,
    });
    expect(await poner('dora', `/cursos/${_id}/codigo`, { cambio: 'renovar' })).toMatchObject({
      status: 409,
    });
    expect(await pasar('abierto')).toMatchObject({ status: 200, body: { estado: 'abierto' } });
    await pasar('cerrado');
    expect(await proyecto()).toBe(200);
    expect(await pasar('archivado')).toMatchObject({ status: 200, body: { estado: 'archivado' } });
    // The course keeps its copies; today's projects are their people's again.
    expect(await proyecto()).toBe(404);
    expect(await poner('dora', `/cursos/${_id}`, datosCurso)).toMatchObject({ status: 409 });
  });

  test('is deleted by an admin alone', async () => {
    const { _id } = await abrirCurso(app);
    const borrar = (as: Person) => app.call({ as, method: 'DELETE', url: `/cursos/${_id}` });
    expect((await borrar('dora')).status).toBe(403);
    expect((await borrar('admin')).status).toBe(204);
    expect((await borrar('admin')).status).toBe(404);
    expect((await leer('dora', _id)).status).toBe(404);
  });
});

test('what its lecturers do is in the audit trail as changes of the course, and what its people do is not', async () => {
  const { _id, codigo } = await abrirCurso(app);
  await unirA(app, 'ana', codigo);
  await unirA(app, 'beto', codigo);
  await app.call({ as: 'beto', method: 'DELETE', url: `/cursos/${_id}/personas/propia` });
  await app.call({ as: 'dora', method: 'DELETE', url: `/cursos/${_id}/personas/sub-ana` });
  await poner('dora', `/cursos/${_id}/lista`, { contenido: 'usuario\nana' });
  const apuntes = await app.db
    .selectFrom('auditoria')
    .select(['accion', 'detalle', 'otro', 'sub'])
    .where('objeto_id', '=', _id)
    .orderBy('id')
    .execute();
  const accionDe = new Map(
    apuntes.map(({ detalle, accion, otro, sub }) => [[sub, detalle, otro].join(' ').trim(), accion]),
  );
  expect(accionDe.get('sub-dora persona quitada: sub-ana')).toBe('curso-cambiado');
  expect(accionDe.get('sub-dora lista de clase: 1')).toBe('curso-cambiado');
  expect(
    [...accionDe].filter(([, accion]) => accion === 'curso-unido').map(([clave]) => clave.split(' ')[0]),
  ).not.toContain('sub-dora');
});

test('the privacy notice of an installation without its own names retention and rights', async () => {
  const { codigo } = await abrirCurso(app);
  const { aviso } = await leerInvitacionDe(app, 'ana', codigo);
  for (const palabra of [
    'responsable',
    'no le pide consentimiento',
    'token',
    '365',
    'rectificación',
    '30 días',
  ])
    expect(aviso.texto).toContain(palabra);
});
