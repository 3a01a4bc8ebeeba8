// seguridad: 53
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { AnalizadorFalso, hastaAbortar } from '../../testing/analizador-falso.ts';
import { analizar, leerSituacion, seguir } from '../../testing/esperar-analisis.ts';
import { crearProyecto, uid } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';
import { createAnalisisAbiertoRepository } from './analisis-abierto.repository.ts';

const pronto = { timeout: 60_000 };
const link = (de: string) => `https://github.com/usuario/${de}`;
const falso = new AnalizadorFalso();
let app: TestApp;

// One worker for all analyses, so that the others wait.
beforeAll(async () => {
  app = await createTestApp({ repositorios: falso, env: { SCAN_CONCURRENCY: '1' } });
  await app.jobs?.start();
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const tabla of ['proyectos', 'reservas_clave', 'analisis_turnos'] as const)
    await app.db.deleteFrom(tabla).execute();
  falso.guion = () => Promise.resolve();
  falso.peticiones.length = 0;
});

const proyectoDe = async (as: Person) => (await crearProyecto(app, as, `De ${as}`, { link: link(as) }))._id;
const iniciar = (as: Person, id: string) => app.call({ as, method: 'POST', url: `/analisis/${id}` });
const delante = async (as: Person, id: string) => (await leerSituacion(app, id, as)).delante;

function colaDe({ jobs }: TestApp) {
  if (!jobs) throw new Error('the application has a queue');
  return jobs.queue;
}

async function sembrarProyecto(id: string, quien: string): Promise<void> {
  const { cifrado, clave } = app.vaults.tokens.encrypt('ghp_CANARIO', id);
  const fila = { id, nombre: quien, link: link(quien), branch: 'main', clave: quien, id_persona: quien };
  await app.db
    .insertInto('proyectos')
    .values({ ...fila, token_cifrado: cifrado, token_clave: clave, version: 1, creado: new Date() })
    .execute();
}

/** Starts the admin's analysis on the only worker; returns a function that ends it. */
async function ocupar(): Promise<() => Promise<void>> {
  const id = await proyectoDe('admin');
  const antes = falso.peticiones.length;
  falso.guion = hastaAbortar;
  await iniciar('admin', id);
  await expect.poll(() => falso.peticiones.length, pronto).toBe(antes + 1);
  falso.guion = () => Promise.resolve();
  return async () => {
    await app.call({ as: 'admin', method: 'DELETE', url: `/analisis/${id}` });
  };
}

/** Queues ana's analysis, then beto's, behind the admin's; returns the order in which they ran. */
async function seguidas(deAna: string, deBeto: string): Promise<(string | undefined)[]> {
  const soltar = await ocupar();
  const hechas = falso.peticiones.length;
  await iniciar('ana', deAna);
  await iniciar('beto', deBeto);
  const puestos = [await delante('ana', deAna), await delante('beto', deBeto)];
  await soltar();
  await Promise.all([seguir(app, deAna, 'ana'), seguir(app, deBeto, 'beto')]);
  const orden = falso.peticiones.slice(hechas).map(({ enlace }) => enlace);
  expect(puestos).toEqual(orden[0] === link('ana') ? [0, 1] : [1, 0]);
  return orden;
}

describe('the next analysis', () => {
  it('is the one that was requested first, and each shows how many are before it', async () => {
    const [deAna, deBeto] = [await proyectoDe('ana'), await proyectoDe('beto')];
    expect(await seguidas(deAna, deBeto)).toEqual([link('ana'), link('beto')]);
  });

  it('is the first one of another person rather than the second one of the same', async () => {
    const deAna = await proyectoDe('ana');
    await analizar(app, deAna);
    expect(await seguidas(deAna, await proyectoDe('beto'))).toEqual([link('beto'), link('ana')]);
  });

  it('is that of a fast repository rather than that of a slow one, whichever person requests it', async () => {
    const deAna = await proyectoDe('ana');
    await analizar(app, deAna);
    await app.db.updateTable('analisis').set({ estado: 'fallido', codigo: 'tiempo-agotado' }).execute();
    // As if it had been requested more than an hour ago.
    await app.db.deleteFrom('analisis_turnos').execute();
    expect(await seguidas(deAna, await proyectoDe('beto'))).toEqual([link('beto'), link('ana')]);
  });

  it('is the delayed one once it has waited long enough', async () => {
    const deAna = await proyectoDe('ana');
    await analizar(app, deAna);
    const soltar = await ocupar();
    const hechas = falso.peticiones.length;
    await iniciar('ana', deAna);
    // As if it had been requested that much earlier.
    await app.database.execute("update pgboss.job set priority = priority + 601 where state = 'created'", []);
    const deBeto = await proyectoDe('beto');
    await iniciar('beto', deBeto);
    expect(await delante('beto', deBeto)).toBe(1);
    await soltar();
    await Promise.all([seguir(app, deAna, 'ana'), seguir(app, deBeto, 'beto')]);
    expect(falso.peticiones.slice(hechas).map(({ enlace }) => enlace)).toEqual([link('ana'), link('beto')]);
  });

  it('is fair: 20 analyses of 5 people run in rounds with one of each person', async () => {
    const personas = ['p1', 'p2', 'p3', 'p4', 'p5'];
    for (const [i, quien] of personas.entries()) await sembrarProyecto(uid(10 + i), quien);
    const enCurso = createAnalisisAbiertoRepository(app.db, colaDe(app));
    const pedir = (quien: string) => {
      const proyectoId = uid(10 + personas.indexOf(quien));
      const nuevo = { id: randomUUID(), proyectoId, idPersona: quien, enlace: link(quien), rama: 'main' };
      return enCurso.abrir({ ...nuevo, now: new Date() });
    };
    const orden = () => falso.peticiones.map(({ enlace }) => enlace.split('/').at(-1) ?? '');
    const soltadores: (() => void)[] = [];
    const hacer = async (cuantas: number) => {
      await expect.poll(() => soltadores.length, pronto).toBe(cuantas);
      soltadores.at(-1)?.();
      const filas = app.db.selectFrom('analisis').select('id').where('estado', '=', 'listo');
      await expect.poll(async () => (await filas.execute()).length, pronto).toBe(cuantas);
    };
    falso.guion = () => new Promise<void>((resolve) => soltadores.push(resolve));
    await pedir('p1');
    await hacer(1);
    const id = await proyectoDe('admin');
    await iniciar('admin', id);
    await expect.poll(() => soltadores.length, pronto).toBe(2);
    // The only worker is busy: one person requests a second analysis, then the others request their first.
    for (const quien of personas) expect(await pedir(quien)).toBe('abierto');
    for (let hechas = 2; hechas <= 21; hechas += 1) {
      await hacer(hechas);
      const quien = orden()[hechas - 1] ?? '';
      if (quien !== 'admin' && orden().filter((uno) => uno === quien).length < 4) await pedir(quien);
    }
    const rondas = orden().filter((quien) => quien !== 'admin');
    expect(rondas).toEqual([...personas, ...personas, ...personas, ...personas]);
  });
});
