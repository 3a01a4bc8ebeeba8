// seguridad: audit-trail
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { pautaDePrueba } from '../testing/catalogo-builder.ts';
import { crearProyecto, ids, sembrarCatalogo, uid } from '../testing/muestra.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { Person } from '../testing/tokens.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  await sembrarCatalogo(t.db);
});
beforeEach(() => t.db.deleteFrom('auditoria').execute());
afterAll(() => t.close());

const entries = async () =>
  (
    await t.db
      .selectFrom('auditoria')
      .select(['sub', 'accion', 'objeto', 'detalle', 'veces'])
      .orderBy('momento')
      .execute()
  ).map((fila) => Object.values(fila).join(' | '));
const send = (as: Person, method: 'GET' | 'POST' | 'PUT', url: string, body?: object, headers = {}) =>
  t.call({ as, method, url, headers, ...(body && { body }) });

it('a change of the catalogue is an entry, once for a repeated request, and none where it is refused', async () => {
  const key = { 'idempotency-key': 'k1' };
  for (let turn = 0; turn < 2; turn += 1)
    expect((await send('admin', 'POST', '/pautas', pautaDePrueba, key)).status).toBe(201);
  expect((await send('admin', 'POST', '/pautas', { descripcion: ' ' })).status).toBe(400);
  const url = `/pautas/${ids.pautas[0]}`;
  expect((await send('admin', 'PUT', url, pautaDePrueba)).status).toBe(200);
  expect((await send('admin', 'PUT', url, pautaDePrueba, { 'if-match': '"999"' })).status).toBe(412);
  expect(await entries()).toEqual([
    `sub-admin | catalogo-cambiado | Pauta: ${pautaDePrueba.descripcion} | creación | 1`,
    `sub-admin | catalogo-cambiado | Pauta: ${pautaDePrueba.descripcion} | cambio | 1`,
  ]);
});

it('a change of a threshold is an entry', async () => {
  const creado = { id: uid(901), version: 1 };
  await t.db
    .insertInto('propiedades_calidad')
    .values({ ...creado, propiedad: 'Complejidad', valor: 10, posicion: 1 })
    .execute();
  const url = `/propiedadCalidad/${creado.id}`;
  expect((await send('admin', 'PUT', url, { valor: 11 })).status).toBe(200);
  expect(await entries()).toEqual([
    'sub-admin | criterio-cambiado | Propiedades de calidad: Complejidad | cambio | 1',
  ]);
});

it('a project’s creation and changes are entries, and an admin’s readings of it share one', async () => {
  const { _id } = await crearProyecto(t, 'ana', 'Tienda');
  for (const branch of ['dev', 'main'])
    expect(
      (await send('ana', 'PUT', `/proyectos/${_id}`, { link: 'https://github.com/a/b', branch })).status,
    ).toBe(200);
  for (const url of [`/respuestas/${_id}`, `/proyectos/${_id}/panorama`, `/respuestas/${_id}`])
    expect((await send('admin', 'GET', url)).status).toBe(200);
  expect((await send('ana', 'GET', `/respuestas/${_id}`)).status).toBe(200);
  const [created, ...others] = (await entries()).toSorted();
  expect([created, ...others]).toEqual([
    'sub-admin | lectura-ajena | Tienda |  | 3',
    'sub-ana | proyecto-cambiado | Proyecto: Tienda | creación, cambio | 3',
  ]);
});

it('refusals for lack of permission share an entry of a day', async () => {
  for (let turn = 0; turn < 3; turn += 1)
    expect((await send('ana', 'POST', '/pautas', pautaDePrueba)).status).toBe(403);
  expect(await entries()).toEqual(['sub-ana | rechazo | POST /mantenible/api/pautas |  | 3']);
});
