import { sweepDeleted } from '@mantenible/db/backup';
import { avancePasado, situacionPasado } from '@mantenible/contracts/pasado';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { AnalizadorFalso, hastaAbortar } from '../../testing/analizador-falso.ts';
import { analizar, leerSituacion } from '../../testing/esperar-analisis.ts';
import { crearProyecto } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';

const pronto = { timeout: 60_000 };
const falso = new AnalizadorFalso();
let app: TestApp;
let id: string;

beforeAll(async () => {
  app = await createTestApp({ repositorios: falso, env: { SCAN_CONCURRENCY: '2', SCAN_PER_HOUR: '3' } });
  await app.jobs?.start();
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const tabla of ['proyectos_todos', 'reservas_clave', 'analisis_turnos'] as const)
    await app.db.deleteFrom(tabla).execute();
  falso.guion = () => Promise.resolve();
  falso.peticiones.length = 0;
  falso.pasadosPedidos.length = 0;
  id = (await crearProyecto(app, 'ana', 'Tienda', { link: 'https://github.com/ana/tienda' }))._id;
});

const llamar = (method: 'GET' | 'POST' | 'DELETE', as: Person = 'ana', url = `/pasados/${id}`) =>
  app.call({ as, method, url });
const leer = async (as: Person = 'ana') => situacionPasado.parse((await llamar('GET', as)).body);

async function hasta(estado: string) {
  await expect.poll(async () => (await leer()).estado, pronto).toBe(estado);
  return leer();
}

async function terminar() {
  expect((await llamar('POST')).status).toBe(202);
  return hasta('listo');
}

/** Runs until it is aborted; waits for its start. */
async function dejarEnCurso(): Promise<void> {
  falso.guion = hastaAbortar;
  await llamar('POST');
  await expect.poll(() => falso.pasadosPedidos.length, pronto).toBe(1);
}

describe('the past of a project', () => {
  it('is not there before it is started', async () => {
    expect(await leer()).toMatchObject({ estado: 'sin-iniciar', iniciable: true, pasado: null });
  });

  it('holds the figures of each commit, oldest first, and its degree', async () => {
    const { pasado } = await terminar();
    expect(pasado?.puntos.map(({ commit, lineas }) => [commit, lineas])).toEqual([
      ['c0', 900],
      ['c1', 1000],
    ]);
    expect(pasado?.puntos.every(({ grado }) => grado !== null && grado > 0)).toBe(true);
    expect(pasado).toMatchObject({ rama: 'main', enlace: 'https://github.com/ana/tienda', avisos: [] });
  });

  it('is replaced by that of a new run, which receives the newest commit of the one before', async () => {
    await terminar();
    await llamar('POST');
    await expect.poll(() => falso.pasadosPedidos.length, pronto).toBe(2);
    await hasta('listo');
    expect(falso.pasadosPedidos.map(({ anterior }) => anterior)).toEqual([null, 'c1']);
    expect(await app.db.selectFrom('pasados').select('id').execute()).toHaveLength(1);
    expect(await app.db.selectFrom('pasado_puntos').select('commit_id').execute()).toHaveLength(2);
  });

  it('stays after a new run fails', async () => {
    await terminar();
    falso.guion = () => Promise.reject(new Error('unforeseen'));
    await llamar('POST');
    const { motivo, pasado } = await hasta('fallido');
    expect(motivo).toContain('error inesperado');
    expect(pasado?.puntos).toHaveLength(2);
  });

  it('leaves the newest analysis and its parts as they are', async () => {
    await analizar(app, id);
    const filas = async () => ({
      analisis: await app.db.selectFrom('analisis').selectAll().execute(),
      archivos: await app.db.selectFrom('analisis_archivos').selectAll().execute(),
      partes: await app.db.selectFrom('analisis_partes').selectAll().execute(),
    });
    const antes = await filas();
    await terminar();
    expect(await filas()).toEqual(antes);
  });

  it('is cancelled by its owner at once', async () => {
    await dejarEnCurso();
    expect((await llamar('DELETE')).status).toBe(204);
    expect(await leer()).toMatchObject({ estado: 'cancelado', progreso: null, pasado: null });
    await expect.poll(() => falso.pasadosPedidos[0]?.signal.aborted, pronto).toBe(true);
  });

  it('goes with its project', async () => {
    await terminar();
    expect(await llamar('GET', 'ana', `/proyectos/${id}/usos`)).toMatchObject({ body: { pasados: 1 } });
    await llamar('DELETE', 'ana', `/proyectos/${id}`);
    await sweepDeleted(app.db);
    expect(await app.db.selectFrom('pasado_puntos').select('commit_id').execute()).toEqual([]);
  });

  it('sends its progress as a stream that ends with it', async () => {
    falso.guion = ({ alProgresar }) => {
      alProgresar({ fase: 'analizando', hechos: 1, total: 2 });
      return Promise.resolve();
    };
    await llamar('POST');
    const { body } = await llamar('GET', 'ana', `/pasados/${id}/progreso`);
    const eventos = String(body)
      .split('\n\n')
      .filter((uno) => uno.startsWith('event: progreso\ndata: '))
      .map((uno) => avancePasado.parse(JSON.parse(uno.slice('event: progreso\ndata: '.length))));
    expect(eventos.at(-1)).toMatchObject({ estado: 'listo', progreso: null });
  });
});

describe('a past', () => {
  it('is hidden from all but its owner and admins', async () => {
    await terminar();
    for (const method of ['GET', 'POST', 'DELETE'] as const)
      expect((await llamar(method, 'beto')).status).toBe(404);
    expect((await llamar('GET', 'beto', `/pasados/${id}/progreso`)).status).toBe(404);
  });

  it('is read by admins, who neither start nor cancel it', async () => {
    await terminar();
    expect(await leer('admin')).toMatchObject({ iniciable: false, pasado: { rama: 'main' } });
    expect((await llamar('POST', 'admin')).status).toBe(403);
    expect((await llamar('DELETE', 'admin')).status).toBe(403);
  });
});

describe('the queue', () => {
  it('takes one open job a person, of either kind', async () => {
    await dejarEnCurso();
    expect(await app.call({ as: 'ana', method: 'POST', url: `/analisis/${id}` })).toMatchObject({
      status: 409,
      body: { codigo: 'analisis-en-curso' },
    });
    expect((await llamar('POST')).body).toMatchObject({ codigo: 'analisis-en-curso' });
  });

  it('counts a past as one of the analyses of the hour', async () => {
    await analizar(app, id);
    await terminar();
    await analizar(app, id);
    expect((await llamar('POST')).body).toMatchObject({ codigo: 'analisis-por-hora' });
  });

  it('runs an analysis beside a past, and a second past after it', async () => {
    await dejarEnCurso();
    const otro = (await crearProyecto(app, 'beto', 'Otra', { link: 'https://github.com/b/o' }))._id;
    await llamar('POST', 'beto', `/pasados/${otro}`);
    const tercero = (await crearProyecto(app, 'admin', 'Más', { link: 'https://github.com/c/m' }))._id;
    falso.guion = () => Promise.resolve();
    await analizar(app, tercero, 'admin');
    expect(await leerSituacion(app, tercero, 'admin')).toMatchObject({ estado: 'listo' });
    // The second past waits although a worker is free.
    expect(falso.pasadosPedidos).toHaveLength(1);
    await llamar('DELETE');
    await expect.poll(() => falso.pasadosPedidos.length, pronto).toBe(2);
  });
});
