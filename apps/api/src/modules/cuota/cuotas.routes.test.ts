// seguridad: 63
import { randomBytes, randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { borradoresDe, vaciarMuestra, version } from '../../testing/borradores.ts';
import {
  crearProyecto,
  cuerpoProyecto,
  pruebaDeMetrica,
  responder,
  sembrarCatalogo,
  uid,
} from '../../testing/muestra.ts';
import { accionNueva } from '../../testing/mejora.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';

let app: TestApp;
let usado: number | null = 20;
beforeAll(async () => {
  const env = {
    QUOTA_PROJECTS: '3',
    QUOTA_TESTS: '2',
    QUOTA_DRAFTS: '2',
    QUOTA_TESTS_MB: '1',
    QUOTA_ANALYSES_MB: '1',
  };
  app = await createTestApp({ env, parts: { disco: () => Promise.resolve(usado) } });
});
afterAll(() => app.close());
beforeEach(async () => {
  usado = 20;
  await vaciarMuestra(app);
  await sembrarCatalogo(app.db);
});

const crear = async (as: Person, nombre: string) => {
  const { status, body } = await app.call({
    as,
    method: 'POST',
    url: '/proyectos',
    body: cuerpoProyecto(as, nombre),
  });
  return { status, codigo: codigoDe(body) };
};
const codigoDe = (body: unknown) =>
  typeof body === 'object' && body !== null && 'codigo' in body ? body.codigo : undefined;
const guardar = (proyectoId: string, clave: string, cambios = {}, as: Person = 'ana') =>
  app.call({
    as,
    method: 'POST',
    url: '/respuestas/guardar-respuestas',
    body: { ...pruebaDeMetrica(proyectoId), ...cambios },
    headers: { 'idempotency-key': clave },
  });
const todas = { tipo: 'allMetricas', metricaId: undefined, intentos: undefined };
const dos = [responder(1, 1, 1), responder(1, 2, 1), responder(2, 3, 1)];

describe('the quota of projects', () => {
  it('refuses one more, names the quota and the way out, and counts each person apart', async () => {
    for (const nombre of ['Una', 'Dos', 'Tres']) expect((await crear('ana', nombre)).status).toBe(201);
    expect(await crear('ana', 'Cuatro')).toEqual({ status: 409, codigo: 'cuota-proyectos' });
    const { body } = await app.call({
      as: 'ana',
      method: 'POST',
      url: '/proyectos',
      body: cuerpoProyecto('ana', 'Cuatro'),
    });
    expect(body).toMatchObject({
      mensaje: 'Ya tiene 3 proyectos, que es el límite. Elimine alguno para crear otro.',
    });
    expect(
      await app.db.selectFrom('reservas_clave').select('clave').where('nombre', '=', 'Cuatro').execute(),
    ).toEqual([]);
    expect((await crear('beto', 'Una')).status).toBe(201);
  });

  it('accepts the repetition of a creation, and another project once one was deleted', async () => {
    const { _id } = await crearProyecto(app, 'ana', 'Una');
    for (const nombre of ['Dos', 'Tres', 'Tres']) expect((await crear('ana', nombre)).status).toBe(201);
    await app.call({ as: 'ana', method: 'DELETE', url: `/proyectos/${_id}` });
    expect((await crear('ana', 'Cuatro')).status).toBe(201);
  });
});

describe('the quotas of tests and drafts', () => {
  it('refuse a third test of a project, whose answers stay in the draft, and accept a repeated save', async () => {
    const { _id } = await crearProyecto(app);
    const b = borradoresDe(app, _id);
    expect((await guardar(_id, 'a')).status).toBe(201);
    expect((await guardar(_id, 'b', { ...todas, respuestas: dos })).status).toBe(201);
    await b.puesto(b.todas, { respuestas: [version(1, 1, 1, 1)] });
    const tercera = await guardar(_id, 'c', { ...todas, respuestas: dos });
    expect([tercera.status, codigoDe(tercera.body)]).toEqual([409, 'cuota-pruebas']);
    expect((await guardar(_id, 'b', { ...todas, respuestas: dos })).status).toBe(201);
    expect(await b.listar()).toHaveLength(1);
  });

  it('refuse a third draft of a project, and let the open ones change', async () => {
    const { _id } = await crearProyecto(app);
    const b = borradoresDe(app, _id);
    await b.puesto(b.primera);
    await b.puesto(b.todas);
    const tercero = await b.poner(`/borradores/${_id}/singleMetrica/${uid(22)}/1`);
    expect([tercero.status, codigoDe(tercero.body)]).toEqual([409, 'cuota-borradores']);
    expect((await b.poner(b.primera, { respuestas: [version(1, 1, 1, 1)] })).status).toBe(200);
  });

  it('refuse by size, over all projects of the person', async () => {
    const [una, otra] = [await crearProyecto(app, 'ana', 'Una'), await crearProyecto(app, 'ana', 'Otra')];
    await insertarPrueba(una._id, 1_100_000);
    const b = borradoresDe(app, otra._id);
    const borrador = await b.poner(b.primera);
    expect([borrador.status, codigoDe(borrador.body)]).toEqual([409, 'cuota-bytes-pruebas']);
    expect(codigoDe((await guardar(otra._id, 'a')).body)).toBe('cuota-bytes-pruebas');
    await app.db.deleteFrom('respuestas').execute();
    await b.puesto(b.primera);
    await insertarPrueba(una._id, 1_100_000);
    const respuesta = await b.poner(b.primera, { respuestas: [version(1, 1, 1, 1, 'más')] });
    expect(codigoDe(respuesta.body)).toBe('cuota-bytes-pruebas');
    const suyo = await crearProyecto(app, 'beto', 'Suyo');
    expect((await guardar(suyo._id, 'b', {}, 'beto')).status).toBe(201);
  });
});

describe('the actions of improvement plans', () => {
  const tomar = (proyectoId: string) =>
    app.call({ as: 'ana', method: 'POST', url: `/mejoras/${proyectoId}/acciones`, body: accionNueva() });

  it('count in the size of the tests, and are refused beyond it', async () => {
    const { _id } = await crearProyecto(app);
    expect((await tomar(_id)).status).toBe(201);
    const archivos = [{ ruta: randomBytes(600_000).toString('base64'), blob: '', silencios: 0 }];
    const base = JSON.stringify({ version: 'v1', archivos });
    await app.db.updateTable('acciones_mejora').set({ base }).execute();
    expect((await tomar(_id)).status).toBe(201);
    await app.db.updateTable('acciones_mejora').set({ base }).execute();
    const { status, body } = await tomar(_id);
    expect([status, codigoDe(body)]).toEqual([409, 'cuota-bytes-pruebas']);
    expect(codigoDe((await guardar(_id, 'a')).body)).toBe('cuota-bytes-pruebas');
  });
});

describe('the quota of analyses', () => {
  it('refuses another analysis by the size of what the person keeps', async () => {
    const { _id } = await crearProyecto(app);
    const iniciar = () => app.call({ as: 'ana', method: 'POST', url: `/analisis/${_id}` });
    await app.db
      .insertInto('analisis_partes')
      .values({ proyecto_id: _id, huella: 'h', parte: randomBytes(600_000).toString('base64') })
      .execute();
    expect((await iniciar()).status).toBe(202);
    await app.call({ as: 'ana', method: 'DELETE', url: `/analisis/${_id}` });
    await app.db
      .insertInto('detalles_analisis')
      .values({
        proyecto_id: _id,
        commit_id: 'c',
        huella: 'h',
        version: '1',
        paquete: randomBytes(600_000).toString('base64'),
      })
      .execute();
    const { status, body } = await iniciar();
    expect([status, codigoDe(body)]).toEqual([409, 'cuota-bytes-analisis']);
  });
});

it('stores nothing more on a disk that is nearly full, lets people read and delete, and continues where the disk is unknown', async () => {
  const { _id } = await crearProyecto(app, 'ana', 'Una');
  usado = 90;
  expect(await crear('ana', 'Dos')).toEqual({ status: 409, codigo: 'sin-espacio' });
  expect(codigoDe((await guardar(_id, 'a')).body)).toBe('sin-espacio');
  const b = borradoresDe(app, _id);
  expect(codigoDe((await b.poner(b.primera)).body)).toBe('sin-espacio');
  expect(codigoDe((await app.call({ as: 'ana', method: 'POST', url: `/analisis/${_id}` })).body)).toBe(
    'sin-espacio',
  );
  expect((await app.call({ as: 'ana', method: 'GET', url: `/proyectos/${_id}` })).status).toBe(200);
  expect((await app.call({ as: 'ana', method: 'DELETE', url: `/proyectos/${_id}` })).status).toBe(204);
  usado = null;
  expect((await crear('ana', 'Dos')).status).toBe(201);
});

describe('a hand-over', () => {
  it('is refused where the sizes of both together are beyond the quota of the new owner', async () => {
    const { _id } = await crearProyecto(app);
    const suyo = await crearProyecto(app, 'beto', 'Suyo');
    await app.db
      .insertInto('miembros')
      .values({ proyecto_id: _id, sub: 'sub-beto', ingreso: new Date(0) })
      .execute();
    await insertarPrueba(_id, 400_000);
    await insertarPrueba(suyo._id, 600_000);
    const traspasar = () =>
      app.call({
        as: 'ana',
        method: 'PUT',
        url: `/equipos/${_id}/propietario`,
        body: { miembro: 'sub-beto' },
      });
    const { status, body } = await traspasar();
    expect([status, codigoDe(body)]).toEqual([409, 'sin-cupo-de-espacio']);
    await app.db.deleteFrom('respuestas').where('proyecto_id', '=', suyo._id).execute();
    expect((await traspasar()).status).toBe(200);
  });
});

/** A saved test whose answers take so many bytes, incompressible. */
async function insertarPrueba(proyecto_id: string, bytes: number): Promise<void> {
  await app.db
    .insertInto('respuestas')
    .values({
      id: randomUUID(),
      proyecto_id,
      id_persona: 'sub-ana',
      nombre: 'Grande',
      tipo: 'allMetricas',
      elemento_id: null,
      intentos: null,
      plan: '{}',
      promedio: null,
      promedios: '[]',
      respuestas: JSON.stringify(randomBytes(bytes).toString('base64')),
      creado: new Date(0),
    })
    .execute();
}
