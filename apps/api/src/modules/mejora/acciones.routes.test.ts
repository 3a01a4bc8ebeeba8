import { sweepDeleted } from '@mantenible/db/backup';
import { accion } from '@mantenible/contracts/mejora';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { idOf } from '../../testing/catalogo-builder.ts';
import { crearProyecto, uid, vaciarProyectos } from '../../testing/muestra.ts';
import { accionNueva, leerMejora } from '../../testing/mejora.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';

let app: TestApp;
let proyectoId: string;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await vaciarProyectos(app);
  proyectoId = (await crearProyecto(app))._id;
});

const crear = (body: object = accionNueva(), as: Person | null = 'ana', headers = {}) =>
  app.call({ as, method: 'POST', url: `/mejoras/${proyectoId}/acciones`, body, headers });
const cambiar = (id: string, body: object, as: Person = 'ana', headers = {}) =>
  app.call({ as, method: 'PUT', url: `/mejoras/${proyectoId}/acciones/${id}`, body, headers });
const borrar = (id: string, as: Person = 'ana') =>
  app.call({ as, method: 'DELETE', url: `/mejoras/${proyectoId}/acciones/${id}` });
const sinOrigen = () => {
  const { origen: _origen, ...campos } = accionNueva();
  return campos;
};

describe('an action', () => {
  it('is taken, changed and deleted', async () => {
    const { status, body, headers } = await crear(
      accionNueva({ tipo: 'regla', clave: 'javascript:S1128' }, { responsable: 'Ana', fecha: '2026-12-31' }),
    );
    expect(status).toBe(201);
    expect(headers['etag']).toBe('"1"');
    const creada = accion.parse(body);
    expect(creada).toMatchObject({
      texto: 'Ordenar el módulo',
      responsable: 'Ana',
      fecha: '2026-12-31',
      version: 1,
      verificacion: null,
      deOtroEnlace: false,
    });
    const cambiada = await cambiar(creada._id, { ...sinOrigen(), estado: 'hecha' });
    expect(cambiada).toMatchObject({
      status: 200,
      body: { origen: { tipo: 'regla' }, estado: 'hecha', responsable: null, version: 2 },
    });
    expect(await leerMejora(app, proyectoId)).toMatchObject({
      acciones: [{ _id: creada._id, estado: 'hecha', version: 2 }],
      avance: { total: 1, hechas: 1, verificadas: 0 },
    });
    expect((await borrar(creada._id)).status).toBe(204);
    expect((await borrar(creada._id)).status).toBe(404);
    expect(await cambiar(creada._id, sinOrigen())).toMatchObject({
      status: 404,
      body: { mensaje: 'No se encontró la acción: puede que se haya eliminado.' },
    });
  });

  it('is refused for the cause of an open one, also from two tabs at once; a person’s own is not', async () => {
    const regla = accionNueva({ tipo: 'regla', clave: 'javascript:S1128' });
    const salidas = await Promise.all([crear(regla), crear(regla), crear(regla)]);
    expect(salidas.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(await crear(regla)).toMatchObject({ status: 409, body: { codigo: 'accion-repetida' } });
    const [{ _id } = { _id: '' }] = (await leerMejora(app, proyectoId)).acciones;
    await cambiar(_id, { ...sinOrigen(), estado: 'hecha' });
    expect((await crear(regla)).status).toBe(201);
    for (let i = 0; i < 2; i += 1) expect((await crear()).status).toBe(201);
  });

  it('is created once for each idempotency key', async () => {
    const headers = { 'idempotency-key': 'clave-1' };
    const [una, otra] = [
      await crear(accionNueva(), 'ana', headers),
      await crear(accionNueva(), 'ana', headers),
    ];
    expect(otra.body).toEqual(una.body);
    expect(otra.headers).toMatchObject({ etag: '"1"', 'idempotency-replayed': 'true' });
    expect((await leerMejora(app, proyectoId)).acciones).toHaveLength(1);
  });

  it('is not overwritten after a change in another tab: 412, and nothing is lost', async () => {
    const id = idOf(await crear());
    const headers = { 'if-match': '"1"' };
    const [una, otra] = await Promise.all([
      cambiar(id, { ...sinOrigen(), texto: 'De una pestaña' }, 'ana', headers),
      cambiar(id, { ...sinOrigen(), texto: 'De otra' }, 'ana', headers),
    ]);
    expect([una.status, otra.status].sort()).toEqual([200, 412]);
    const ganador = una.status === 200 ? 'De una pestaña' : 'De otra';
    expect((await leerMejora(app, proyectoId)).acciones).toMatchObject([{ texto: ganador, version: 2 }]);
  });

  it.each([
    ['a blank text', { texto: ' ' }, 'texto'],
    ['a text of 501 characters', { texto: 'a'.repeat(501) }, 'texto'],
    ['an unknown state', { estado: 'casi' }, 'estado'],
    ['an unknown effort', { esfuerzo: 'enorme' }, 'esfuerzo'],
    ['a day that does not exist', { fecha: '2026-02-30' }, 'fecha'],
    ['a name that changes the direction of text', { responsable: 'a\u202eb' }, 'responsable'],
    ['an unknown origin', { origen: { tipo: 'nada', clave: '' } }, 'origen.tipo'],
    ['NUL in a key', { origen: { tipo: 'archivo', clave: 'a\0b' } }, 'origen.clave'],
  ])('is refused at its field with %s', async (_que, cambios, campo) => {
    expect(await crear({ ...accionNueva(), ...cambios })).toMatchObject({
      status: 400,
      body: { detalles: [{ campo }] },
    });
  });

  it('keeps hostile text as it was written', async () => {
    const texto = `<img src=x onerror=alert(1)>'; drop table acciones_mejora; --`;
    const clave = '../../etc/passwd"><svg onload=alert(1)>.js';
    await crear(accionNueva({ tipo: 'archivo', clave }, { texto, responsable: texto }));
    expect((await leerMejora(app, proyectoId)).acciones).toMatchObject([
      { texto, responsable: texto, origen: { clave } },
    ]);
  });

  it('is refused when there are two hundred, also when several are added at once', async () => {
    await crear();
    const fila = await app.db.selectFrom('acciones_mejora').selectAll().executeTakeFirstOrThrow();
    const otras = Array.from({ length: 198 }, (_, i) => ({ ...fila, base: null, id: uid(1000 + i) }));
    await app.db.insertInto('acciones_mejora').values(otras).execute();
    const aLaVez = <T>(hacer: () => Promise<T>) => Promise.all(Array.from({ length: 12 }, hacer));
    // On a server their connections are open by then: none waits for the other.
    await aLaVez(() => leerMejora(app, proyectoId));
    const llegan = await aLaVez(() => crear());
    expect(llegan.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(llegan.find(({ status }) => status === 409)?.body).toMatchObject({
      codigo: 'plan-completo',
      mensaje: expect.stringMatching(/^El plan ya tiene 200 acciones/) as unknown,
    });
  });

  it('goes with its project, whose deletion counts it', async () => {
    await crear();
    const usos = await app.call({ as: 'ana', method: 'GET', url: `/proyectos/${proyectoId}/usos` });
    expect(usos.body).toMatchObject({ acciones: 1 });
    await app.call({ as: 'ana', method: 'DELETE', url: `/proyectos/${proyectoId}` });
    await sweepDeleted(app.db);
    expect(await app.db.selectFrom('acciones_mejora').select('id').execute()).toEqual([]);
    expect((await crear()).status).toBe(404);
  });
});

describe('the access rules of an improvement plan', () => {
  it('let the owner and an admin read it, who changes nothing; to others it does not exist', async () => {
    const id = idOf(await crear());
    expect((await leerMejora(app, proyectoId, 'admin')).puedeCambiar).toBe(false);
    expect((await crear(accionNueva(), 'admin')).status).toBe(403);
    expect((await cambiar(id, sinOrigen(), 'admin')).status).toBe(403);
    expect((await borrar(id, 'admin')).status).toBe(403);
    const noEsta = { codigo: 'no-encontrado', mensaje: 'No se encontró el proyecto.' };
    const leida = await app.call({ as: 'beto', method: 'GET', url: `/mejoras/${proyectoId}` });
    expect(leida).toMatchObject({ status: 404, body: noEsta });
    expect((await crear(accionNueva(), 'beto')).body).toMatchObject(noEsta);
    expect((await cambiar(id, sinOrigen(), 'beto')).body).toMatchObject(noEsta);
    expect((await borrar(id, 'beto')).body).toMatchObject(noEsta);
    expect((await crear(accionNueva(), null)).status).toBe(401);
    expect((await leerMejora(app, proyectoId)).acciones).toHaveLength(1);
  });

  it('let an action be changed under its own project only', async () => {
    const id = idOf(await crear());
    const otro = (await crearProyecto(app, 'ana', 'Otro'))._id;
    const url = `/mejoras/${otro}/acciones/${id}`;
    expect((await app.call({ as: 'ana', method: 'PUT', url, body: sinOrigen() })).status).toBe(404);
    expect((await app.call({ as: 'ana', method: 'DELETE', url })).status).toBe(404);
  });
});
