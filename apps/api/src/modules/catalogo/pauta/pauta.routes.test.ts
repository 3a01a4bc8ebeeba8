import { afterAll, beforeAll, expect, test } from 'vitest';

import { builder, idOf, pautaDePrueba as datos } from '../../../testing/catalogo-builder.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const ninguna = '01900000-0000-7000-8000-0000000000ff';
const leer = (id: string) => t.call({ as: 'ana', method: 'GET', url: `/pautas/${id}` });

test('a created guideline is returned whole, read back equal, and listed in order of creation', async () => {
  const primera = await t.call({ as: 'admin', method: 'POST', url: '/pautas', body: datos });
  const segunda = await t.call({
    as: 'admin',
    method: 'POST',
    url: '/pautas',
    body: { ...datos, descripcion: 'Antes' },
  });
  expect(primera).toMatchObject({
    status: 201,
    body: { _id: idOf(primera), ...datos },
    headers: { etag: '"1"' },
  });
  expect(await leer(idOf(primera))).toMatchObject({
    status: 200,
    body: primera.body,
    headers: { etag: '"1"' },
  });
  const lista = await t.call({ as: 'ana', method: 'GET', url: '/pautas' });
  expect(lista).toMatchObject({ status: 200, body: [primera.body, segunda.body] });
});

test('levels keep the order of the request, also with equal values', async () => {
  const nivelesCumplimiento = [3, 0, 3, 0.1, 2].map((valor, i) => ({ descripcion: `Nivel ${i}`, valor }));
  const id = await builder(t).pauta({ nivelesCumplimiento });
  expect((await leer(id)).body).toEqual({ _id: id, ...datos, nivelesCumplimiento });
});

test('a change replaces the guideline and raises its version', async () => {
  const id = await builder(t).pauta();
  const body = {
    descripcion: 'Otra',
    pregunta: '¿Otra?',
    nivelesCumplimiento: [{ descripcion: 'Único', valor: 5 }],
    medida: null,
  };
  const cambiada = await t.call({ as: 'admin', method: 'PUT', url: `/pautas/${id}`, body });
  expect(cambiada).toMatchObject({ status: 200, body: { _id: id, ...body }, headers: { etag: '"2"' } });
  expect((await leer(id)).body).toEqual({ _id: id, ...body });
});

test('a stale If-Match is answered 412 and changes nothing; the current one is accepted', async () => {
  const id = await builder(t).pauta();
  const put = (etag: string, descripcion: string) =>
    t.call({
      as: 'admin',
      method: 'PUT',
      url: `/pautas/${id}`,
      body: { ...datos, descripcion },
      headers: { 'if-match': etag },
    });
  expect(await put('"1"', 'Primera')).toMatchObject({ status: 200 });
  expect(await put('"1"', 'Tarde')).toMatchObject({ status: 412, body: { codigo: 'version-antigua' } });
  expect(await put('1', 'Mal')).toMatchObject({ status: 400, body: { detalles: [{ campo: 'If-Match' }] } });
  expect((await leer(id)).body).toEqual({ _id: id, ...datos, descripcion: 'Primera' });
});

test('a deleted guideline does not exist, and is removed from its lists', async () => {
  const crear = builder(t);
  const [id, otra] = [await crear.pauta(), await crear.pauta({ descripcion: 'Queda' })];
  const lista = await crear.lista([id, otra]);
  expect(await t.call({ as: 'admin', method: 'DELETE', url: `/pautas/${id}` })).toMatchObject({
    status: 204,
    body: undefined,
  });
  expect(await leer(id)).toMatchObject({
    status: 404,
    body: { codigo: 'no-encontrado', mensaje: 'No se encontró la pauta.' },
  });
  const queda = await t.call({ as: 'ana', method: 'GET', url: `/listasVerificacion/${lista}` });
  expect(queda.body).toMatchObject({ _id: lista, pautas: [{ _id: otra, descripcion: 'Queda' }] });
});

test('its uses are the lists that contain it', async () => {
  const crear = builder(t);
  const id = await crear.pauta();
  const [b, a] = [await crear.lista([id], 'B'), await crear.lista([id], 'A')];
  const usos = [a, b].map((_id, i) => ({ tipo: 'listaVerificacion', _id, nombre: i === 0 ? 'A' : 'B' }));
  expect(await t.call({ as: 'admin', method: 'GET', url: `/pautas/${id}/usos` })).toMatchObject({
    status: 200,
    body: { usos, pruebas: 0 },
  });
});

test.each(['GET', 'PUT', 'DELETE'] as const)('%s of an unknown guideline is 404', async (method) => {
  const body = method === 'PUT' ? { body: datos } : {};
  expect(await t.call({ as: 'admin', method, url: `/pautas/${ninguna}`, ...body })).toMatchObject({
    status: 404,
  });
});

const nivel = (valor: unknown) => ({ nivelesCumplimiento: [{ descripcion: 'Sí', valor }] });
test.each([
  ['a blank question', { pregunta: ' \t' }, 'pregunta', 'El siguiente campo es obligatorio'],
  ['no description', { descripcion: undefined }, 'descripcion', 'El siguiente campo es obligatorio'],
  [
    'no level',
    { nivelesCumplimiento: [] },
    'nivelesCumplimiento',
    'Agregue al menos un nivel de cumplimiento',
  ],
  ['a level as text', nivel('1e2'), 'nivelesCumplimiento.0.valor', 'Escriba un número'],
  ['a negative level', nivel(-1), 'nivelesCumplimiento.0.valor', 'El valor no puede ser negativo'],
  ['a null level', nivel(null), 'nivelesCumplimiento.0.valor', 'Escriba un número'],
  ['a NUL', { pregunta: 'a\0b' }, 'pregunta', 'El texto contiene caracteres que no se pueden guardar'],
  [
    'half a surrogate',
    { pregunta: 'a\ud800b' },
    'pregunta',
    'El texto contiene caracteres que no se pueden guardar',
  ],
])('%s is refused with its field, and nothing is stored', async (_name, cambios, campo, mensaje) => {
  const antes = await t.call({ as: 'ana', method: 'GET', url: '/pautas' });
  const rechazo = await t.call({
    as: 'admin',
    method: 'POST',
    url: '/pautas',
    body: { ...datos, ...cambios },
  });
  expect(rechazo).toMatchObject({
    status: 400,
    body: { codigo: 'datos-invalidos', mensaje, detalles: [{ campo, mensaje }] },
  });
  expect((await t.call({ as: 'ana', method: 'GET', url: '/pautas' })).body).toEqual(antes.body);
});

test.each(['-0', '1e309', 'NaN', 'Infinity', '-Infinity'])(
  'a level of %s written in JSON is refused',
  async (valor) => {
    const payload = `{"descripcion":"a","pregunta":"b","nivelesCumplimiento":[{"descripcion":"c","valor":${valor}}]}`;
    const headers = { 'content-type': 'application/json' };
    expect(
      await t.call({ as: 'admin', method: 'POST', url: '/pautas', body: payload, headers }),
    ).toMatchObject({ status: 400 });
  },
);

test('six levels are refused', async () => {
  const nivelesCumplimiento = Array.from({ length: 6 }, (_, valor) => ({ descripcion: 'x', valor }));
  const rechazo = await t.call({
    as: 'admin',
    method: 'POST',
    url: '/pautas',
    body: { ...datos, nivelesCumplimiento },
  });
  expect(rechazo).toMatchObject({ status: 400, body: { detalles: [{ campo: 'nivelesCumplimiento' }] } });
});

test('unknown fields are ignored', async () => {
  const body = { ...datos, _id: ninguna, version: 7, creado: '2000-01-01' };
  const creada = await t.call({ as: 'admin', method: 'POST', url: '/pautas', body });
  expect(creada.body).toEqual({ _id: idOf(creada), ...datos });
  expect(idOf(creada)).not.toBe(ninguna);
});
