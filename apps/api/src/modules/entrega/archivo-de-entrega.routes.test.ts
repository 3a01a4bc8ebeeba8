// seguridad: 3
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { copiaDeEntrega, crearEntrega, sembrarClase } from '../../testing/entregas.ts';
import { crearProyecto, guardarPrueba, pruebaDeMetrica, sembrarCatalogo } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';

let app: TestApp;
let entrega: string;
let now = new Date('2026-12-02T12:00:00Z');
beforeAll(async () => {
  app = await createTestApp({ parts: { now: () => now } });
  await sembrarCatalogo(app.db);
  const deAna = (await crearProyecto(app))._id;
  const deBeto = (await crearProyecto(app, 'beto', '=SUMA(1;2)'))._id;
  const cursoId = await sembrarClase(app, 1, { proyectos: [deAna, deBeto], unidas: ['ana', 'beto', 'eva'] });
  entrega = (await crearEntrega(app, cursoId))._id;
  await guardarPrueba(app, pruebaDeMetrica(deAna, { intentos: 1, nombre: 'Uno' }));
  now = copiaDeEntrega;
});
afterAll(() => app.close());
beforeEach(() => app.db.deleteFrom('auditoria').execute());

const pedir = (as: Person, formato: 'csv' | 'xlsx') =>
  app.call({ as, method: 'GET', url: `/entregas/${entrega}/${formato}` });
const filasDe = async (as: Person) =>
  String((await pedir(as, 'csv')).body)
    .trim()
    .split('\r\n')
    .map((una) => una.split(';'));

it('the table of a delivery as CSV has the words and the local dates of the page, and no formula', async () => {
  const [cabecera, ...filas] = await filasDe('dora');
  expect(cabecera?.slice(0, 6)).toEqual([
    'Proyecto',
    'Personas',
    'Estado',
    'Prueba',
    'Promedio de la prueba (%)',
    'Fecha de la prueba (America/Guayaquil)',
  ]);
  expect(filas.map((una) => una.slice(0, 6))).toEqual([
    [`"'=SUMA(1`, '2)"', 'Beto', 'Nada', '', ''],
    ['Tienda en línea', 'Ana', 'Incompleto', 'Uno', '75', '02/12/2026 07:00:00'],
    ['', 'sub-eva', 'Nada', '', '', ''],
  ]);
});

it('as a workbook it has the same name, and both are in the audit trail', async () => {
  expect(await pedir('dora', 'xlsx')).toMatchObject({
    status: 200,
    headers: { 'content-disposition': 'attachment; filename="entrega.xlsx"' },
  });
  const apuntes = await app.db.selectFrom('auditoria').select(['sub', 'accion', 'objeto']).execute();
  expect(apuntes).toEqual([{ sub: 'sub-dora', accion: 'exportacion', objeto: 'Entrega: Primera entrega' }]);
});

it('has for one who joined the own projects alone, and is missing for a stranger', async () => {
  expect((await filasDe('ana')).map(([proyecto]) => proyecto)).toEqual(['Proyecto', 'Tienda en línea']);
  for (const formato of ['csv', 'xlsx'] as const) expect((await pedir('omar', formato)).status).toBe(404);
});
