// seguridad: 2
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import {
  copiaDeEntrega,
  crearEntrega,
  entregaNueva,
  leerEntrega,
  leerEntregado,
  sembrarClase,
} from '../../testing/entregas.ts';
import { crearProyecto, guardarPrueba, pruebaDeMetrica, sembrarCatalogo } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const antes = new Date('2026-12-02T12:00:00Z');
const manana = new Date('2026-12-17T12:00:00Z');
let app: TestApp;
let now = antes;
let cursoId: string;
let proyecto: string;
beforeAll(async () => {
  app = await createTestApp({ parts: { now: () => now } });
  await sembrarCatalogo(app.db);
  proyecto = (await crearProyecto(app))._id;
});
afterAll(() => app.close());
beforeEach(async () => {
  now = antes;
  await app.db.deleteFrom('cursos').execute();
  await app.db.deleteFrom('respuestas').execute();
  cursoId = await sembrarClase(app, 1, { proyectos: [proyecto], unidas: ['ana'] });
});

const soloPrueba = { pide: { ...entregaNueva.pide, analisis: false } };
const probar = (intentos: number, nombre: string) =>
  guardarPrueba(app, pruebaDeMetrica(proyecto, { intentos, nombre }));
async function archivar(): Promise<void> {
  for (const estado of ['cerrado', 'archivado'])
    await app.call({ as: 'dora', method: 'PUT', url: `/cursos/${cursoId}/estado`, body: { estado } });
}

it('shows what was delivered, and nothing that the project did later', async () => {
  const { _id } = await crearEntrega(app, cursoId, soloPrueba);
  await probar(1, 'Uno');
  now = copiaDeEntrega;
  await probar(2, 'Dos, tarde');
  expect((await leerEntrega(app, _id)).filas[0]?.despues?.prueba?.nombre).toBe('Dos, tarde');
  now = manana;
  await archivar();
  const [fila] = (await leerEntrega(app, _id)).filas;
  expect(fila).toMatchObject({ estado: 'entregado', prueba: { nombre: 'Uno' }, despues: null });
  expect(await leerEntregado(app, _id, proyecto)).toMatchObject({
    tomar: false,
    fila: { despues: null },
    prueba: { nombre: 'Uno' },
  });
});

it('still copies the work in time where nothing had copied it before the course was archived', async () => {
  const { _id } = await crearEntrega(app, cursoId, soloPrueba);
  await probar(1, 'Uno');
  now = manana;
  await archivar();
  const [fila] = (await leerEntrega(app, _id)).filas;
  expect(fila).toMatchObject({ prueba: { nombre: 'Uno' } });
});

it('copies nothing at a deadline that comes after the course was archived', async () => {
  const { _id } = await crearEntrega(app, cursoId, soloPrueba);
  await archivar();
  await probar(1, 'Uno');
  const ninguna = async () => {
    expect(await leerEntrega(app, _id)).toMatchObject({
      filas: [{ proyecto: null, miembros: ['Ana'], estado: 'nada' }],
      cuantas: { todos: 1, nada: 1 },
    });
  };
  await ninguna();
  now = manana;
  await ninguna();
  expect(await app.db.selectFrom('entregados').select('id').execute()).toEqual([]);
});

it('shows the copies of an earlier deadline where a later one came after the course was archived', async () => {
  const { _id } = await crearEntrega(app, cursoId, soloPrueba);
  await probar(1, 'Uno');
  now = copiaDeEntrega;
  const [copiada] = (await leerEntrega(app, _id)).filas;
  expect(copiada?.prueba?.nombre).toBe('Uno');
  const body = { ...entregaNueva, ...soloPrueba, cierra: '2026-12-20T23:59' };
  expect((await app.call({ as: 'dora', method: 'PUT', url: `/entregas/${_id}`, body })).status).toBe(200);
  await archivar();
  await probar(2, 'Dos, después');
  now = new Date('2026-12-22T12:00:00Z');
  expect((await leerEntrega(app, _id)).filas).toEqual([copiada]);
  expect((await leerEntrega(app, _id, 'ana')).filas).toEqual([copiada]);
  expect(await leerEntregado(app, _id, proyecto)).toMatchObject({
    tomar: false,
    fila: copiada,
    prueba: { nombre: 'Uno' },
  });
});
