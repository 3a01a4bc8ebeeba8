import { createTestDatabase, type TestDatabase } from '@mantenible/db/test';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { crearProyecto } from './muestra.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let t: TestApp;
/** Its statements are prepared, also where those of other tests are not. */
let base: TestDatabase;
let proyecto: string;
beforeAll(async () => {
  base = await createTestDatabase({ prepare: true });
  t = await createTestApp({ parts: { database: base.database } });
  proyecto = (await crearProyecto(t))._id;
});
afterAll(async () => {
  await t.close();
  await base.close();
});

// What the configuration or the kind of call decides is part of the text: a parameter that prunes the query plan makes PostgreSQL
// plan each run again.
test.each([
  ['/proyectos/persona/{id}', () => '/proyectos/persona/sub-ana'],
  ['/proyectos/{id}/panorama', () => `/proyectos/${proyecto}/panorama`],
  ['/cursos', () => '/cursos'],
])('GET %s prepares no statement with a yes or no as its parameter', async (_nombre, url) => {
  const sentencias = new Set<string>();
  for (let vez = 0; vez < 3; vez += 1) {
    const suyas = await base.statementsOf(async () => {
      expect(await t.call({ as: 'ana', method: 'GET', url: url() })).toMatchObject({ status: 200 });
    });
    for (const sentencia of suyas) sentencias.add(sentencia);
  }
  const preparadas = await base.database.execute(
    `select count(*) > 0 as hay, array_agg(statement) filter (where 'boolean'::regtype = any(parameter_types)) as elegidas
     from pg_prepared_statements where statement = any($1)`,
    [[...sentencias]],
  );
  expect(preparadas).toEqual([{ hay: true, elegidas: null }]);
});
