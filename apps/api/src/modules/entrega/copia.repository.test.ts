import { afterAll, beforeAll, expect, it } from 'vitest';

import { crearEntrega, entregaNueva, finDeEntrega, sembrarClase } from '../../testing/entregas.ts';
import { crearProyecto, sembrarCatalogo } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createCopiaRepository } from './copia.repository.ts';
import { tandasDe } from './tandas-de-copia.repository.ts';

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

it('copies at most 20 projects, or 1 MB of their tests, in one transaction', () => {
  const grupos = (bytes: readonly number[]) =>
    tandasDe(bytes.map((n, i) => ({ id: String(i), bytes: n }))).map(({ length }) => length);
  expect(grupos([])).toEqual([]);
  expect(grupos(Array.from({ length: 45 }, () => 1))).toEqual([20, 20, 5]);
  expect(grupos([600_000, 400_000, 100_000, 2_000_000, 10])).toEqual([2, 1, 1, 1]);
});
