// seguridad: 3
import { afterAll, beforeAll, expect, it } from 'vitest';

import { copiaDeEntrega, crearEntrega, sembrarClase } from '../../testing/entregas.ts';
import { crearProyecto, sembrarCatalogo } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let now = new Date('2026-12-02T12:00:00Z');
/** What the look at the disk, with which copying begins, waits for. */
let disco: Promise<number> = Promise.resolve(20);
let alMirar: (() => void) | null = null;
beforeAll(async () => {
  app = await createTestApp({
    parts: {
      now: () => now,
      disco: () => {
        alMirar?.();
        return disco;
      },
    },
  });
  await sembrarCatalogo(app.db);
});
afterAll(() => app.close());

it('copying is done once for all who wait for it, and holds the turn of no list and of no findings', async () => {
  const proyecto = (await crearProyecto(app))._id;
  const cursoId = await sembrarClase(app, 1, { proyectos: [proyecto], unidas: ['ana'] });
  const otro = await sembrarClase(app, 2, { proyectos: [], unidas: ['beto'] });
  const { _id } = await crearEntrega(app, cursoId);
  now = copiaDeEntrega;
  const leer = async (url: string, as: 'ana' | 'beto' = 'ana') =>
    (await app.call({ as, method: 'GET', url })).status;
  const url = `/entregas/${_id}`;
  const lecturas = [
    url,
    `/cursos/${cursoId}/entregas`,
    `${url}/csv`,
    `${url}/proyectos/${proyecto}/incidencias`,
    `${url}/proyectos/${proyecto}/incidencias?cuales=nuevas`,
  ];
  const espera = Promise.withResolvers<number>();
  disco = espera.promise;
  let miran = 0;
  const todasMiran = new Promise<void>((hecho) => {
    alMirar = () => {
      miran += 1;
      // Those of the delivery wait for one copying, and those of its course for another.
      if (miran === 2) hecho();
    };
  });
  const respuestas = Promise.all(lecturas.map((una) => leer(una)));
  // One in a turn would keep the others from getting here.
  await todasMiran;
  expect(await leer(`/cursos/${otro}/entregas`, 'beto')).toBe(200);
  espera.resolve(20);
  expect(await respuestas).toEqual(lecturas.map(() => 200));
  expect(miran).toBe(2);
});
