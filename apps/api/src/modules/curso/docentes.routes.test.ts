// seguridad: 2, 3
import { cursos } from '@mantenible/contracts/curso';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';
import { abrirCurso } from './curso.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  // Their names are stored with their first call.
  for (const as of ['dora', 'omar', 'admin'] as const) await app.call({ as, method: 'GET', url: '/cursos' });
});
afterAll(() => app.close());

const leer = (as: Person, id: string) => app.call({ as, method: 'GET', url: `/cursos/${id}` });
const listadosDe = async (as: Person) =>
  cursos.parse((await app.call({ as, method: 'GET', url: '/cursos' })).body);

describe('lecturers of a course', () => {
  test('are named by user name, by a lecturer or an admin, and one always stays', async () => {
    const { _id } = await abrirCurso(app);
    await app.db.updateTable('personas').set({ usuario: 'omar' }).where('sub', '=', 'sub-omar').execute();
    const nombrar = (as: Person, usuario: string) =>
      app.call({ as, method: 'POST', url: `/cursos/${_id}/docentes`, body: { usuario } });
    const quitar = (as: Person, sub: string) =>
      app.call({ as, method: 'DELETE', url: `/cursos/${_id}/docentes/${sub}` });
    expect(await quitar('dora', 'sub-dora')).toMatchObject({
      status: 409,
      body: { codigo: 'docente-unico' },
    });
    expect(await nombrar('dora', 'nadie-así')).toMatchObject({
      status: 404,
      body: { codigo: 'usuario-ausente' },
    });
    expect(await nombrar('admin', 'OMAR')).toMatchObject({ status: 200 });
    expect(await leer('omar', _id)).toMatchObject({ status: 200, body: { papel: 'docente', cambiar: true } });
    expect((await quitar('omar', 'sub-dora')).status).toBe(204);
    expect((await leer('dora', _id)).status).toBe(404);
    expect((await quitar('omar', 'sub-dora')).status).toBe(404);
  });

  test.each([
    ['ＯＭＡＲ', 'sub-omar', 'omar'],
    ['josé.díaz', 'sub-jose', 'JOSE\u0301.DÍAZ'],
  ])('are found as %s, however the provider writes the name', async (escrito, sub, deProveedor) => {
    const { _id } = await abrirCurso(app);
    const persona = { sub, nombre: 'J', visto: new Date(), usuario: deProveedor };
    await app.db
      .insertInto('personas')
      .values(persona)
      .onConflict((oc) => oc.column('sub').doUpdateSet({ usuario: deProveedor }))
      .execute();
    const salida = await app.call({
      as: 'dora',
      method: 'POST',
      url: `/cursos/${_id}/docentes`,
      body: { usuario: escrito },
    });
    expect(salida).toMatchObject({ status: 200, body: { docentes: [{}, { _id: sub }] } });
  });

  test('are one with an active account of that role at least', async () => {
    const { _id } = await abrirCurso(app);
    const cuenta = {
      usuario: 'gil',
      nombre: 'Gil',
      correo: null,
      clave_hash: 'x',
      debe_cambiar_clave: false,
    };
    await app.db
      .insertInto('cuentas')
      .values({ ...cuenta, sub: 'sub-gil', roles: '["estudiante"]', activa: true, creado: new Date() })
      .execute();
    await app.db
      .insertInto('curso_docentes')
      .values({ curso_id: _id, sub: 'sub-gil', desde: new Date() })
      .execute();
    const quitar = () => app.call({ as: 'dora', method: 'DELETE', url: `/cursos/${_id}/docentes/sub-dora` });
    const cambiar = (roles: string, activa: boolean) =>
      app.db.updateTable('cuentas').set({ roles, activa }).where('sub', '=', 'sub-gil').execute();
    expect(await quitar()).toMatchObject({ status: 409, body: { codigo: 'docente-unico' } });
    await cambiar('["docente"]', false);
    expect((await quitar()).status).toBe(409);
    await cambiar('["docente"]', true);
    expect((await quitar()).status).toBe(204);
  });

  test('without the role docente read nothing by their name', async () => {
    const { _id } = await abrirCurso(app);
    await app.db
      .insertInto('curso_docentes')
      .values({ curso_id: _id, sub: 'sub-beto', desde: new Date() })
      .execute();
    expect((await leer('beto', _id)).status).toBe(404);
    expect((await listadosDe('beto')).cursos.some((uno) => uno._id === _id)).toBe(false);
  });

  test('are as many as a course admits', async () => {
    const { _id } = await abrirCurso(app);
    const mas = Array.from({ length: 19 }, (_, i) => ({ curso_id: _id, sub: `sub-${i}`, desde: new Date() }));
    await app.db.insertInto('curso_docentes').values(mas).execute();
    await app.db.updateTable('personas').set({ usuario: 'omar' }).where('sub', '=', 'sub-omar').execute();
    const salida = await app.call({
      as: 'dora',
      method: 'POST',
      url: `/cursos/${_id}/docentes`,
      body: { usuario: 'omar' },
    });
    expect(salida).toMatchObject({ status: 409, body: { codigo: 'docentes-completos' } });
  });
});
