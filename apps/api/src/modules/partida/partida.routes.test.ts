import { randomBytes } from 'node:crypto';

import { ambitoCompleto } from '@mantenible/domain/ambito';
import { DomainError } from '@mantenible/domain/error';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { heavyWork } from '../../http/heavy-reads.ts';
import { ambitoFalso, AnalizadorFalso, archivoFalso, hastaAbortar } from '../../testing/analizador-falso.ts';
import { analizar } from '../../testing/esperar-analisis.ts';
import { sembrarMiembro } from '../../testing/muestra-curso.ts';
import { crearProyecto, vaciarProyectos } from '../../testing/muestra.ts';
import { ServicioFalso } from '../../testing/servicio-falso.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { people, type Person } from '../../testing/tokens.ts';
import { interrumpida } from './calcular-partida.ts';

const falso = new AnalizadorFalso();
let app: TestApp;
let id: string;
/** Added to the clock of the server. */
let adelanto = 0;

beforeAll(async () => {
  app = await createTestApp({
    repositorios: falso,
    env: { SCAN_PER_HOUR: '100' },
    parts: { now: () => new Date(Date.now() + adelanto) },
  });
  await app.jobs?.start();
});
afterAll(() => app.close());
beforeEach(async () => {
  adelanto = 0;
  await vaciarProyectos(app);
  falso.puntosPedidos.length = 0;
  falso.punto = () => Promise.resolve([archivoFalso('a.js'), archivoFalso('viejo.js')]);
  falso.ambito = ambitoFalso;
  // Another commit each time: no result is repeated.
  let commits = 0;
  falso.punta = () => Promise.resolve({ rama: 'main', commit: `commit ${(commits += 1)}` });
  ({ _id: id } = await crearProyecto(app, 'ana', 'Tienda', { link: 'https://github.com/ana/tienda' }));
});

const etiqueta = { tipo: 'etiqueta', valor: 'v1.0' };
const leer = (as: Person = 'ana') => app.call({ as, method: 'GET', url: `/partidas/${id}` });
const nuevas = (as: Person = 'ana') => app.call({ as, method: 'GET', url: `/partidas/${id}/nuevas` });
const guardar = (partida: unknown, esperada?: string, as: Person = 'ana') => {
  const headers = esperada === undefined ? {} : { 'if-match': esperada };
  return app.call({ as, method: 'PUT', url: `/partidas/${id}`, body: { partida }, headers });
};
const esperar = (estado: string) =>
  expect.poll(async () => (await leer()).body, { timeout: 60_000 }).toMatchObject({ estado });

describe('the starting point of a project (requisito: starting-point)', () => {
  it('is named by its owner alone, from the version that was read', async () => {
    const nada = { partida: null, version: 0, estado: 'sin-calcular', cuentas: null };
    expect(await leer()).toMatchObject({ status: 200, body: { ...nada, puedeCambiar: true } });
    expect(await leer('admin')).toMatchObject({ status: 200, body: { ...nada, puedeCambiar: false } });
    expect((await leer('beto')).status).toBe(404);
    const motivo = 'El punto de partida se analizará al terminar el próximo análisis del proyecto.';
    expect(await guardar(etiqueta, '"0"')).toMatchObject({
      status: 200,
      body: { partida: etiqueta, version: 1, motivo },
    });
    expect(await guardar(null, '"0"')).toMatchObject({ status: 412, body: { codigo: 'version-antigua' } });
    expect((await guardar(null, '"1"', 'admin')).status).toBe(403);
    expect((await guardar(null, '"1"', 'beto')).status).toBe(404);
    expect(await guardar(null)).toMatchObject({ status: 200, body: { partida: null, version: 2 } });
  });

  it.each([
    ['commit', 'main'],
    ['etiqueta', '--upload-pack=x'],
    ['fecha', '2023-02-29'],
    ['fecha', '2999-12-31'],
  ])('of kind %s is not %j', async (tipo, valor) => {
    expect(await guardar({ tipo, valor })).toMatchObject({
      status: 400,
      body: { detalles: [{ campo: 'valor' }] },
    });
    expect((await guardar({ tipo: 'rama', valor })).status).toBe(400);
    expect((await guardar({ tipo: 'commit', valor: 'a'.repeat(256) })).status).toBe(400);
  });

  it('is analysed once, after an analysis and with its scope; later analyses compare with it', async () => {
    await guardar(etiqueta);
    await analizar(app, id);
    await esperar('listo');
    expect(falso.puntosPedidos).toMatchObject([
      { punto: { etiqueta: 'v1.0' }, ambito: ambitoFalso.ambito, rama: 'main' },
    ]);
    expect((await leer()).body).toMatchObject({
      motivo: null,
      commit: 'commit del punto',
      fecha: '2026-01-02T03:04:05.000Z',
      cambios: [],
      cuentas: { nuevas: 1, siguen: 1, resueltas: 1 },
    });
    expect((await nuevas()).body).toMatchObject({
      total: 1,
      incidencias: [{ estado: 'nueva', despues: { ruta: 'src/b.js', linea: 1 } }],
    });
    expect((await nuevas('beto')).status).toBe(404);
    await analizar(app, id);
    await analizar(app, id);
    expect(falso.puntosPedidos).toHaveLength(1);
    // Another starting point is another analysis.
    await guardar({ tipo: 'fecha', valor: '2026-01-31' });
    await analizar(app, id);
    await esperar('listo');
    expect(falso.puntosPedidos).toHaveLength(2);
  });

  it('is named where it no longer exists, and leaves the analysis as it is', async () => {
    const mensaje =
      'El punto de partida no está en la historia de la rama, que no contiene la etiqueta v1.0. Elija otro.';
    falso.punto = () =>
      Promise.reject(new DomainError('not-found', 'etiqueta-inexistente', 'La rama no tiene la etiqueta.'));
    await guardar(etiqueta);
    expect(await analizar(app, id)).toMatchObject({ estado: 'listo' });
    await esperar('fallido');
    expect((await leer()).body).toMatchObject({ motivo: mensaje, cuentas: null });
    expect(await nuevas()).toMatchObject({ status: 409, body: { codigo: 'sin-partida', mensaje } });
    // The next analysis tries it again.
    falso.punto = () => Promise.resolve([]);
    await analizar(app, id);
    await esperar('listo');
  });

  it('keeps no text of an unexpected failure', async () => {
    falso.punto = () => Promise.reject(new Error('https://ghp_secreto@github.com'));
    await guardar(etiqueta);
    await analizar(app, id);
    await esperar('fallido');
    expect(JSON.stringify((await leer()).body)).not.toContain('ghp_secreto');
  });

  it('of a project that changed hands is analysed without a token', async () => {
    await guardar(etiqueta);
    await sembrarMiembro(app, id, 'beto');
    const body = { miembro: people.beto.sub };
    const url = `/equipos/${id}/propietario`;
    expect((await app.call({ as: 'ana', method: 'PUT', url, body })).status).toBe(200);
    await analizar(app, id);
    await esperar('listo');
    expect(falso.puntosPedidos).toMatchObject([{ token: null }]);
  });

  it.each([
    ['punto-sin-leer', 'El motivo.', 'El motivo.'],
    [
      'sin-commit-antes',
      'x',
      'La rama no tiene ningún commit hasta la etiqueta v1.0. Elija otro punto de partida.',
    ],
  ])('exists where it is refused with %s, and the reason is another', async (codigo, mensaje, motivo) => {
    falso.punto = () => Promise.reject(new DomainError('not-found', codigo, mensaje));
    await guardar(etiqueta);
    await analizar(app, id);
    await esperar('fallido');
    expect((await leer()).body).toMatchObject({ motivo });
  });

  it('whose analysis was lost with its process has failed after an hour', async () => {
    falso.punto = ({ signal }) => hastaAbortar({ signal });
    await guardar(etiqueta);
    const analizado = analizar(app, id);
    await esperar('calculando');
    adelanto = 59 * 60_000;
    expect((await leer()).body).toMatchObject({ estado: 'calculando' });
    adelanto = 61 * 60_000;
    expect((await leer()).body).toMatchObject({ estado: 'fallido', motivo: interrumpida });
    expect((await nuevas()).body).toMatchObject({ codigo: 'sin-partida', mensaje: interrumpida });
    await analizado;
    falso.punto = () => Promise.resolve([]);
    await analizar(app, id);
    await esperar('listo');
  });

  it('without code makes everything new', async () => {
    falso.punto = () => Promise.resolve([]);
    await guardar(etiqueta);
    await analizar(app, id);
    await esperar('listo');
    expect(falso.puntosPedidos).toMatchObject([{ admiteSinCodigo: true }]);
    expect((await leer()).body).toMatchObject({
      motivo: null,
      cuentas: { nuevas: 2, siguen: 0, resueltas: 0 },
    });
  });

  it('without a result is read and changed without the queue of large reads', async () => {
    let soltar: () => void = () => undefined;
    const ocupada = heavyWork('otra persona', () => new Promise<void>((resolve) => (soltar = resolve)));
    expect((await leer()).status).toBe(200);
    expect((await guardar(etiqueta)).status).toBe(200);
    expect((await nuevas()).status).toBe(409);
    soltar();
    await ocupada;
  });

  it('counts in the space of its owner', async () => {
    const bytes = async () => {
      const { body } = await app.call({ as: 'ana', method: 'GET', url: '/cuotas/propias' });
      return z.object({ bytesAnalisis: z.object({ usado: z.number() }) }).parse(body).bytesAnalisis.usado;
    };
    await guardar(etiqueta);
    await analizar(app, id);
    await esperar('listo');
    const antes = await bytes();
    await app.db
      .updateTable('partidas')
      .set({ paquete: randomBytes(4000).toString('base64') })
      .execute();
    expect((await bytes()) - antes).toBeGreaterThan(4000);
  });

  it('of another scope is analysed again with that of the newest analysis', async () => {
    await guardar(etiqueta);
    await analizar(app, id);
    await esperar('listo');
    const ambito = { ...ambitoCompleto, exclusiones: ['x/**'] };
    falso.ambito = { ...ambitoFalso, ambito };
    await analizar(app, id);
    await expect.poll(() => falso.puntosPedidos.length, { timeout: 60_000 }).toBe(2);
    expect(falso.puntosPedidos[1]?.ambito).toEqual(ambito);
    await expect.poll(async () => (await leer()).body).toMatchObject({ estado: 'listo', cambios: [] });
  });

  it.each([
    ['removed', () => guardar(null)],
    ['replaced', () => guardar({ tipo: 'etiqueta', valor: 'v2.0' })],
    ['deleted with its project', () => app.call({ as: 'ana', method: 'DELETE', url: `/proyectos/${id}` })],
  ])('is not analysed further where it is %s during its analysis', async (_como, cambiar) => {
    falso.punto = hastaAbortar;
    await guardar(etiqueta);
    await analizar(app, id);
    await esperar('calculando');
    expect(falso.puntosPedidos.map(({ signal }) => signal.aborted)).toEqual([false]);
    await cambiar();
    await expect.poll(() => falso.puntosPedidos[0]?.signal.aborted, { timeout: 60_000 }).toBe(true);
  });

  it('keeps no result of an earlier one where it changes during its analysis', async () => {
    let soltar: () => void = () => undefined;
    falso.punto = () =>
      new Promise((resolve) => {
        soltar = () => {
          resolve([archivoFalso('a.js')]);
        };
      });
    await guardar(etiqueta);
    await analizar(app, id);
    await esperar('calculando');
    await guardar(null);
    soltar();
    await analizar(app, id);
    expect((await leer()).body).toMatchObject({ partida: null, estado: 'sin-calcular', commit: null });
  });
});

it('is not offered where a scanning service analyses', async () => {
  const otra = await createTestApp({ parts: { escaneo: new ServicioFalso() } });
  const { _id } = await crearProyecto(otra, 'ana', 'Tienda');
  const url = `/partidas/${_id}`;
  expect(await otra.call({ as: 'ana', method: 'PUT', url, body: { partida: null } })).toMatchObject({
    status: 409,
    body: { codigo: 'partida-no-ofrecida' },
  });
  expect((await otra.call({ as: 'ana', method: 'GET', url })).body).toMatchObject({ puedeCambiar: false });
  await otra.close();
});
