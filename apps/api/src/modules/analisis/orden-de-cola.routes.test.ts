import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { AnalizadorFalso, hastaAbortar } from '../../testing/analizador-falso.ts';
import { analizar, leerSituacion, seguir } from '../../testing/esperar-analisis.ts';
import { crearProyecto } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';

const pronto = { timeout: 60_000 };
const link = (de: string) => `https://github.com/usuario/${de}`;
const falso = new AnalizadorFalso();
let app: TestApp;

// One place for all: who waits, waits.
beforeAll(async () => {
  app = await createTestApp({ repositorios: falso, env: { SCAN_CONCURRENCY: '1' } });
  await app.taller?.empezar();
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

/** Has the admin's analysis take the only place; answers what lets it end. */
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

/** Starts ana's analysis, then beto's while neither can begin; answers whose was made first. */
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
  it('is the one that was asked for first, and each says how many are before it', async () => {
    const [deAna, deBeto] = [await proyectoDe('ana'), await proyectoDe('beto')];
    expect(await seguidas(deAna, deBeto)).toEqual([link('ana'), link('beto')]);
  });

  it('is others’ first before a person’s second', async () => {
    const deAna = await proyectoDe('ana');
    await analizar(app, deAna);
    expect(await seguidas(deAna, await proyectoDe('beto'))).toEqual([link('beto'), link('ana')]);
  });

  it('is another before that of a repository known to be slow, whoever asks', async () => {
    const deAna = await proyectoDe('ana');
    await analizar(app, deAna);
    await app.db.updateTable('analisis').set({ estado: 'fallido', codigo: 'tiempo-agotado' }).execute();
    // It was asked for more than an hour ago.
    await app.db.deleteFrom('analisis_turnos').execute();
    expect(await seguidas(deAna, await proyectoDe('beto'))).toEqual([link('beto'), link('ana')]);
  });

  it('is the older one again once that has waited long enough', async () => {
    const deAna = await proyectoDe('ana');
    await analizar(app, deAna);
    const soltar = await ocupar();
    const hechas = falso.peticiones.length;
    await iniciar('ana', deAna);
    await app.db
      .updateTable('analisis')
      .set({ orden: new Date(Date.now() - 1000) })
      .where('estado', '=', 'en-cola')
      .execute();
    const deBeto = await proyectoDe('beto');
    await iniciar('beto', deBeto);
    expect(await delante('beto', deBeto)).toBe(1);
    await soltar();
    await Promise.all([seguir(app, deAna, 'ana'), seguir(app, deBeto, 'beto')]);
    expect(falso.peticiones.slice(hechas).map(({ enlace }) => enlace)).toEqual([link('ana'), link('beto')]);
  });
});
