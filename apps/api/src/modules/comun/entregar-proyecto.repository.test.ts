import { transact } from '@mantenible/db';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { sembrarMiembro } from '../../testing/muestra-curso.ts';
import { crearProyecto } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { heredarProyecto } from './entregar-proyecto.repository.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('a project of a person who goes is its first member’s, with a free name and without the token', async () => {
  const [conDos, sola, deBeto] = [
    (await crearProyecto(app, 'ana', 'Tienda'))._id,
    (await crearProyecto(app, 'ana', 'Sola'))._id,
    (await crearProyecto(app, 'beto', 'Tienda'))._id,
  ];
  await sembrarMiembro(app, conDos, 'eva', new Date('2026-03-02T00:00:00Z'));
  await sembrarMiembro(app, conDos, 'beto', new Date('2026-03-01T00:00:00Z'));
  const sinToken = (id: string) => app.vaults.tokens.encrypt('', id);
  const heredar = (id: string) => transact(app.db, (trx) => heredarProyecto(trx, id, sinToken(id)));
  expect(await heredar(conDos)).toEqual({ a: 'sub-beto', nombre: 'Tienda (2)' });
  expect(await heredar(sola)).toBeNull();
  const filas = await app.db
    .selectFrom('proyectos')
    .select(['id', 'id_persona', 'nombre', 'miembros'])
    .execute();
  const porId = Object.fromEntries(filas.map(({ id, ...resto }) => [id, resto]));
  expect(porId).toEqual({
    [conDos]: { id_persona: 'sub-beto', nombre: 'Tienda (2)', miembros: ['sub-eva'] },
    [sola]: { id_persona: 'sub-ana', nombre: 'Sola', miembros: [] },
    [deBeto]: { id_persona: 'sub-beto', nombre: 'Tienda', miembros: [] },
  });
  const leido = await app.call({ as: 'beto', method: 'GET', url: `/proyectos/${conDos}` });
  expect(leido.body).toMatchObject({ githubtoken: '' });
});
