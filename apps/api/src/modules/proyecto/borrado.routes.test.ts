// seguridad: 64
import { sweepDeleted } from '@mantenible/db/backup';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { borradoresDe, vaciarMuestra, version } from '../../testing/borradores.ts';
import { crearProyecto, ids, pruebaDeMetrica, sembrarCatalogo } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await vaciarMuestra(app);
  await sembrarCatalogo(app.db);
});

const leer = async (url: string, as: 'ana' | 'admin' = 'ana') => {
  const { status, body } = await app.call({ as, method: 'GET', url });
  return { status, body };
};

/** A project of Ana's with a saved test, a draft, an action and an analysis; returns its id. */
async function lleno(nombre: string): Promise<string> {
  const { _id } = await crearProyecto(app, 'ana', nombre);
  const body = pruebaDeMetrica(_id);
  await app.call({ as: 'ana', method: 'POST', url: '/respuestas/guardar-respuestas', body });
  const b = borradoresDe(app, _id);
  await b.puesto(b.todas, { respuestas: [version(1, 1, 1, 1)] });
  const creado = new Date(0);
  const suyo = { proyecto_id: _id, id_persona: 'sub-ana', enlace: 'https://x.org/a', rama: 'main' };
  await app.db
    .insertInto('analisis')
    .values({
      ...suyo,
      id: crypto.randomUUID(),
      creado,
      estado: 'en-curso',
      fase: 'leyendo',
      hechos: 0,
      total: 0,
    })
    .execute();
  await app.db
    .insertInto('analisis_partes')
    .values({ proyecto_id: _id, huella: 'h', parte: 'x'.repeat(1000) })
    .execute();
  return _id;
}

/** What readers of several projects show. */
async function vistas(): Promise<unknown> {
  const metrica = ids.metricas[0];
  return Promise.all([
    leer('/proyectos/persona/sub-ana'),
    leer('/proyectos/otras-personas', 'admin'),
    leer('/cuotas/propias'),
    leer('/cuotas', 'admin'),
    leer(`/metricas/${metrica}/usos`, 'admin'),
  ]);
}

it('a deleted project is out of reach at once for every reader, before its rows are erased', async () => {
  const antes = await vistas();
  const id = await lleno('Una');
  expect(await vistas()).not.toEqual(antes);
  expect((await app.call({ as: 'ana', method: 'DELETE', url: `/proyectos/${id}` })).status).toBe(204);
  expect(await app.db.selectFrom('respuestas').select('proyecto_id').execute()).toHaveLength(1);
  expect(await vistas()).toEqual(antes);
  const propias = ['', '/usos'].map((cola) => `/proyectos/${id}${cola}`);
  const otras = [
    `/respuestas/${id}`,
    `/borradores/${id}`,
    `/analisis/${id}`,
    `/mejoras/${id}`,
    `/marcas/${id}`,
    `/pasados/${id}`,
  ];
  for (const url of [...propias, ...otras])
    expect([url, (await leer(url)).status, (await leer(url, 'admin')).status]).toEqual([url, 404, 404]);
  const body = pruebaDeMetrica(id);
  const guardada = await app.call({ as: 'ana', method: 'POST', url: '/respuestas/guardar-respuestas', body });
  expect(guardada.status).toBe(404);
});

it('its name and key are free, its token is deleted and its analysis cancelled in the same transaction', async () => {
  const id = await lleno('Una');
  await app.call({ as: 'ana', method: 'DELETE', url: `/proyectos/${id}` });
  const resto = await app.db.selectFrom('proyectos_todos').selectAll().executeTakeFirstOrThrow();
  expect(resto).toMatchObject({
    borrado: true,
    token_cifrado: '',
    link: '',
    nombre: id,
    clave: id,
    id_persona: '',
  });
  const analisis = await app.db.selectFrom('analisis').select('estado').execute();
  expect(analisis).toEqual([{ estado: 'cancelado' }]);
  const otra = await lleno('Una');
  await sweepDeleted(app.db);
  expect(await app.db.selectFrom('proyectos_todos').select('id').execute()).toEqual([{ id: otra }]);
  expect(await app.db.selectFrom('respuestas').select('proyecto_id').execute()).toEqual([
    { proyecto_id: otra },
  ]);
});

it('counts what is deleted, and erases tests, drafts and reservation with it', async () => {
  const { _id } = await crearProyecto(app);
  const prueba = pruebaDeMetrica(_id);
  await app.call({ as: 'ana', method: 'POST', url: '/respuestas/guardar-respuestas', body: prueba });
  const cambiado = { titulo: { texto: 'A medias', version: 1 } };
  const borradores = `/borradores/${_id}`;
  await app.call({ as: 'ana', method: 'PUT', url: `${borradores}/allMetricas/todos/0`, body: cambiado });
  // A draft without an answer is not listed, and so not counted.
  await app.call({
    as: 'ana',
    method: 'PUT',
    url: `${borradores}/allSubcaracteristicas/todos/0`,
    body: {},
  });
  const usos = await app.call({ as: 'ana', method: 'GET', url: `/proyectos/${_id}/usos` });
  expect(usos.body).toEqual({
    pruebas: 1,
    borradores: 1,
    analisis: 0,
    acciones: 0,
    marcas: 0,
    pasados: 0,
    entregas: [],
  });
  expect((await app.call({ as: 'ana', method: 'DELETE', url: `/proyectos/${_id}` })).status).toBe(204);
  await sweepDeleted(app.db);
  const tablas = [
    'proyectos_todos',
    'respuestas',
    'respuesta_elementos',
    'borradores',
    'borrador_respuestas',
    'acciones_mejora',
    'marcas',
    'reservas_clave',
  ] as const;
  for (const tabla of tablas) expect(await app.db.selectFrom(tabla).selectAll().execute()).toEqual([]);
  expect((await app.call({ as: 'ana', method: 'GET', url: `/proyectos/${_id}` })).body).toEqual({
    codigo: 'no-encontrado',
    mensaje: 'No se encontró el proyecto.',
  });
});
