import { acuerdoDeClase, acuerdoPropio } from '@mantenible/contracts/acuerdo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { sembrarMiembro } from '../../testing/muestra-curso.ts';
import { sembrarEntrega, sembrarReferencia } from '../../testing/muestra-entrega.ts';
import {
  crearProyecto,
  guardarPrueba,
  pruebaDeMetrica,
  responder,
  sembrarCatalogo,
  uid,
} from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { people, type Person } from '../../testing/tokens.ts';

// What is saved falls before the copies of `sembrarEntrega`, which are of what stood on the 10th.
let now = new Date(Date.UTC(2026, 0, 5));
let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ parts: { now: () => now } });
  await sembrarCatalogo(t.db);
});
afterAll(() => t.close());

const leer = (id: string, proyecto: string, as: Person) =>
  t.call({ as, method: 'GET', url: `/entregas/${id}/acuerdo/${proyecto}` });
/** Puts the project into the course of the delivery. */
async function enSuCurso(id: string, proyecto: string): Promise<void> {
  const { curso_id } = await t.db
    .selectFrom('entregas')
    .select('curso_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await t.db
    .insertInto('curso_proyectos')
    .values({ curso_id, proyecto_id: proyecto, ingreso: now })
    .execute();
}

const equipo = async (id: string, proyecto: string, as: Person) =>
  acuerdoPropio.parse((await leer(id, proyecto, as)).body).equipo;

/** Saves a test whose questions have these values; it loses its number, so that a project may have more than two. */
async function guardar(proyecto: string, as: Person, valores: readonly [number, number]): Promise<void> {
  const respuestas = valores.map((valor, i) => responder(1, i + 1, valor));
  const { status } = await guardarPrueba(t, pruebaDeMetrica(proyecto, { respuestas }), as);
  expect(status).toBe(201);
  await t.db.updateTable('respuestas').set({ intentos: null }).where('proyecto_id', '=', proyecto).execute();
}

describe('the agreement among the members of a team', () => {
  it('compares the newest test that each saved before the deadline, and is read before the mark is published', async () => {
    const { _id: proyecto } = await crearProyecto(t, 'ana', 'De dos');
    await sembrarMiembro(t, proyecto, 'eva', now);
    const id = await sembrarEntrega(t, 501, {
      entregados: [{ proyecto, propietario: 'ana', miembros: ['ana', 'eva'] }],
    });
    expect(await equipo(id, proyecto, 'ana')).toEqual({
      integrantes: 2,
      conPrueba: [],
      parejas: [],
      preguntas: [],
    });
    await guardar(proyecto, 'ana', [1, 0]);
    await guardar(proyecto, 'eva', [0, 0]);
    now = new Date(Date.UTC(2026, 0, 6));
    await guardar(proyecto, 'eva', [1, 0.5]);
    // Saved after the deadline.
    now = new Date(Date.UTC(2026, 0, 11));
    await guardar(proyecto, 'ana', [0, 1]);
    const leido = {
      integrantes: 2,
      conPrueba: [people.ana.name, people.eva.name],
      // a = 1 0, b = 1 ½: Σ(a−b)² = ¼; Σa² = 1, Σb² = 5/4, divisor = 9/4 − 2 × 1 × 3/2 ÷ 2 = ¾. κ = 1 − 1/3.
      parejas: [{ unos: people.ana.name, otros: people.eva.name, comunes: 2, iguales: 1, kappa: 0.67 }],
      preguntas: [{ pregunta: '¿P2?', respuestas: 2, distintas: 100 }],
    };
    for (const as of ['ana', 'eva'] as const) expect(await equipo(id, proyecto, as)).toMatchObject(leido);
    // Others read projects of today while the course has them.
    expect([await equipo(id, proyecto, 'dora'), await equipo(id, proyecto, 'admin')]).toEqual([null, null]);
    await enSuCurso(id, proyecto);
    for (const as of ['dora', 'admin'] as const) expect(await equipo(id, proyecto, as)).toMatchObject(leido);
    await t.db.updateTable('cursos').set({ estado: 'archivado' }).execute();
    expect(await equipo(id, proyecto, 'dora')).toBeNull();
    await t.db.updateTable('cursos').set({ estado: 'abierto' }).execute();
    expect((await leer(id, proyecto, 'beto')).status).toBe(404);
    await t.call({ as: 'ana', method: 'DELETE', url: `/proyectos/${proyecto}` });
    expect(await equipo(id, proyecto, 'ana')).toMatchObject({ conPrueba: [] });
  });

  it('has no tests of other people, projects or kinds', async () => {
    const { _id: proyecto } = await crearProyecto(t, 'ana', 'De otros');
    const { _id: suyo } = await crearProyecto(t, 'eva', 'De Eva sola');
    now = new Date(Date.UTC(2026, 0, 5));
    await sembrarMiembro(t, proyecto, 'beto', now);
    const pide = { prueba: { tipo: 'singleMetrica', elementoId: uid(21) }, analisis: true, plan: true };
    const id = await sembrarEntrega(t, 502, {
      pide,
      entregados: [{ proyecto, propietario: 'ana', miembros: ['eva'] }],
    });
    await guardar(proyecto, 'ana', [1, 0]);
    // Of a person who was no member when the work was delivered, and of a project of the other member alone.
    await guardar(proyecto, 'beto', [0, 0]);
    await guardar(suyo, 'eva', [0, 0]);
    expect(await equipo(id, proyecto, 'ana')).toMatchObject({ conPrueba: [people.ana.name], parejas: [] });
    await t.db
      .updateTable('entregas')
      .set({ pide: JSON.stringify({ ...pide, prueba: { ...pide.prueba, elementoId: uid(22) } }) })
      .where('id', '=', id)
      .execute();
    expect(await equipo(id, proyecto, 'ana')).toMatchObject({ conPrueba: [] });
    await t.db
      .updateTable('entregas')
      .set({ pide: JSON.stringify({ ...pide, prueba: null }) })
      .where('id', '=', id)
      .execute();
    expect(await equipo(id, proyecto, 'ana')).toBeNull();
  });
});

describe('a lecturer in a team that delivers', () => {
  it('reads the agreement of that team with the reference once the mark is published, as the team does', async () => {
    const [propio, ajeno] = [uid(811), uid(812)];
    const id = await sembrarEntrega(t, 503, {
      docentes: ['dora', 'omar'],
      entregados: [
        { proyecto: propio, nombre: 'Propio', propietario: 'ana', miembros: ['dora'] },
        { proyecto: ajeno, nombre: 'Ajeno', propietario: 'beto' },
      ],
    });
    await sembrarReferencia(t, id, now);
    const nombres = async (as: Person) => {
      const { body } = await t.call({ as, method: 'GET', url: `/entregas/${id}/acuerdo` });
      return acuerdoDeClase
        .parse(body)
        .conReferencia.map(({ nombre }) => nombre)
        .toSorted();
    };
    expect([await nombres('dora'), await nombres('omar')]).toEqual([['Ajeno'], ['Ajeno', 'Propio']]);
  });
});
