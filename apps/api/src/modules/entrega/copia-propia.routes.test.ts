// seguridad: 2, 3
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import {
  copiaDeEntrega,
  crearEntrega,
  leerEntrega,
  leerEntregado,
  sembrarClase,
} from '../../testing/entregas.ts';
import {
  crearProyecto,
  guardarPrueba,
  pruebaDeMetrica,
  sembrarCatalogo,
  vaciarProyectos,
} from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';

let app: TestApp;
let now: Date;
let cursoId: string;
let proyecto: string;
let ajeno: string;
beforeAll(async () => {
  app = await createTestApp({ parts: { now: () => now } });
  await sembrarCatalogo(app.db);
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date('2026-12-02T12:00:00Z');
  await app.db.deleteFrom('cursos').execute();
  await vaciarProyectos(app);
  proyecto = (await crearProyecto(app))._id;
  ajeno = (await crearProyecto(app, 'beto', 'Ajeno'))._id;
  cursoId = await sembrarClase(app, 1, { proyectos: [proyecto, ajeno], unidas: ['ana', 'beto', 'eva'] });
});

const estado = async (as: Person, url: string, method: 'GET' | 'DELETE' = 'GET') =>
  (await app.call({ as, method, url })).status;
const salir = (as: Person) => estado(as, `/cursos/${cursoId}/personas/propia`, 'DELETE');

it('who left the course reads what the own team delivered, and nothing else of it', async () => {
  const { _id } = await crearEntrega(app, cursoId);
  await guardarPrueba(app, pruebaDeMetrica(proyecto));
  now = copiaDeEntrega;
  await leerEntrega(app, _id);
  expect([await salir('ana'), await salir('eva')]).toEqual([204, 204]);
  const { filas, todas, entrega } = await leerEntrega(app, _id, 'ana');
  expect(filas.map((una) => una.proyecto?._id)).toEqual([proyecto]);
  expect([todas, entrega.cambiar]).toEqual([false, false]);
  expect((await leerEntregado(app, _id, proyecto, 'ana')).prueba?.respuestas).toHaveLength(2);
  const url = `/entregas/${_id}`;
  for (const ruta of [
    `${url}/proyectos/${proyecto}/incidencias`,
    `${url}/csv`,
    `${url}/notas/${proyecto}`,
    `${url}/comentarios/${proyecto}`,
  ])
    expect([ruta, await estado('ana', ruta)]).toEqual([ruta, 200]);
  for (const ruta of [`${url}/proyectos/${ajeno}`, `/cursos/${cursoId}/entregas`, `/cursos/${cursoId}`])
    expect([ruta, await estado('ana', ruta)]).toEqual([ruta, 404]);
  expect([await estado('ana', `${url}/notas`), await estado('ana', url, 'DELETE')]).toEqual([403, 403]);
  expect([await estado('eva', url), await estado('eva', `${url}/proyectos/${proyecto}`)]).toEqual([404, 404]);
});

it('who left before the copy reads nothing', async () => {
  const { _id } = await crearEntrega(app, cursoId);
  expect(await salir('ana')).toBe(204);
  now = copiaDeEntrega;
  await leerEntrega(app, _id);
  expect(await estado('ana', `/entregas/${_id}`)).toBe(404);
});
