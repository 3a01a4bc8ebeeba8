// seguridad: 5, 7, 47
import { medidasConsultables } from '@mantenible/domain/escaneo';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { crearProyecto, vaciarProyectos } from '../../testing/muestra.ts';
import { componente, incidencia, medida, ServicioFalso } from '../../testing/servicio-falso.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';

const servicio = new ServicioFalso();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ parts: { escaneo: servicio } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await vaciarProyectos(app);
  servicio.reset();
});

const leer = (as: Person | null, url: string) => app.call({ as, method: 'GET', url });

describe("the service's data of a project", () => {
  const rutas = [
    '/sonarqube/measures?component=tienda',
    '/sonarqube/issues?projectKey=tienda',
    '/sonarqube/measures/component_tree?component=tienda&metricKeys=ncloc',
    '/sonarqube/sonar-file?key=tienda:src/a.js',
  ];

  it.each(rutas)('%s is returned to owner and admin only', async (url) => {
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

  it.each(rutas)('%s needs one statement, authorization included', async (url) => {
    await crearProyecto(app, 'ana', 'Tienda');
    expect(await app.statementsOf(() => leer('ana', url))).toHaveLength(1);
  });

  it('has the field names of the specification', async () => {
    await crearProyecto(app, 'ana', 'Tienda');
    const [medidas, issues, arbol] = await Promise.all(rutas.slice(0, 3).map((url) => leer('ana', url)));
    expect(medidas?.body).toEqual({ data: { component: { measures: [medida] } } });
    expect(issues?.body).toEqual({ issues: [incidencia], total: 12_000 });
    expect(arbol?.body).toEqual({ data: { components: [componente], total: 1 } });
    const metricKeys = ['complexity', 'ncloc', 'coverage'];
    expect((await leer('ana', '/sonarqube/metrics')).body).toEqual({ metricKeys });
  });

  it('is requested with allowed measures only, for any query', async () => {
    await crearProyecto(app, 'ana', 'Tienda');
    servicio.llamadas.length = 0;
    const url = '/sonarqube/measures?component=tienda';
    await leer('ana', `${url}&metricKeys=coverage,ncloc,vulnerabilities,complexity&organization=x`);
    expect(servicio.pedidos).toEqual(['measures tienda complexity,ncloc,coverage']);
    servicio.llamadas.length = 0;
    expect((await leer('ana', `${url}&metricKeys=ncloc%26component=otro`)).status).toBe(400);
    expect((await leer('ana', `${url}&component=otra`)).status).toBe(400);
    expect(await leer('ana', `${url}&metricKeys=vulnerabilities`)).toMatchObject({
      status: 400,
      body: { detalles: [{ campo: 'metricKeys' }] },
    });
    expect(servicio.llamadas).toEqual([]);
  });

  it('is requested with all allowed measures for a query without measures', async () => {
    await crearProyecto(app, 'ana', 'Tienda');
    servicio.llamadas.length = 0;
    await leer('ana', '/sonarqube/measures?component=tienda');
    expect(servicio.pedidos).toEqual([`measures tienda ${medidasConsultables.join(',')}`]);
  });

  it.each(rutas.slice(0, 3))('%s is requested from the service once for concurrent callers', async (url) => {
    await crearProyecto(app, 'ana', 'Tienda');
    servicio.llamadas.length = 0;
    const clase: Person[] = ['ana', 'admin', 'ana', 'beto', 'ana'];
    servicio.esperarA(clase.length - 1);
    const juntas = await Promise.all(clase.map((as) => leer(as, url)));
    expect(juntas.map(({ status }) => status)).toEqual([200, 200, 200, 404, 200]);
    expect(servicio.pedidos).toHaveLength(1);
  });

  it.each(rutas)('%s is refused without a request when the service was replaced', async (url) => {
    await crearProyecto(app, 'ana', 'Tienda');
    servicio.nombre = 'otro-servicio';
    servicio.llamadas.length = 0;
    expect(await leer('ana', url)).toMatchObject({
      status: 409,
      body: {
        codigo: 'proyecto-sin-preparar',
        mensaje:
          'El proyecto no está preparado en el servicio de análisis. La persona a la que pertenece puede prepararlo desde la pantalla de análisis.',
      },
    });
    expect((await leer('beto', url)).status).toBe(404);
    expect(servicio.pedidos).toEqual([]);
  });

  it.each(rutas)('%s is accepted with a scanner without stored projects', async (url) => {
    servicio.nombre = null;
    await crearProyecto(app, 'ana', 'Tienda');
    expect((await leer('ana', url)).status).toBe(200);
  });

  it('contains source as text that a browser does not execute', async () => {
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
    'tienda',
    'tienda:',
    'tienda:../x',
    'tienda:%2e%2e/x',
    'tienda:%252e%252e/x',
    'tienda:/etc/passwd',
    'tienda:a%00',
    'tienda:.git/config',
    'tienda:a%5Cb',
    'tienda:a//b',
  ])('is refused for the file key %s', async (key) => {
    await crearProyecto(app, 'ana', 'Tienda');
    servicio.llamadas.length = 0;
    expect((await leer('ana', `/sonarqube/sonar-file?key=${key}`)).status).toBe(400);
    expect(servicio.llamadas).toEqual([]);
  });

  it('reports whether the service accepts the credentials, or is not available', async () => {
    expect(await leer('ana', '/sonarqube/login')).toMatchObject({ status: 200, body: true });
    servicio.aceptaCredenciales = false;
    expect(await leer('ana', '/sonarqube/login')).toMatchObject({ status: 200, body: false });
    servicio.caido = 'todo';
    expect(await leer('ana', '/sonarqube/login')).toMatchObject({
      status: 503,
      body: { codigo: 'servicio-inaccesible' },
    });
  });

  it('is 503 when the service does not answer, and other routes still work', async () => {
    const { _id } = await crearProyecto(app, 'ana', 'Tienda');
    servicio.caido = 'todo';
    expect(await leer('ana', '/sonarqube/measures?component=tienda')).toMatchObject({
      status: 503,
      body: { codigo: 'servicio-inaccesible', mensaje: 'El servicio de análisis no responde.' },
    });
    expect((await leer('ana', `/proyectos/${_id}`)).status).toBe(200);
  });
});
