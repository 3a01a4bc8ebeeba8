import { afterAll, beforeAll, expect, test } from 'vitest';
import { v7 } from 'uuid';
import * as z from 'zod/mini';

import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { contenidoInicial } from '../catalogo/contenido/contenido.adapter.ts';
import { cargarContenido } from '../catalogo/contenido/contenido.repository.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  await cargarContenido({ db: t.db, nuevoId: () => v7(), now: () => new Date() }, contenidoInicial());
});
afterAll(() => t.close());

const filas = z.array(z.looseObject({ _id: z.string(), version: z.number() }));
const leer = async (url: string) => filas.parse((await t.call({ as: 'ana', method: 'GET', url })).body);
const put = (url: string, body: object, headers = {}) =>
  t.call({ as: 'admin', method: 'PUT', url, body, headers });
const ninguna = '01900000-0000-7000-8000-0000000000ff';

test.each([
  ['/criteriosValoracion', { valor1: 40, valor2: 12.5, criterio: 'Nuevo' }],
  ['/valoracionMantenibilidad', { valor1: 0, valor2: 100, criterio: 'Nuevo' }],
  ['/propiedadCalidad', { valor: 7.25 }],
])('a row of %s is changed in place, once for each version', async (url, body) => {
  const antes = await leer(url);
  const fila = antes[1];
  const cambiada = await put(`${url}/${fila?._id}`, body, { 'if-match': '"1"' });
  expect(cambiada).toMatchObject({ status: 200, headers: { etag: '"2"' } });
  expect(cambiada.body).toEqual({ ...fila, ...body, version: 2 });
  expect(await leer(url)).toEqual(antes.map((otra, i) => (i === 1 ? cambiada.body : otra)));
  expect(await put(`${url}/${fila?._id}`, body, { 'if-match': '"1"' })).toMatchObject({ status: 412 });
  expect(await put(`${url}/${ninguna}`, body)).toMatchObject({ status: 404 });
});

test.each([
  ['/criteriosValoracion', { valor1: 101, valor2: 0, criterio: 'x' }, 'valor1'],
  ['/criteriosValoracion', { valor1: 1, valor2: '2', criterio: 'x' }, 'valor2'],
  ['/valoracionMantenibilidad', { valor1: 1, valor2: 2, criterio: ' ' }, 'criterio'],
  ['/propiedadCalidad', { valor: -1 }, 'valor'],
])('PUT %s refuses %j with its field', async (url, body, campo) => {
  const antes = await leer(url);
  expect(await put(`${url}/${antes[0]?._id}`, body)).toMatchObject({
    status: 400,
    body: { detalles: [{ campo }] },
  });
  expect(await leer(url)).toEqual(antes);
});
