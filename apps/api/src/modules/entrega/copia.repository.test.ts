import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { idOf } from '../../testing/catalogo-builder.ts';
import { crearEntrega, entregaNueva, finDeEntrega, sembrarClase } from '../../testing/entregas.ts';
import { filaProyecto } from '../../testing/fila-proyecto.ts';
import {
  crearProyecto,
  guardarPrueba,
  pruebaDeMetrica,
  sembrarCatalogo,
  uid,
} from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createAcuerdoRepository } from '../acuerdo/acuerdo.repository.ts';
import { leerTamanos } from '../nota/entregados.repository.ts';
import { createCopiaRepository } from './copia.repository.ts';
import { tandasDeCopia } from './tandas-de-copia.repository.ts';

let app: TestApp;
let proyectoId: string;
let cursoId: string;
let entregaId: string;
beforeAll(async () => {
  app = await createTestApp({ parts: { now: () => new Date('2026-12-02T12:00:00Z') } });
  await sembrarCatalogo(app.db);
  proyectoId = (await crearProyecto(app))._id;
  cursoId = await sembrarClase(app, 1, { proyectos: [proyectoId], unidas: ['ana'] });
  entregaId = (await crearEntrega(app, cursoId))._id;
});
afterAll(() => app.close());

const copias = () => createCopiaRepository(app.db, true);
const entrega = () => ({ _id: entregaId, cursoId, fin: finDeEntrega, copiada: null, publicada: false });
const otra = { tipo: 'allMetricas', elementoId: null } as const;
const comunes = { pruebas: [], hasta: finDeEntrega, now: finDeEntrega };

it('stores no copies whose tests were chosen for another one than is asked for', async () => {
  expect(await copias().copiar(entrega(), { ...comunes, prueba: otra })).toBe(false);
  const { prueba } = entregaNueva.pide;
  expect(await copias().copiar(entrega(), { ...comunes, prueba })).toBe(true);
  const tarde = { ...comunes, proyectoId, motivo: 'Enfermedad', quien: { sub: 'sub-dora', nombre: 'Dora' } };
  expect(await copias().tomar(entrega(), { ...tarde, prueba: otra })).toBe('plazo-abierto');
  expect(await copias().tomar(entrega(), { ...tarde, prueba })).toBe('hecho');
});

it('copies at most 20 projects, or 1 MB of their tests, in one transaction', async () => {
  const numeros = Array.from({ length: 44 }, (_, i) => 30_000 + i);
  await app.db
    .insertInto('proyectos_todos')
    .values(numeros.map((n) => filaProyecto(n)))
    .execute();
  await app.db
    .insertInto('curso_proyectos')
    .values(numeros.map((n) => ({ curso_id: cursoId, proyecto_id: uid(n), ingreso: finDeEntrega })))
    .execute();
  const grupos = async (pruebas: readonly string[]) =>
    (await tandasDeCopia(app.db, cursoId, pruebas)).map(({ length }) => length);
  expect(await grupos([])).toEqual([20, 20, 5]);
  const prueba = idOf(await guardarPrueba(app, pruebaDeMetrica(proyectoId)));
  await app.db
    .updateTable('respuestas')
    .set({ tamano: 2 * 1024 * 1024 })
    .execute();
  const todos = await tandasDeCopia(app.db, cursoId, [prueba]);
  expect(todos.filter((tanda) => tanda.includes(proyectoId))).toEqual([[proyectoId]]);
});

it('keeps size, kind and item of a copied test beside it, by which copies are listed without reading their tests', async () => {
  const nueva = (await crearEntrega(app, cursoId))._id;
  const { prueba } = entregaNueva.pide;
  const guardada = idOf(await guardarPrueba(app, pruebaDeMetrica(proyectoId, { intentos: 2 })));
  const suya = { ...entrega(), _id: nueva };
  expect(await copias().copiar(suya, { ...comunes, pruebas: [guardada], prueba })).toBe(true);
  const copia = await app.db
    .selectFrom('entregados')
    .where('prueba_id', '=', guardada)
    .select(['prueba_bytes', 'prueba_tipo', 'prueba_elemento'])
    .select(sql<number>`octet_length(prueba::text)`.as('bytes'))
    .executeTakeFirstOrThrow();
  expect(copia).toMatchObject({ prueba_tipo: prueba?.tipo, prueba_elemento: prueba?.elementoId });
  expect(copia.prueba_bytes).toBeGreaterThan(copia.bytes - 300);
  expect(copia.prueba_bytes).toBeLessThan(copia.bytes);
  const tamanos = () => createAcuerdoRepository(app.db).tamanos(nueva);
  const listada = [{ proyectoId, bytes: copia.prueba_bytes }];
  expect(await tamanos()).toEqual(listada);
  // A statement that reads the tests finds another kind.
  await app.db
    .updateTable('entregados')
    .set({ prueba: sql`prueba || '{"tipo": "allMetricas"}'` })
    .execute();
  expect(await tamanos()).toEqual(listada);
  expect(await leerTamanos(app.db, nueva)).toContainEqual(listada[0]);
  // A copy of the version before has none of them: its test is read.
  await app.db.updateTable('entregados').set({ prueba_bytes: null, prueba_tipo: null }).execute();
  expect(await tamanos()).toEqual([]);
});
