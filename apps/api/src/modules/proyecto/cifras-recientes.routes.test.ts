import { proyectoConToken, proyectoLeido } from '@mantenible/contracts/proyecto';
import { ambitoCompleto } from '@mantenible/domain/ambito';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { crearProyecto, cuerpoProyecto, sembrarCatalogo } from '../../testing/muestra.ts';
import { llenarProyecto } from '../../testing/resultados.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';

let app: TestApp;
let url: string;
let id: string;
beforeAll(async () => {
  app = await createTestApp();
  await sembrarCatalogo(app.db);
  id = (await crearProyecto(app, 'ana', 'Primero'))._id;
  url = `/proyectos/${id}`;
});
afterAll(() => app.close());

async function leer(as: Person = 'ana') {
  let body: unknown;
  const { length: sentencias } = await app.statementsOf(async () => {
    ({ body } = await app.call({ as, method: 'GET', url: `${url}?token=no` }));
  });
  return { cifras: proyectoLeido.parse(body).cifras, sentencias };
}

it('a project has no figures before its first test and analysis', async () => {
  expect((await leer()).cifras).toEqual({ grado: null, cambios: [], prueba: null });
});

it('a project is read with the newest figures of both routes in two statements', async () => {
  await llenarProyecto(app, id, 3);
  const cifras = {
    grado: 80,
    cambios: ['analizador'],
    prueba: { tipo: 'allSubcaracteristicas', promedio: 100 },
  };
  expect(await leer()).toEqual({ cifras, sentencias: 2 });
  expect((await leer('admin')).cifras).toEqual(cifras);
});

it('the read of the token comes without figures', async () => {
  const { body } = await app.call({ as: 'ana', method: 'GET', url });
  expect(proyectoConToken.parse(body)).not.toHaveProperty('cifras');
});

it('the degree of another scope is named as such', async () => {
  const ambito = { ...ambitoCompleto, exclusiones: ['x/**'] };
  const guardar = (uno: object | null) =>
    app.call({ as: 'ana', method: 'PUT', url: url.replace('proyectos', 'alcances'), body: { ambito: uno } });
  expect(await guardar(ambito)).toMatchObject({ status: 200 });
  expect((await leer()).cifras).toMatchObject({ grado: 80, cambios: ['analizador', 'alcance'] });
  await guardar(null);
});

it('the degree of another branch is not that of the project', async () => {
  const body = { ...cuerpoProyecto('ana', 'Primero'), branch: 'otra' };
  expect(await app.call({ as: 'ana', method: 'PUT', url, body })).toMatchObject({ status: 200 });
  expect((await leer()).cifras).toMatchObject({ grado: null, cambios: [], prueba: { promedio: 100 } });
});
