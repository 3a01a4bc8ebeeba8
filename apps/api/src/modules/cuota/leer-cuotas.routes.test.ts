// seguridad: 63
import { cuotasDeTodos, cuotasPropias } from '@mantenible/contracts/cuota';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { borradoresDe, vaciarMuestra, version } from '../../testing/borradores.ts';
import { sembrarEntrega } from '../../testing/muestra-entrega.ts';
import {
  crearProyecto,
  guardarPrueba,
  pruebaDeMetrica,
  sembrarCatalogo,
  uid,
} from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';

let app: TestApp;
let usado: number | null = 20;
beforeAll(async () => {
  const env = { QUOTA_PROJECTS: '5', QUOTA_TESTS: '2', QUOTA_DRAFTS: '1', QUOTA_TESTS_MB: '1' };
  app = await createTestApp({ env, parts: { disco: () => Promise.resolve(usado) } });
});
afterAll(() => app.close());
beforeEach(async () => {
  usado = 20;
  await vaciarMuestra(app);
  await sembrarCatalogo(app.db);
});

const propias = async (as: Person, query = '') =>
  cuotasPropias.parse((await app.call({ as, method: 'GET', url: `/cuotas/propias${query}` })).body);
const deTodos = async () =>
  cuotasDeTodos.parse((await app.call({ as: 'admin', method: 'GET', url: '/cuotas' })).body);
const mib = 2 ** 20;

it('a person without anything has used nothing', async () => {
  expect(await propias('ana')).toEqual({
    disco: null,
    proyectos: { usado: 0, limite: 5, estado: 'libre' },
    bytesAnalisis: { usado: 0, limite: 300 * mib, estado: 'libre' },
    bytesPruebas: { usado: 0, limite: mib, estado: 'libre' },
    proyecto: null,
  });
});

it('projects are announced from 80 % on, and full at the limit at which one more is refused', async () => {
  const estados: string[] = [];
  for (const nombre of ['Una', 'Dos', 'Tres', 'Cuatro', 'Cinco']) {
    await crearProyecto(app, 'ana', nombre);
    estados.push((await propias('ana')).proyectos.estado);
  }
  expect(estados).toEqual(['libre', 'libre', 'libre', 'aviso', 'llena']);
  expect((await propias('beto')).proyectos.usado).toBe(0);
});

it('tests and drafts of a project count for its owner; another person reads nothing of them', async () => {
  const { _id } = await crearProyecto(app);
  const body = pruebaDeMetrica(_id);
  await guardarPrueba(app, body);
  const b = borradoresDe(app, _id);
  await b.puesto(b.todas, { respuestas: [version(1, 1, 1, 1)] });
  const { proyecto, bytesPruebas } = await propias('ana', `?proyecto=${_id}`);
  expect(proyecto).toEqual({
    pruebas: { usado: 1, limite: 2, estado: 'libre' },
    borradores: { usado: 1, limite: 1, estado: 'llena' },
  });
  expect(bytesPruebas.usado).toBeGreaterThan(100);
  for (const otra of ['beto', 'admin'] as const)
    expect(await propias(otra, `?proyecto=${_id}`)).toMatchObject({
      proyecto: null,
      bytesPruebas: { usado: 0 },
    });
});

it('an admin reads what all people use, the one closest to a limit first, and what is left of the disk', async () => {
  for (const nombre of ['Una', 'Dos', 'Tres', 'Cuatro']) await crearProyecto(app, 'beto', nombre);
  const { _id } = await crearProyecto(app, 'ana');
  await app.db
    .insertInto('analisis_partes')
    .values({ proyecto_id: _id, huella: 'h', parte: 'x'.repeat(1000) })
    .execute();
  usado = 81.5;
  const { disco, suma, personas } = await deTodos();
  expect(disco).toEqual({ usado: 81.5, limite: 90, estado: 'aviso' });
  expect(
    personas.map(({ persona, proyectos }) => [persona.nombre, proyectos.usado, proyectos.estado]),
  ).toEqual([
    ['Beto', 4, 'aviso'],
    ['Ana', 1, 'libre'],
  ]);
  expect(suma).toMatchObject({ personas: 2, proyectos: 5 });
  expect(suma.bytesAnalisis).toBe(personas[1]?.bytesAnalisis.usado);
  expect(suma.bytesAnalisis).toBeGreaterThan(0);
  expect((await propias('admin')).disco).toEqual(disco);
  expect((await propias('ana')).disco).toBeNull();
  usado = null;
  expect((await deTodos()).disco).toBeNull();
});

it('reads many people in short statements of the same form, and names the fifty that use most', async () => {
  await crearProyecto(app);
  const resto = await app.db.selectFrom('proyectos_todos').selectAll().executeTakeFirstOrThrow();
  const filas = Array.from({ length: 60 }, (_, i) => ({
    ...resto,
    id: crypto.randomUUID(),
    clave: `clave-${String(i)}`,
    id_persona: `persona-${String(i)}`,
  }));
  await app.db.insertInto('proyectos_todos').values(filas).execute();
  const sentencias = await app.statementsOf(async () => {
    const { suma, personas } = await deTodos();
    expect([suma.personas, personas.length]).toEqual([61, 50]);
  });
  // Three of twenty people and an empty one, and one of no course.
  expect(new Set(sentencias).size).toBe(2);
  expect(sentencias).toHaveLength(5);
});

it('an admin reads what the deliveries of each course keep, the largest first', async () => {
  const incidencias = {
    'a.js': Array.from({ length: 50 }, (_, i) => ['S1', `Mensaje ${String(i)}`] as const),
  };
  const proyecto = { proyecto: uid(611), propietario: 'ana' } as const;
  await sembrarEntrega(app, 710, { entregados: [{ ...proyecto, niveles: null, analisis: null }] });
  await sembrarEntrega(app, 711, { entregados: [{ ...proyecto, analisis: { grado: 80, incidencias } }] });
  const { suma, cursos } = await deTodos();
  expect(cursos.map(({ nombre }) => nombre)).toEqual(['Curso 711', 'Curso 710']);
  expect(suma.cursos).toBe(2);
  expect(suma.bytesCursos).toBe(cursos.reduce((bytes, uno) => bytes + uno.bytes, 0));
  expect(cursos[0]?.bytes).toBeGreaterThan(500);
  const antes = cursos[1]?.bytes ?? 0;
  await app.db
    .updateTable('entregados')
    .set({ ambito_propio: sql`to_jsonb(array(select * from generate_series(1, 2000)))` })
    .execute();
  expect((await deTodos()).cursos.find(({ nombre }) => nombre === 'Curso 710')?.bytes).toBeGreaterThan(
    antes + 1000,
  );
});

it('is refused to people without the role', async () => {
  expect((await app.call({ as: 'ana', method: 'GET', url: '/cuotas' })).status).toBe(403);
  expect((await app.call({ as: 'nadie', method: 'GET', url: '/cuotas/propias' })).status).toBe(403);
});
