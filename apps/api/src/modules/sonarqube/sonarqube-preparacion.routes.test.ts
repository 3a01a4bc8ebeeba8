// seguridad: 6
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { crearProyecto, cuerpoProyecto, vaciarProyectos } from '../../testing/muestra.ts';
import { ServicioFalso } from '../../testing/servicio-falso.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';

const servicio = new ServicioFalso();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ parts: { escaneo: servicio, now: () => servicio.hora } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await vaciarProyectos(app);
  servicio.reset();
});

const reservar = (as: Person, nombreProyecto: string) =>
  app.call({ as, method: 'POST', url: '/sonarqube/proyectos/crear', body: { nombreProyecto } });
const creaciones = () => servicio.llamadas.filter((llamada) => llamada.startsWith('create'));

describe('step 1, reserving a key', () => {
  it('creates the project in the service under a key of the name', async () => {
    const { status, body } = await reservar('ana', 'Tienda');
    expect({ status, body }).toEqual({ status: 200, body: { clave: 'tienda' } });
    expect([...servicio.claves]).toEqual(['tienda']);
  });

  it('returns the same key when it is repeated, and creates one project', async () => {
    await reservar('ana', 'Tienda');
    expect((await reservar('ana', 'Tienda')).body).toEqual({ clave: 'tienda' });
    expect(creaciones()).toEqual(['create tienda Tienda']);
  });

  it('returns different keys to two people with the same project name', async () => {
    const claves = [
      await reservar('ana', 'Tienda'),
      await reservar('beto', 'Tienda'),
      await reservar('admin', 'Tienda'),
    ];
    expect(claves.map((r) => r.body)).toEqual([
      { clave: 'tienda' },
      { clave: 'tienda-2' },
      { clave: 'tienda-3' },
    ]);
  });

  it('never adopts an existing key of the service', async () => {
    servicio.claves.add('tienda').add('tienda-2');
    expect((await reservar('ana', 'Tienda')).body).toEqual({ clave: 'tienda-3' });
    expect(creaciones()).toEqual(['create tienda-3 Tienda']);
  });

  it('sends one check and one creation, and only the check when it is repeated', async () => {
    await reservar('ana', 'Tienda');
    expect(servicio.pedidos).toEqual(['exists tienda', 'create tienda Tienda']);
    await reservar('ana', 'Tienda');
    expect(servicio.pedidos.slice(2)).toEqual(['exists tienda']);
  });

  it('reports that the service does not answer, without its details, and completes on a repeat', async () => {
    servicio.caido = 'todo';
    const fallida = await reservar('ana', 'Tienda');
    expect(fallida.status).toBe(503);
    expect(fallida.body).toEqual({
      codigo: 'servicio-de-analisis',
      mensaje:
        'Hubo un error de comunicación con el servicio de análisis. Inténtelo de nuevo en unos momentos.',
    });
    servicio.caido = 'no';
    expect((await reservar('ana', 'Tienda')).body).toEqual({ clave: 'tienda' });
  });

  it('uses its own project when the answer to its creation was lost', async () => {
    servicio.caido = 'pierde-la-respuesta';
    expect((await reservar('ana', 'Tienda')).status).toBe(503);
    servicio.caido = 'no';
    expect((await reservar('ana', 'Tienda')).body).toEqual({ clave: 'tienda' });
    expect([...servicio.claves]).toEqual(['tienda']);
  });

  it('reserves a key against other people for 24 hours', async () => {
    servicio.caido = 'todo';
    await reservar('ana', 'Tienda');
    servicio.caido = 'no';
    servicio.hora = new Date('2026-01-01T23:59:59Z');
    expect((await reservar('beto', 'Tienda')).body).toEqual({ clave: 'tienda-2' });
    servicio.hora = new Date('2026-01-02T00:00:01Z');
    expect((await reservar('admin', 'Tienda')).body).toEqual({ clave: 'tienda' });
  });

  it('does not give an expired key to another person while its project exists in the service', async () => {
    await reservar('ana', 'Tienda');
    servicio.hora = new Date('2026-01-05T00:00:00Z');
    expect((await reservar('beto', 'Tienda')).body).toEqual({ clave: 'tienda-2' });
  });

  it('keeps a key for as long as its project lives', async () => {
    await crearProyecto(app, 'ana', 'Tienda');
    servicio.hora = new Date('2027-01-01T00:00:00Z');
    servicio.claves.clear();
    expect((await reservar('beto', 'Tienda')).body).toEqual({ clave: 'tienda-2' });
  });

  it('returns the key of a saved project, so that a creation can be repeated', async () => {
    const { clave } = await crearProyecto(app, 'ana', 'Tienda');
    expect(await reservar('ana', 'Tienda')).toMatchObject({ status: 200, body: { clave } });
  });

  it('returns one key to concurrent equal requests', async () => {
    const salidas = await Promise.all(Array.from({ length: 10 }, () => reservar('ana', 'Tienda')));
    expect(new Set(salidas.map((s) => JSON.stringify(s.body)))).toEqual(new Set(['{"clave":"tienda"}']));
    expect(await app.db.selectFrom('reservas_clave').select('clave').execute()).toEqual([
      { clave: 'tienda' },
    ]);
  });
});

describe('step 1, repeated for a saved project', () => {
  it('creates it in the service that replaced the first', async () => {
    const { _id } = await crearProyecto(app, 'ana', 'Tienda');
    servicio.nombre = 'otro-servicio';
    servicio.claves.clear();
    expect(await reservar('ana', 'Tienda')).toMatchObject({ status: 200, body: { clave: 'tienda' } });
    expect([...servicio.claves]).toEqual(['tienda']);
    const { body } = await app.call({ as: 'ana', method: 'GET', url: `/analisis/${_id}` });
    expect(body).toMatchObject({ estado: 'sin-analisis' });
  });

  it('creates it again when the service has lost it', async () => {
    await crearProyecto(app, 'ana', 'Tienda');
    servicio.claves.clear();
    expect((await reservar('ana', 'Tienda')).status).toBe(200);
    expect([...servicio.claves]).toEqual(['tienda']);
  });

  it('creates a project that was saved with a scanner without stored projects', async () => {
    servicio.nombre = null;
    await crearProyecto(app, 'ana', 'Tienda');
    expect(creaciones()).toEqual([]);
    servicio.nombre = 'servicio-falso';
    expect((await reservar('ana', 'Tienda')).body).toEqual({ clave: 'tienda' });
    expect(creaciones()).toEqual(['create tienda Tienda']);
  });

  it('creates it when its reservation was deleted', async () => {
    await crearProyecto(app, 'ana', 'Tienda');
    await app.db.deleteFrom('reservas_clave').execute();
    servicio.claves.clear();
    expect((await reservar('ana', 'Tienda')).body).toEqual({ clave: 'tienda' });
    expect([...servicio.claves]).toEqual(['tienda']);
  });

  it("is refused with a conflict at each repeat when the new service has another person's project of that key", async () => {
    const { _id } = await crearProyecto(app, 'ana', 'Tienda');
    servicio.nombre = 'otro-servicio';
    servicio.llamadas.length = 0;
    for (let vez = 0; vez < 2; vez += 1) {
      expect(await reservar('ana', 'Tienda')).toMatchObject({
        status: 409,
        body: {
          codigo: 'clave-ajena',
          mensaje:
            'El servicio de análisis ya tiene un proyecto con la clave «tienda» que no se creó desde aquí. ' +
            'Pida a quien lo administra que lo borre o le cambie la clave, y repita; o registre su proyecto con otro nombre.',
        },
      });
    }
    expect(creaciones()).toEqual([]);
    const { body } = await app.call({ as: 'ana', method: 'GET', url: `/analisis/${_id}` });
    expect(body).toMatchObject({ estado: 'sin-preparar' });
  });

  it('uses its project again when the first service is back', async () => {
    const { _id } = await crearProyecto(app, 'ana', 'Tienda');
    servicio.nombre = 'otro-servicio';
    await reservar('ana', 'Tienda');
    servicio.nombre = 'servicio-falso';
    const { body } = await app.call({ as: 'ana', method: 'GET', url: `/analisis/${_id}` });
    expect(body).toMatchObject({ estado: 'sin-analisis' });
  });
});

describe('step 2, saving the project', () => {
  it("uses the caller's own reservation, not that of another person's name", async () => {
    await reservar('beto', 'Tienda');
    expect((await crearProyecto(app, 'ana', 'Tienda')).clave).toBe('tienda-2');
  });

  it('sends no request to the service after step 1', async () => {
    await reservar('ana', 'Tienda');
    servicio.caido = 'todo';
    expect((await crearProyecto(app, 'ana', 'Tienda')).clave).toBe('tienda');
  });

  it('stores nothing without a reservation when the service does not answer', async () => {
    servicio.caido = 'todo';
    const body = cuerpoProyecto('ana', 'Tienda');
    const { status } = await app.call({ as: 'ana', method: 'POST', url: '/proyectos', body });
    expect(status).toBe(503);
    expect(await app.db.selectFrom('proyectos').select('id').execute()).toEqual([]);
  });
});

describe('step 3, renaming the main branch', () => {
  const renombrar = (as: Person, name: string, project: string) =>
    app.call({ as, method: 'POST', url: '/sonarqube/rename', body: { name, project } });

  it("renames the caller's own project, and may be repeated", async () => {
    const { _id } = await crearProyecto(app, 'ana', 'Tienda');
    servicio.llamadas.length = 0;
    expect(await renombrar('ana', 'desarrollo', 'Tienda')).toMatchObject({ status: 200, body: { _id } });
    expect((await renombrar('ana', 'desarrollo', 'Tienda')).status).toBe(200);
    expect(servicio.pedidos).toEqual(['rename tienda desarrollo', 'rename tienda desarrollo']);
  });

  it("does not find another person's project, also for an admin", async () => {
    await crearProyecto(app, 'ana', 'Tienda');
    servicio.llamadas.length = 0;
    expect((await renombrar('beto', 'main', 'Tienda')).status).toBe(404);
    expect((await renombrar('admin', 'main', 'Tienda')).status).toBe(404);
    expect(servicio.llamadas).toEqual([]);
  });

  it('refuses an invalid branch before any request to the service', async () => {
    await crearProyecto(app, 'ana', 'Tienda');
    servicio.llamadas.length = 0;
    expect(await renombrar('ana', '--help', 'Tienda')).toMatchObject({
      status: 400,
      body: { detalles: [{ campo: 'name' }] },
    });
    expect(servicio.llamadas).toEqual([]);
  });

  it('names the next step when another installation created the key, and renames nothing', async () => {
    await crearProyecto(app, 'ana', 'Tienda');
    servicio.nombre = 'otro-servicio';
    servicio.llamadas.length = 0;
    expect(await renombrar('ana', 'main', 'Tienda')).toMatchObject({
      status: 409,
      body: { codigo: 'proyecto-sin-preparar' },
    });
    expect(servicio.pedidos).toEqual([]);
  });
});
