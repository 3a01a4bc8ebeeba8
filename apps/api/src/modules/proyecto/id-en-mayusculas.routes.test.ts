// seguridad: 12
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createSealedTokens } from '../../secrets/sealed-tokens.repository.ts';
import { crearProyecto, ids, pruebaDeMetrica, sembrarCatalogo } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let id: string;
let arriba: string;
const con = (letra: string) => `${letra}0000000-0000-7000-8000-00000000000a`;
const conMayusculas = (texto: string) => texto.toUpperCase();

beforeAll(async () => {
  app = await createTestApp();
  await sembrarCatalogo(app.db);
  // Ids of the sample have no letters.
  const pauta = { id: con('a'), version: 1, creado: new Date(), descripcion: 'Letras', pregunta: '¿Letras?' };
  await app.db.insertInto('pautas').values(pauta).execute();
  const nombrada = { version: 1, creado: new Date() };
  await app.db
    .insertInto('metricas')
    .values({ ...nombrada, id: con('b'), nombre: 'Con letras', lista_id: ids.listas[0] })
    .execute();
  await app.db
    .insertInto('subcaracteristicas')
    .values({ ...nombrada, id: con('c'), nombre: 'Con letras' })
    .execute();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('proyectos').execute();
  await app.db.deleteFrom('reservas_clave').execute();
  ({ _id: id } = await crearProyecto(app, 'ana', 'Tienda'));
  arriba = conMayusculas(id);
  expect(arriba).not.toBe(id);
});

const pedir = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object, as: 'ana' | 'admin' = 'ana') =>
  app.call({ as, method, url, ...(body && { body }) });

describe('a project that is named in capitals', () => {
  it('keeps its token readable after a change', async () => {
    const cambio = {
      link: 'https://github.com/usuario/repositorio',
      branch: 'main',
      githubtoken: 'ghp_nuevo',
    };
    expect((await pedir('PUT', `/proyectos/${arriba}`, cambio)).status).toBe(200);
    for (const como of [id, arriba])
      expect(await pedir('GET', `/proyectos/${como}`)).toMatchObject({
        status: 200,
        body: { _id: id, githubtoken: 'ghp_nuevo' },
      });
    expect(await createSealedTokens(app.db).keys()).toHaveLength(1);
  });

  it('opens its repository with the stored token', async () => {
    const body = { link: 'https://github.com/usuario/repositorio', branch: 'main', proyectoId: arriba };
    expect((await pedir('POST', '/proyectos/probar-acceso', body)).status).toBe(200);
  });

  it('is the project of its tests', async () => {
    const guardada = await pedir('POST', '/respuestas/guardar-respuestas', pruebaDeMetrica(arriba));
    expect(guardada.status).toBe(201);
    expect((await pedir('GET', `/respuestas/${arriba}`)).body).toMatchObject([{ proyectoId: id }]);
  });
});

describe('records of the catalogue that are named in capitals', () => {
  it.each([
    ['GET', `/metricas/one/${conMayusculas(con('b'))}`, undefined, con('b')],
    ['GET', `/subcaracteristicas/one/${conMayusculas(con('c'))}`, undefined, con('c')],
  ] as const)('are found by %s %s', async (method, url, body, _id) => {
    expect(await pedir(method, url, body)).toMatchObject({ status: 200, body: [{ _id }] });
  });

  it('are found by a list of ids', async () => {
    const body = { nombre: 'Lista con letras', pautas: [con('a')] };
    const creada = await pedir('POST', '/listasVerificacion', body, 'admin');
    expect(creada.status).toBe(201);
    const { _id } = creada.body as { _id: string };
    const leidas = await pedir('POST', '/listasVerificacion/batch', { ids: [conMayusculas(_id)] });
    expect(leidas).toMatchObject({ status: 200, body: [{ _id }] });
  });

  it('are one guideline in a list, in whatever case it is written', async () => {
    const body = { nombre: 'Dos veces', pautas: [con('a'), conMayusculas(con('a'))] };
    const una = { nombre: 'Una', pautas: [con('a')] };
    expect((await pedir('POST', '/listasVerificacion', body, 'admin')).status).toBe(400);
    const creada = await pedir('POST', '/listasVerificacion', una, 'admin');
    const { _id } = creada.body as { _id: string };
    expect((await pedir('PUT', `/listasVerificacion/${_id}`, body, 'admin')).status).toBe(400);
  });

  it('are one metric in a sub-characteristic', async () => {
    const body = { nombre: 'Dos veces', metricas: [con('b'), conMayusculas(con('b'))] };
    expect((await pedir('POST', '/subcaracteristicas', body, 'admin')).status).toBe(400);
    expect((await pedir('PUT', `/subcaracteristicas/${con('c')}`, body, 'admin')).status).toBe(400);
  });

  it('are left out of a selection', async () => {
    const url = `/metricas/excluir?excludeIds=${conMayusculas(con('b'))}`;
    const { body } = await pedir('GET', url);
    expect((body as { _id: string }[]).map(({ _id }) => _id)).not.toContain(con('b'));
  });
});
