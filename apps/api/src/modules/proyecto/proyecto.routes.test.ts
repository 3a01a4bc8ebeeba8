// seguridad: 1, 2, 3, 4, 6, 9, 10, 12
import { proyectoConToken, proyectosListados } from '@mantenible/contracts/proyecto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { crearProyecto, cuerpoProyecto, sembrarCatalogo, tokenCanario, uid } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await sembrarCatalogo(app.db);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('proyectos_todos').execute();
  await app.db.deleteFrom('reservas_clave').execute();
});

const noEsta = { codigo: 'no-encontrado', mensaje: 'No se encontró el proyecto.' };
const cambio = { link: 'https://github.com/otro/enlace', branch: 'desarrollo' };

describe('creating a project', () => {
  it('answers the project without its token, under a key made from its name', async () => {
    const { status, body, headers } = await app.call({
      as: 'ana',
      method: 'POST',
      url: '/proyectos',
      body: {
        ...cuerpoProyecto('ana', 'Tienda en línea'),
        _id: uid(99),
        clave: 'otra',
        creado: '1999-01-01',
      },
    });
    expect({ status, etag: headers['etag'] }).toEqual({ status: 201, etag: '"1"' });
    expect(body).toEqual({
      _id: expect.not.stringMatching(uid(99)) as unknown,
      nombre: 'Tienda en línea',
      link: 'https://github.com/usuario/repositorio',
      branch: 'main',
      idPersona: 'sub-ana',
      clave: 'tienda-en-linea',
    });
  });

  it('refuses to create one for another person', async () => {
    const cuerpo = cuerpoProyecto('beto', 'Ajeno');
    const { status } = await app.call({ as: 'ana', method: 'POST', url: '/proyectos', body: cuerpo });
    expect(status).toBe(403);
    expect(await app.db.selectFrom('proyectos').select('id').execute()).toEqual([]);
  });

  it('refuses a name that the person already uses, and names it; another person may use it', async () => {
    await crearProyecto(app, 'ana', 'Tienda');
    const repetido = await app.call({
      as: 'ana',
      method: 'POST',
      url: '/proyectos',
      body: { ...cuerpoProyecto('ana', 'Tienda'), link: 'https://github.com/usuario/otra' },
    });
    const mensaje = 'Ya tiene un proyecto con el nombre «Tienda».';
    expect(repetido.status).toBe(409);
    expect(repetido.body).toEqual({
      codigo: 'nombre-repetido',
      mensaje,
      detalles: [{ campo: 'nombre', mensaje }],
    });
    expect((await crearProyecto(app, 'beto', 'Tienda')).clave).toBe('tienda-2');
  });

  it.each([
    [{ link: 'http://github.com/u/r' }, 'link'],
    [{ link: ' https://github.com/u/r' }, 'link'],
    [{ link: 'https://github.com/u/r\r\n' }, 'link'],
    [{ link: 'https://a:b@github.com/u/r' }, 'link'],
    [{ link: 'file:///etc/passwd' }, 'link'],
    [{ branch: '--upload-pack=x' }, 'branch'],
    [{ branch: 'main ' }, 'branch'],
    [{ branch: 'a..b' }, 'branch'],
    [{ branch: 'x'.repeat(256) }, 'branch'],
    [{ nombre: '  ' }, 'nombre'],
    [{ nombre: undefined }, 'nombre'],
    [{ githubtoken: '' }, 'githubtoken'],
    [{ idPersona: undefined }, 'idPersona'],
  ])('refuses %j by its field %s and stores nothing', async (mal, campo) => {
    const body = { ...cuerpoProyecto('ana', 'Malo'), ...mal };
    const answer = await app.call({ as: 'ana', method: 'POST', url: '/proyectos', body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ detalles: [{ campo }] });
    expect(await app.db.selectFrom('proyectos').select('id').execute()).toEqual([]);
  });

  it('stores one project when the request is repeated with the same idempotency key', async () => {
    const enviar = () =>
      app.call({
        as: 'ana',
        method: 'POST',
        url: '/proyectos',
        body: cuerpoProyecto('ana', 'Doble'),
        headers: { 'idempotency-key': 'clic-doble' },
      });
    const [una, otra] = [await enviar(), await enviar()];
    expect([una.status, otra.status]).toEqual([201, 201]);
    expect(otra.body).toEqual(una.body);
  });
});

describe('the token', () => {
  it('is sent to its owner only, as not cacheable', async () => {
    const { _id } = await crearProyecto(app);
    const propio = await app.call({ as: 'ana', method: 'GET', url: `/proyectos/${_id}` });
    expect(proyectoConToken.parse(propio.body).githubtoken).toBe(tokenCanario);
    expect(propio.headers).toMatchObject({ 'cache-control': 'no-store', etag: '"1"' });
    const deAdmin = await app.call({ as: 'admin', method: 'GET', url: `/proyectos/${_id}` });
    expect(deAdmin.status).toBe(200);
    expect(deAdmin.body).not.toHaveProperty('githubtoken');
  });

  it('is stored encrypted', async () => {
    await crearProyecto(app);
    const filas = await app.db.selectFrom('proyectos').selectAll().execute();
    expect(JSON.stringify(filas)).not.toContain(tokenCanario);
  });

  it('is in no other answer', async () => {
    const { _id, clave } = await crearProyecto(app);
    const salidas = await Promise.all([
      app.call({ as: 'ana', method: 'GET', url: '/proyectos/persona/sub-ana' }),
      app.call({ as: 'admin', method: 'GET', url: '/proyectos/persona/sub-ana' }),
      app.call({ as: 'admin', method: 'GET', url: `/proyectos/${_id}` }),
      app.call({ as: 'beto', method: 'GET', url: `/proyectos/${_id}` }),
      app.call({
        as: 'ana',
        method: 'PUT',
        url: `/proyectos/${_id}`,
        body: { ...cambio, githubtoken: tokenCanario },
      }),
      app.call({
        as: 'ana',
        method: 'POST',
        url: '/proyectos',
        body: cuerpoProyecto('ana', 'Tienda en línea'),
      }),
      app.call({ as: 'ana', method: 'POST', url: '/proyectos', body: { githubtoken: tokenCanario } }),
      app.call({
        as: 'ana',
        method: 'POST',
        url: '/sonarqube/rename',
        body: { name: 'main', project: 'Tienda en línea' },
      }),
      app.call({ as: 'ana', method: 'GET', url: `/sonarqube/measures?component=${clave}` }),
      app.call({ as: 'ana', method: 'GET', url: `/proyectos/${_id}/usos` }),
      app.call({ as: 'ana', method: 'GET', url: `/borradores/${_id}` }),
    ]);
    expect(JSON.stringify(salidas)).not.toContain(tokenCanario);
  });

  it('stays when a change carries none, and is replaced when it carries one', async () => {
    const { _id } = await crearProyecto(app);
    const leer = async () =>
      proyectoConToken.parse((await app.call({ as: 'ana', method: 'GET', url: `/proyectos/${_id}` })).body)
        .githubtoken;
    await app.call({ as: 'ana', method: 'PUT', url: `/proyectos/${_id}`, body: cambio });
    expect(await leer()).toBe(tokenCanario);
    await app.call({
      as: 'ana',
      method: 'PUT',
      url: `/proyectos/${_id}`,
      body: { ...cambio, githubtoken: 'nuevo' },
    });
    expect(await leer()).toBe('nuevo');
  });
});

describe('changing a project', () => {
  it('changes link and branch; name, owner, id and key are locked', async () => {
    const antes = await crearProyecto(app);
    const body = {
      ...cambio,
      nombre: 'Otro',
      idPersona: 'sub-beto',
      _id: uid(98),
      clave: 'robada',
      version: 9,
    };
    const {
      status,
      headers,
      body: despues,
    } = await app.call({ as: 'ana', method: 'PUT', url: `/proyectos/${antes._id}`, body });
    expect({ status, etag: headers['etag'] }).toEqual({ status: 200, etag: '"2"' });
    expect(despues).toEqual({ ...antes, ...cambio });
  });

  it('refuses a version that is no longer the stored one', async () => {
    const { _id } = await crearProyecto(app);
    const url = `/proyectos/${_id}`;
    const poner = (version: string) =>
      app.call({ as: 'ana', method: 'PUT', url, body: cambio, headers: { 'if-match': version } });
    expect((await poner('"1"')).status).toBe(200);
    expect((await poner('"1"')).status).toBe(412);
    expect((await poner('"2"')).headers['etag']).toBe('"3"');
  });

  it.each(['link', 'branch'])('refuses an invalid %s and changes nothing', async (campo) => {
    const antes = await crearProyecto(app);
    const body = { ...cambio, [campo]: '--mal..' };
    const answer = await app.call({ as: 'ana', method: 'PUT', url: `/proyectos/${antes._id}`, body });
    expect(answer).toMatchObject({ status: 400, body: { detalles: [{ campo }] } });
    const { body: lista } = await app.call({ as: 'ana', method: 'GET', url: '/proyectos/persona/sub-ana' });
    expect(lista).toMatchObject([antes]);
  });
});

describe('who may do what', () => {
  it.each([
    ['GET', '', 200, 404, 200],
    ['GET', '/usos', 200, 404, 200],
    ['PUT', '', 200, 404, 403],
    ['DELETE', '', 204, 404, 204],
  ] as const)(
    '%s /proyectos/{id}%s: owner %i, other %i, admin %i',
    async (method, resto, dueno, otra, admin) => {
      const { _id } = await crearProyecto(app, 'ana', 'Uno');
      const segundo = await crearProyecto(app, 'ana', 'Dos');
      const llamar = (as: 'ana' | 'beto' | 'admin' | 'nadie' | null, id: string) =>
        app.call({ as, method, url: `/proyectos/${id}${resto}`, ...(method === 'PUT' && { body: cambio }) });
      const antes = await app.db.selectFrom('proyectos').selectAll().orderBy('id').execute();
      expect((await llamar(null, _id)).status).toBe(401);
      expect((await llamar('nadie', _id)).status).toBe(403);
      const ajeno = await llamar('beto', _id);
      expect(ajeno.status).toBe(otra);
      expect(ajeno.body).toEqual(noEsta);
      expect((await llamar('beto', uid(77))).body).toEqual(ajeno.body);
      expect(await app.db.selectFrom('proyectos').selectAll().orderBy('id').execute()).toEqual(antes);
      expect((await llamar('admin', segundo._id)).status).toBe(admin);
      expect((await llamar('ana', _id)).status).toBe(dueno);
    },
  );

  it("lists the caller's own projects, those of any person for an admin, and refuses all others alike", async () => {
    const uno = await crearProyecto(app, 'ana', 'Uno');
    const dos = await crearProyecto(app, 'ana', 'Dos');
    const lista = (as: 'ana' | 'beto' | 'admin', sub: string) =>
      app.call({ as, method: 'GET', url: `/proyectos/persona/${sub}` });
    const propios = proyectosListados.parse((await lista('ana', 'sub-ana')).body);
    expect(propios.map((p) => p._id).sort()).toEqual([uno._id, dos._id].sort());
    expect((await lista('admin', 'sub-ana')).body).toEqual(propios);
    expect((await lista('admin', 'nadie-la-conoce')).body).toEqual([]);
    const ajena = await lista('beto', 'sub-ana');
    expect(ajena.status).toBe(403);
    expect((await lista('beto', 'nadie-la-conoce')).body).toEqual(ajena.body);
  });
});
