// seguridad: 53
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { stop } from '../../runtime/stop.ts';
import { AnalizadorFalso, hastaAbortar } from '../../testing/analizador-falso.ts';
import { seguir } from '../../testing/esperar-analisis.ts';
import { abrirFlujo, type FlujoAvance } from '../../testing/flujo-avance.ts';
import { crearProyecto, vaciarProyectos } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { testTokens, type Person } from '../../testing/tokens.ts';

const falso = new AnalizadorFalso();
let app: TestApp;
let api: string;
let id: string;
const abiertos: FlujoAvance[] = [];
/** Generous: the machine may be busy. */
const pronto = { timeout: 60_000 };

beforeAll(async () => {
  app = await createTestApp({ repositorios: falso, env: { SCAN_PER_HOUR: '100' } });
  await app.jobs?.start();
  api = `${await app.app.listen({ host: '127.0.0.1', port: 0 })}/mantenible/api`;
});
afterAll(() => parar(app));
beforeEach(async () => {
  await vaciarProyectos(app);
  falso.guion = hastaAbortar;
  ({ _id: id } = await crearProyecto(app, 'ana'));
  await app.call({ as: 'ana', method: 'POST', url: `/analisis/${id}` });
});
afterEach(async () => {
  for (const flujo of abiertos.splice(0)) flujo.cerrar();
  await app.call({ as: 'ana', method: 'DELETE', url: `/analisis/${id}` });
  await seguir(app, id);
});

/** Stops as the program does, but waits only briefly for connections that the test's client keeps open. */
async function parar(t: TestApp): Promise<void> {
  await stop({ app: t.app, estado: { cerrando: false }, database: { close: () => t.close() } }, 200);
}

/** Opens a stream over a socket; the token is valid for an hour unless `claims` override that. */
async function abrir(as: Person = 'ana', claims = {}, proyecto = id): Promise<FlujoAvance> {
  const flujo = await abrirFlujo(api, proyecto, await (await testTokens()).sign(as, claims));
  abiertos.push(flujo);
  return flujo;
}

const estadoDe = async (flujo: Promise<FlujoAvance>) => (await flujo).respuesta.status;

describe('a stream over a real socket', () => {
  it('has the headers of an event stream that is neither cached nor buffered', async () => {
    const { respuesta } = await abrir();
    expect(respuesta.status).toBe(200);
    expect(Object.fromEntries(respuesta.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
  });

  it('sends the state at once and each change, and ends with the analysis', async () => {
    let [avanzar, acabar] = [(): void => undefined, (): void => undefined];
    const avanzada = new Promise<void>((resolve) => (avanzar = resolve));
    const acabada = new Promise<void>((resolve) => (acabar = resolve));
    falso.guion = async (peticion) => {
      const abortada = hastaAbortar(peticion);
      await Promise.race([avanzada, abortada]);
      peticion.alProgresar({ fase: 'analizando', hechos: 3, total: 9 });
      await Promise.race([acabada, abortada]);
    };
    await app.call({ as: 'ana', method: 'DELETE', url: `/analisis/${id}` });
    await seguir(app, id);
    await app.call({ as: 'ana', method: 'POST', url: `/analisis/${id}` });
    const flujo = await abrir();
    expect(await flujo.siguiente()).toMatchObject({ estado: 'en-curso', rama: 'main' });
    // Not before: a slow stream would open with the progress, and wait in vain for its change.
    avanzar();
    await flujo.hasta((avance) => avance.progreso?.hechos === 3);
    acabar();
    const ultimo = await flujo.hasta((avance) => avance.estado !== 'en-curso');
    expect(ultimo).toMatchObject({ estado: 'listo', progreso: null });
    expect(await flujo.siguiente()).toBeNull();
  });

  it('limits figures that exceed their column to its largest value', async () => {
    falso.guion = (peticion) => {
      peticion.alProgresar({ fase: 'descargando', hechos: -Infinity, total: 1e20 });
      return hastaAbortar(peticion);
    };
    await app.call({ as: 'ana', method: 'DELETE', url: `/analisis/${id}` });
    await seguir(app, id);
    await app.call({ as: 'ana', method: 'POST', url: `/analisis/${id}` });
    const avance = await (await abrir()).hasta(({ progreso }) => progreso?.fase === 'descargando');
    expect(avance.progreso).toEqual({ fase: 'descargando', hechos: 0, total: 2_147_483_647 });
  });

  it('ends when its token expires, although the analysis continues', async () => {
    const flujo = await abrir('ana', { exp: Math.floor(Date.now() / 1000) + 1 });
    expect(await flujo.siguiente()).toMatchObject({ estado: 'en-curso' });
    // The worker may claim the job meanwhile, which is an event too.
    for (let dicho = await flujo.siguiente(); dicho !== null; dicho = await flujo.siguiente())
      expect(dicho).toMatchObject({ estado: 'en-curso' });
    expect(await (await abrir()).siguiente()).toMatchObject({ estado: 'en-curso' });
  });

  it('reports that its project was deleted, and ends', async () => {
    const { respuesta } = await abrir();
    expect((await app.call({ as: 'ana', method: 'DELETE', url: `/proyectos/${id}` })).status).toBe(204);
    // `text` rejects when the connection is cut.
    expect(await respuesta.text()).toMatch(/event: fin\ndata: eliminado\n\n$/);
  });

  it('ends when the server closes', async () => {
    const otra = await createTestApp({ repositorios: new AnalizadorFalso() });
    const origen = await otra.app.listen({ host: '127.0.0.1', port: 0 });
    const { _id } = await crearProyecto(otra);
    await otra.call({ as: 'ana', method: 'POST', url: `/analisis/${_id}` });
    const token = await (await testTokens()).sign('ana');
    const flujo = await abrirFlujo(`${origen}/mantenible/api`, _id, token);
    expect(await flujo.siguiente()).toMatchObject({ progreso: { fase: 'en-cola' } });
    const cierre = parar(otra);
    expect(await flujo.siguiente()).toBeNull();
    await cierre;
  });
});

describe('streams of one person', () => {
  it('are limited to six over all projects, and other people are not affected', async () => {
    for (let i = 0; i < 6; i += 1) expect(await estadoDe(abrir())).toBe(200);
    const { respuesta } = await abrir();
    expect([respuesta.status, respuesta.headers.get('retry-after')]).toEqual([429, '10']);
    expect(await respuesta.json()).toMatchObject({
      codigo: 'demasiados-avances',
      mensaje: 'Tiene el avance abierto en demasiadas pestañas. Cierre alguna.',
    });
    const otro = await crearProyecto(app, 'ana', 'Otra');
    expect(await estadoDe(abrir('ana', {}, otro._id))).toBe(429);
    expect(await estadoDe(abrir('admin'))).toBe(200);
  });

  it('are accepted again after one of them disconnects or ends', async () => {
    const flujos = await Promise.all(Array.from({ length: 6 }, () => abrir()));
    flujos[2]?.cerrar();
    await expect.poll(() => estadoDe(abrir()), pronto).toBe(200);
    expect(await estadoDe(abrir())).toBe(429);
    await app.call({ as: 'ana', method: 'DELETE', url: `/analisis/${id}` });
    // All of them: a stream that misses the end would follow the next analysis and keep its place.
    const vivos = abiertos.filter((uno) => uno !== flujos[2] && uno.respuesta.ok);
    for (const flujo of vivos) await flujo.hasta((uno) => !uno.progreso);
    await app.call({ as: 'ana', method: 'POST', url: `/analisis/${id}` });
    for (let i = 0; i < 6; i += 1) await expect.poll(() => estadoDe(abrir()), pronto).toBe(200);
  });

  it('do not count when they are refused before they begin', async () => {
    const ajeno = await crearProyecto(app, 'beto', 'De Beto');
    for (let i = 0; i < 7; i += 1) expect(await estadoDe(abrir('ana', {}, ajeno._id))).toBe(404);
    expect(await estadoDe(abrir())).toBe(200);
  });
});
