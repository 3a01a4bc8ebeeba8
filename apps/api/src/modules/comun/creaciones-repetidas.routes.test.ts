import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { builder, idOf, pautaDePrueba } from '../../testing/catalogo-builder.ts';
import { crearProyecto } from '../../testing/muestra.ts';
import { accionNueva, leerMejora } from '../../testing/mejora.ts';
import { createTestApp, type Answer, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
let creaciones: Readonly<Record<string, { readonly url: string; readonly body: object }>>;

beforeAll(async () => {
  t = await createTestApp();
  const crear = builder(t);
  const pautas = [await crear.pauta({ descripcion: 'P1' })];
  const lista = await crear.lista(pautas, 'L1');
  const metricas = [await crear.metrica(lista, 'M1')];
  const { _id: proyecto } = await crearProyecto(t);
  const origen = { tipo: 'regla', clave: 'javascript:S1128' } as const;
  creaciones = {
    pauta: { url: '/pautas', body: { ...pautaDePrueba, descripcion: 'Otra' } },
    lista: { url: '/listasVerificacion', body: { nombre: 'L2', pautas } },
    metrica: { url: '/metricas', body: { nombre: 'M2', listaVerificacion: lista } },
    subcaracteristica: { url: '/subcaracteristicas', body: { nombre: 'S2', metricas } },
    accion: { url: `/mejoras/${proyecto}/acciones`, body: accionNueva(origen) },
  };
});
afterAll(() => t.close());
beforeEach(() => t.db.deleteFrom('idempotencia').execute());

const enviar = (cosa: string, cambio: object = {}, clave = `clave-${cosa}`): Promise<Answer> => {
  const { url, body } = creaciones[cosa] ?? { url: '/', body: {} };
  const headers = { 'idempotency-key': clave };
  const as = cosa === 'accion' ? 'ana' : 'admin';
  return t.call({ as, method: 'POST', url, body: { ...body, ...cambio }, headers });
};
/** The state after a database that broke between the commit of the creation and the storing of its answer. */
const perderRespuestas = () =>
  t.db
    .updateTable('idempotencia')
    .set({ estado: null, cuerpo: null, etag: null, creado: sql`creado - interval '12 minutes'` })
    .execute();
const lista = async (cosa: string) => {
  const { url = '/' } = creaciones[cosa] ?? {};
  const [, , proyecto = ''] = url.split('/');
  if (cosa === 'accion') return (await leerMejora(t, proyecto)).acciones;
  return z.array(z.unknown()).parse((await t.call({ as: 'admin', method: 'GET', url })).body);
};

test.each(['pauta', 'lista', 'metrica', 'subcaracteristica', 'accion'])(
  'a creation whose answer was not kept is found by its repetition, not made again: %s',
  async (cosa) => {
    const antes = (await lista(cosa)).length;
    const primera = await enviar(cosa);
    await perderRespuestas();
    const segunda = await enviar(cosa);
    expect([primera.status, segunda.status]).toEqual([201, 201]);
    expect(segunda.headers['idempotency-replayed']).toBeUndefined();
    expect([segunda.body, segunda.headers['etag']]).toEqual([primera.body, primera.headers['etag']]);
    expect(await lista(cosa)).toHaveLength(antes + 1);
  },
);

test('the repetition gives what others have made of the record since', async () => {
  const _id = idOf(await enviar('pauta'));
  const body = { ...pautaDePrueba, descripcion: 'Corregida' };
  await t.call({ as: 'admin', method: 'PUT', url: `/pautas/${_id}`, body });
  await perderRespuestas();
  expect(await enviar('pauta')).toMatchObject({
    status: 201,
    body: { _id, descripcion: 'Corregida' },
    headers: { etag: '"2"' },
  });
});

test('another content and another kind under one key are other records', async () => {
  const ids: string[] = [];
  for (const [cosa, cambio] of [
    ['metrica', {}],
    ['metrica', { nombre: 'Otra' }],
    ['subcaracteristica', {}],
  ] as const) {
    ids.push(idOf(await enviar(cosa, cambio, 'una')));
    await t.db.deleteFrom('idempotencia').execute();
  }
  expect(new Set(ids).size).toBe(3);
});
