import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { crearProyecto, cuerpoProyecto } from '../../testing/muestra.ts';
import { componente, incidencia, medida, ServicioFalso } from '../../testing/servicio-falso.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';

const servicio = new ServicioFalso();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ parts: { escaneo: servicio, now: () => servicio.hora } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('proyectos').execute();
  await app.db.deleteFrom('reservas_clave').execute();
  servicio.reset();
  servicio.llamadas.length = 0;
});

const reservar = (as: Person, nombreProyecto: string) =>
  app.call({ as, method: 'POST', url: '/sonarqube/proyectos/crear', body: { nombreProyecto } });
const leer = (as: Person | null, url: string) => app.call({ as, method: 'GET', url });

describe('step 1, reserving a key', () => {
  it('creates the project in the service under a key of the name', async () => {
    const { status, body } = await reservar('ana', 'Tienda');
    expect({ status, body }).toEqual({ status: 200, body: { clave: 'tienda' } });
    expect([...servicio.claves]).toEqual(['tienda']);
  });

  it('gives the same key when it is repeated, and creates nothing twice', async () => {
    await reservar('ana', 'Tienda');
    expect((await reservar('ana', 'Tienda')).body).toEqual({ clave: 'tienda' });
    expect(servicio.llamadas.filter((l) => l.startsWith('create'))).toEqual(['create tienda Tienda']);
  });

  it('gives two people of one name different keys', async () => {
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

  it('never adopts a key that the service already knows', async () => {
    servicio.claves.add('tienda').add('tienda-2');
    expect((await reservar('ana', 'Tienda')).body).toEqual({ clave: 'tienda-3' });
    expect(servicio.llamadas.filter((l) => l.startsWith('create'))).toEqual(['create tienda-3 Tienda']);
  });

  it('says that the service does not answer, without its details, and completes on a repeat', async () => {
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

  it('takes up its own project again when the answer to its creation was lost', async () => {
    servicio.caido = 'pierde-la-respuesta';
    expect((await reservar('ana', 'Tienda')).status).toBe(503);
    servicio.caido = 'no';
    expect((await reservar('ana', 'Tienda')).body).toEqual({ clave: 'tienda' });
    expect([...servicio.claves]).toEqual(['tienda']);
  });

  it('holds a key for somebody else for 24 hours, and then lets it go', async () => {
    servicio.caido = 'todo';
    await reservar('ana', 'Tienda');
    servicio.caido = 'no';
    servicio.hora = new Date('2026-01-01T23:59:59Z');
    expect((await reservar('beto', 'Tienda')).body).toEqual({ clave: 'tienda-2' });
    servicio.hora = new Date('2026-01-02T00:00:01Z');
    expect((await reservar('admin', 'Tienda')).body).toEqual({ clave: 'tienda' });
  });

  it('does not hand a lapsed key over whose project stands in the service', async () => {
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

  it('gives the key of a project that is already saved, so that a creation can be repeated', async () => {
    const { clave } = await crearProyecto(app, 'ana', 'Tienda');
    expect(await reservar('ana', 'Tienda')).toMatchObject({ status: 200, body: { clave } });
  });

  it('gives one key to the same request sent many times at once', async () => {
    const salidas = await Promise.all(Array.from({ length: 10 }, () => reservar('ana', 'Tienda')));
    expect(new Set(salidas.map((s) => JSON.stringify(s.body)))).toEqual(new Set(['{"clave":"tienda"}']));
    expect(await app.db.selectFrom('reservas_clave').select('clave').execute()).toEqual([
      { clave: 'tienda' },
    ]);
  });
});

describe('step 2, saving the project', () => {
  it("uses the caller's own reservation, not that of another person's name", async () => {
    await reservar('beto', 'Tienda');
    expect((await crearProyecto(app, 'ana', 'Tienda')).clave).toBe('tienda-2');
  });

  it('does not need the service again once step 1 is done', async () => {
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
    expect(servicio.llamadas).toEqual(['rename tienda desarrollo', 'rename tienda desarrollo']);
  });

  it("finds nobody else's, admin included", async () => {
    await crearProyecto(app, 'ana', 'Tienda');
    servicio.llamadas.length = 0;
    expect((await renombrar('beto', 'main', 'Tienda')).status).toBe(404);
    expect((await renombrar('admin', 'main', 'Tienda')).status).toBe(404);
    expect(servicio.llamadas).toEqual([]);
  });

  it('refuses what is no branch before the service hears of it', async () => {
    await crearProyecto(app, 'ana', 'Tienda');
    servicio.llamadas.length = 0;
    expect(await renombrar('ana', '--help', 'Tienda')).toMatchObject({
      status: 400,
      body: { detalles: [{ campo: 'name' }] },
    });
    expect(servicio.llamadas).toEqual([]);
  });
});

describe('what the service knows of a project', () => {
  const rutas = [
    '/sonarqube/measures?component=tienda',
    '/sonarqube/issues?projectKey=tienda',
    '/sonarqube/measures/component_tree?component=tienda&metricKeys=ncloc',
    '/sonarqube/sonar-file?key=tienda:src/a.js',
  ];

  it.each(rutas)('%s is answered to owner and admin, and to nobody else', async (url) => {
    await crearProyecto(app, 'ana', 'Tienda');
    servicio.llamadas.length = 0;
    expect((await leer(null, url)).status).toBe(401);
    expect((await leer('nadie', url)).status).toBe(403);
    const ajena = await leer('beto', url);
    expect(ajena.status).toBe(404);
    expect((await leer('beto', url.replace('tienda', 'no-existe'))).body).toEqual(ajena.body);
    expect(servicio.llamadas).toEqual([]);
    expect((await leer('ana', url)).status).toBe(200);
    expect((await leer('admin', url)).status).toBe(200);
  });

  it("answers in the specification's shapes", async () => {
    await crearProyecto(app, 'ana', 'Tienda');
    const [medidas, issues, arbol] = await Promise.all(rutas.slice(0, 3).map((url) => leer('ana', url)));
    expect(medidas?.body).toEqual({ data: { component: { measures: [medida] } } });
    expect(issues?.body).toEqual({ issues: [incidencia], total: 12_000 });
    expect(arbol?.body).toEqual({ data: { components: [componente], total: 1 } });
    expect((await leer('ana', '/sonarqube/metrics')).body).toEqual({ metricKeys: ['ncloc', 'complexity'] });
  });

  it('asks the service for known measures alone, whatever the query says', async () => {
    await crearProyecto(app, 'ana', 'Tienda');
    servicio.llamadas.length = 0;
    await leer(
      'ana',
      '/sonarqube/measures?component=tienda&metricKeys=ncloc,vulnerabilities,complexity&organization=x',
    );
    expect(servicio.llamadas).toEqual(['measures tienda complexity,ncloc']);
    const injected = await leer(
      'ana',
      '/sonarqube/measures?component=tienda&metricKeys=ncloc%26component=otro',
    );
    expect(injected.status).toBe(400);
    expect((await leer('ana', '/sonarqube/measures?component=tienda&component=otra')).status).toBe(400);
    expect(servicio.llamadas).toHaveLength(1);
  });

  it('serves source as text that no browser runs', async () => {
    await crearProyecto(app, 'ana', 'Tienda');
    const { body, headers } = await leer('ana', '/sonarqube/sonar-file?key=tienda:src/a.js');
    expect(body).toBe('<script>alert(1)</script>');
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
    });
  });

  it.each([
    ...[
      'tienda',
      'tienda:',
      'tienda:../x',
      'tienda:%2e%2e/x',
      'tienda:%252e%252e/x',
      'tienda:/etc/passwd',
      'tienda:a%00',
    ],
    ...['tienda:.git/config', 'tienda:a%5Cb', 'tienda:a//b'],
  ])('refuses the file key %s', async (key) => {
    await crearProyecto(app, 'ana', 'Tienda');
    servicio.llamadas.length = 0;
    expect((await leer('ana', `/sonarqube/sonar-file?key=${key}`)).status).toBe(400);
    expect(servicio.llamadas).toEqual([]);
  });

  it('tells whether the service answers', async () => {
    expect((await leer('ana', '/sonarqube/login')).body).toBe(true);
    servicio.caido = 'todo';
    expect((await leer('ana', '/sonarqube/login')).body).toBe(false);
  });

  it('says 503 when the service does not answer, and the rest goes on', async () => {
    const { _id } = await crearProyecto(app, 'ana', 'Tienda');
    servicio.caido = 'todo';
    expect((await leer('ana', '/sonarqube/measures?component=tienda')).status).toBe(503);
    expect((await leer('ana', `/proyectos/${_id}`)).status).toBe(200);
  });
});

describe('the state of an analysis', () => {
  it('is told to owner and admin, and to nobody else', async () => {
    const { _id } = await crearProyecto(app, 'ana', 'Tienda');
    const estado = { status: 200, body: { estado: 'sin-analisis', iniciable: false } };
    expect(await leer('ana', `/analisis/${_id}`)).toMatchObject(estado);
    expect(await leer('admin', `/analisis/${_id}`)).toMatchObject(estado);
    expect((await leer('beto', `/analisis/${_id}`)).status).toBe(404);
    expect((await leer(null, `/analisis/${_id}`)).status).toBe(401);
  });
});
