import { ordenesDeClase, seleccionesDeClase } from '@mantenible/domain/curso';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { filaProyecto } from './fila-proyecto.ts';
import { sembrarEntrega, sembrarReferencia } from './muestra-entrega.ts';
import { uid } from './muestra.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const enEnero = (): Date => new Date(Date.UTC(2026, 0, 20));
const idDe = (i: number): string => uid(20_000 + i);

/** Gives a course so many people of one project each, which has an analysis and a test. */
async function llenarClase({ db }: TestApp, curso: string, cuantos: number): Promise<void> {
  const proyecto = sql`u.id::uuid`;
  const numeros = Array.from({ length: cuantos }, (_, i) => i);
  const unos = sql`jsonb_array_elements_text(${JSON.stringify(numeros.map(idDe))}::jsonb) u(id)`;
  await db
    .insertInto('proyectos_todos')
    .values(numeros.map((i) => filaProyecto(20_000 + i, { id_persona: `sub-${idDe(i)}` })))
    .execute();
  for (const consulta of [
    sql`insert into avisos_privacidad (version, texto, desde) values ('v', 'Aviso', now()) on conflict do nothing`,
    sql`insert into curso_personas (curso_id, sub, ingreso, aviso) select ${curso}::uuid, 'sub-' || u.id, now(), 'v' from ${unos}`,
    sql`insert into curso_proyectos (curso_id, proyecto_id, ingreso) select ${curso}::uuid, ${proyecto}, now() from ${unos}`,
    sql`insert into analisis (id, proyecto_id, id_persona, estado, rama, commit_id, huella, enlace, creado, fin, grado, fase, hechos, total, medidas,
        omitidos)
      select gen_random_uuid(), ${proyecto}, 'x', 'listo', 'main', 'c', 'h', 'https://github.com/ana/tienda', now(), now(), 80, 'guardando', 0, 0,
        '{"ncloc": 100, "complexity": 10}', '[]' from ${unos}`,
    sql`insert into respuestas (id, proyecto_id, id_persona, nombre, tipo, plan, respuestas, promedios, promedio, creado)
      select gen_random_uuid(), ${proyecto}, 'x', 'T', 'allSubcaracteristicas', '{}', '[]', '[{"nombre": "Modularidad", "promedio": 0.5}]', 0.5, now()
      from ${unos}`,
  ])
    await consulta.execute(db);
}

/** A closed delivery of so many projects with a reference, a rubric and marks; returns its id and that of its course. */
async function sembrarClaseEntregada(t: TestApp, cuantos: number) {
  const entrega = await sembrarEntrega(t, cuantos, {
    entregados: Array.from({ length: cuantos }, (_, i) => ({
      proyecto: idDe(i),
      propietario: 'ana',
      niveles: [i % 3, 1, 2],
    })),
  });
  const { curso_id: curso } = await t.db
    .selectFrom('entregas')
    .select('curso_id')
    .where('id', '=', entrega)
    .executeTakeFirstOrThrow();
  await sembrarReferencia(t, entrega, new Date(Date.UTC(2026, 0, 12)));
  await llenarClase(t, curso, cuantos);
  return { entrega, curso };
}

const linea = {
  id: 'grado',
  fuente: 'grado',
  nombre: 'Grado',
  modo: 'puntua',
  puntos: 10,
  bajo: 0,
  alto: 100,
};

// Three projects, and as many as fill several pages of the table and several batches of marks.
describe.each([3, 120])('a class of %i projects', (cuantos) => {
  let t: TestApp;
  let curso: string;
  let entrega: string;
  beforeAll(async () => {
    t = await createTestApp({ parts: { now: enEnero } });
    ({ curso, entrega } = await sembrarClaseEntregada(t, cuantos));
    const lineas = [{ ...linea, penalizaciones: [] }];
    await llamar('PUT', `/entregas/${entrega}/rubrica`, { lineas });
    await llamar('POST', `/entregas/${entrega}/notas/calcular`);
    await llamar('POST', `/entregas/${entrega}/notas/publicar`, { proyectos: null });
  });
  afterAll(() => t.close());

  async function llamar(method: 'GET' | 'PUT' | 'POST', url: string, body?: object): Promise<void> {
    const answer = await t.call({ as: 'dora', method, url, ...(body && { body }) });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  }
  const sentencias = async (url: string): Promise<number> =>
    (await t.statementsOf(() => llamar('GET', url))).length;

  test.each(ordenesDeClase)('has a page by %s of four statements, and three afterwards', async (orden) => {
    await t.db
      .updateTable('analisis')
      .set({ id: sql`gen_random_uuid()` })
      .execute();
    const url = `/cursos/${curso}/clase?orden=${orden}`;
    expect([await sentencias(url), await sentencias(url)]).toEqual([4, 3]);
  });

  test.each(seleccionesDeClase)('has a page of the people %s of at most four statements', async (quienes) => {
    expect(await sentencias(`/cursos/${curso}/clase?quienes=${quienes}`)).toBeLessThanOrEqual(4);
  });

  test.each([
    ['marks', 6, 'notas'],
    ['an agreement', 7, 'acuerdo'],
    ['a delivery', 9, ''],
  ])('has %s of %i statements', async (_que, cuantas, resto) => {
    expect(await sentencias(`/entregas/${entrega}/${resto}`.replace(/\/$/u, ''))).toBe(cuantas);
  });

  test.each([
    ['a page of the class', `clase`, 60_000, 0],
    ['marks', 'notas', 4000, 400],
    ['a delivery', '', 4000, 1000],
  ])('has %s within a number of bytes that its projects give', async (_que, resto, siempre, porProyecto) => {
    const url =
      resto === 'clase' ? `/cursos/${curso}/clase` : `/entregas/${entrega}/${resto}`.replace(/\/$/u, '');
    const { bytes } = await t.call({ as: 'dora', method: 'GET', url });
    expect(bytes.byteLength).toBeLessThanOrEqual(siempre + porProyecto * cuantos);
  });
});
