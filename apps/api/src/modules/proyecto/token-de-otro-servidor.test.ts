// seguridad: 12
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { crearProyecto, uid, vaciarProyectos } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';

const antes = 'https://github.com/usuario/repositorio';
const despues = 'https://gitlab.com/usuario/otro';
let app: TestApp;
let id: string;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await vaciarProyectos(app);
  ({ _id: id } = await crearProyecto(app, 'ana', 'Tienda'));
});

const cambiar = (body: object) => app.call({ as: 'ana', method: 'PUT', url: `/proyectos/${id}`, body });

it('access is tried with the stored token of one’s own project alone', async () => {
  const probar = async (as: Person, proyectoId: string) =>
    app.call({
      as,
      method: 'POST',
      url: '/proyectos/probar-acceso',
      body: { link: antes, branch: 'main', proyectoId },
    });
  const ajena = await probar('beto', id);
  expect(ajena).toMatchObject({ status: 404, body: { mensaje: 'No se encontró el proyecto.' } });
  expect((await probar('beto', uid(88))).body).toEqual(ajena.body);
  expect((await probar('admin', id)).status).toBe(403);
});

describe('a project whose link changes', () => {
  it('accepts a link to another server only with a new token', async () => {
    expect(await cambiar({ link: despues, branch: 'main' })).toMatchObject({
      status: 400,
      body: {
        codigo: 'datos-invalidos',
        detalles: [{ campo: 'githubtoken', mensaje: 'Escriba el token: el guardado es de otro servidor.' }],
      },
    });
    expect((await cambiar({ link: `${antes}-2`, branch: 'main' })).status).toBe(200);
    expect((await cambiar({ link: despues, branch: 'main', githubtoken: 'glpat-1' })).status).toBe(200);
  });

  it('never sends one server the token of the other, even when two requests run in parallel', async () => {
    const respuestas = await Promise.all([
      cambiar({ link: despues, branch: 'main', githubtoken: 'glpat-1' }),
      cambiar({ link: `${antes}-2`, branch: 'main' }),
    ]);
    const { link } = await app.db.selectFrom('proyectos').select('link').executeTakeFirstOrThrow();
    expect(link).toBe(despues);
    expect(respuestas[0].status).toBe(200);
  });
});
