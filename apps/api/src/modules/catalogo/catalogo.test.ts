// seguridad: 17
import { afterAll, beforeAll, expect, test } from 'vitest';

import { builder, pautaDePrueba } from '../../testing/catalogo-builder.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
let ids: Record<'p1' | 'p2' | 'l1' | 'l2' | 'm1' | 'm2' | 's1' | 's2', string>;
const ninguna = '01900000-0000-7000-8000-0000000000ff';
const get = (url: string) => t.call({ as: 'ana', method: 'GET', url });
const enviar = (method: 'POST' | 'PUT', url: string, body: object) =>
  t.call({ as: 'admin', method, url, body });

beforeAll(async () => {
  t = await createTestApp();
  const crear = builder(t);
  const [p1, p2] = [await crear.pauta({ descripcion: 'P1' }), await crear.pauta({ descripcion: 'P2' })];
  // Not in the order of creation, so that the test fails when that order is used.
  const [l1, l2] = [await crear.lista([p2, p1], 'L1'), await crear.lista([p1], 'L2')];
  const [m1, m2] = [await crear.metrica(l1, 'M1'), await crear.metrica(l2, 'M2')];
  const [s1, s2] = [await crear.subcaracteristica([m2, m1], 'S1'), await crear.subcaracteristica([m1], 'S2')];
  ids = { p1, p2, l1, l2, m1, m2, s1, s2 };
});
afterAll(() => t.close());

const p = (n: 1 | 2) => ({ _id: ids[`p${n}`], ...pautaDePrueba, descripcion: `P${n}` });
const l1 = () => ({ _id: ids.l1, nombre: 'L1', pautas: [p(2), p(1)] });
const l2 = () => ({ _id: ids.l2, nombre: 'L2', pautas: [p(1)] });
const m1 = () => ({ _id: ids.m1, nombre: 'M1', listaVerificacion: l1() });
const m2 = () => ({ _id: ids.m2, nombre: 'M2', listaVerificacion: l2() });
const plana = (n: 1 | 2) => ({ _id: ids[`m${n}`], nombre: `M${n}`, listaVerificacion: ids[`l${n}`] });

test('lists come with their guidelines in the order sent', async () => {
  expect(await get('/listasVerificacion')).toMatchObject({ status: 200, body: [l1(), l2()] });
  const una = await get(`/listasVerificacion/${ids.l1}`);
  expect([una.body, una.headers['etag']]).toEqual([l1(), '"1"']);
});

test('a batch of lists comes in the requested order, without unknown ones', async () => {
  const body = { ids: [ids.l2, ninguna, ids.l1] };
  const batch = await t.call({ as: 'ana', method: 'POST', url: '/listasVerificacion/batch', body });
  expect([batch.status, batch.body]).toEqual([200, [l2(), l1()]]);
  const vacio = await t.call({
    as: 'ana',
    method: 'POST',
    url: '/listasVerificacion/batch',
    body: { ids: [] },
  });
  expect(vacio.body).toEqual([]);
});

test('metrics come with the id of their list, or populated to the levels', async () => {
  expect((await get('/metricas')).body).toEqual([plana(1), plana(2)]);
  expect((await get(`/metricas/${ids.m1}`)).body).toEqual(plana(1));
  expect((await get('/metricas/all')).body).toEqual([m1(), m2()]);
  expect((await get(`/metricas/one/${ids.m2},${ninguna},${ids.m1}`)).body).toEqual([m2(), m1()]);
});

test('sub-characteristics come with their metrics in the order sent, or populated to the levels', async () => {
  const s1 = { _id: ids.s1, nombre: 'S1' };
  const s2 = { _id: ids.s2, nombre: 'S2' };
  expect((await get('/subcaracteristicas')).body).toEqual([
    { ...s1, metricas: [plana(2), plana(1)] },
    { ...s2, metricas: [plana(1)] },
  ]);
  expect((await get(`/subcaracteristicas/${ids.s2}`)).body).toEqual({ ...s2, metricas: [plana(1)] });
  const completas = [
    { ...s1, metricas: [m2(), m1()] },
    { ...s2, metricas: [m1()] },
  ];
  expect((await get('/subcaracteristicas/all')).body).toEqual(completas);
  const algunas = await get(`/subcaracteristicas/one/${ids.s2},${ids.s1}`);
  expect(algunas.body).toEqual(completas.toReversed());
});

test('a selection leaves out the given ids', async () => {
  const ref = (id: 'm1' | 'm2' | 's1' | 's2') => ({ _id: ids[id], nombre: id.toUpperCase() });
  expect((await get(`/metricas/excluir?excludeIds=${ids.m1}`)).body).toEqual([ref('m2')]);
  expect((await get('/metricas/excluir')).body).toEqual([ref('m1'), ref('m2')]);
  expect((await get(`/subcaracteristicas/excluir?excludeIds=${ids.s1},${ids.s2}`)).body).toEqual([]);
  expect((await get('/subcaracteristicas/excluir?excludeIds=')).body).toEqual([ref('s1'), ref('s2')]);
});

test('500 ids fit in a path; 501 are refused', async () => {
  const many = (n: number) => Array.from({ length: n }, () => ninguna).join(',');
  expect(await get(`/metricas/one/${many(500)}`)).toMatchObject({ status: 200, body: [] });
  expect(await get(`/metricas/one/${many(501)}`)).toMatchObject({ status: 400 });
  expect(await get(`/subcaracteristicas/one/${many(600)}`)).toMatchObject({ status: 414 });
});

test('references to missing records are refused with their path, and nothing is stored', async () => {
  const antes = [await get('/listasVerificacion'), await get('/metricas'), await get('/subcaracteristicas')];
  const rechazo = (campo: string) => ({
    status: 400,
    body: { codigo: 'datos-invalidos', detalles: [{ campo }] },
  });
  const lista = { nombre: 'X', pautas: [ids.p1, ninguna] };
  expect(await enviar('POST', '/listasVerificacion', lista)).toMatchObject(rechazo('pautas.1'));
  expect(await enviar('PUT', `/listasVerificacion/${ids.l1}`, lista)).toMatchObject(rechazo('pautas.1'));
  const metrica = { nombre: 'X', listaVerificacion: ninguna };
  expect(await enviar('POST', '/metricas', metrica)).toMatchObject(rechazo('listaVerificacion'));
  expect(await enviar('PUT', `/metricas/${ids.m1}`, metrica)).toMatchObject(rechazo('listaVerificacion'));
  const sub = { nombre: 'X', metricas: [ninguna, ids.m1] };
  expect(await enviar('POST', '/subcaracteristicas', sub)).toMatchObject(rechazo('metricas.0'));
  expect(await enviar('PUT', `/subcaracteristicas/${ids.s1}`, sub)).toMatchObject(rechazo('metricas.0'));
  const despues = [
    await get('/listasVerificacion'),
    await get('/metricas'),
    await get('/subcaracteristicas'),
  ];
  expect(despues.map(({ body }) => body)).toEqual(antes.map(({ body }) => body));
});

test.each([
  ['/listasVerificacion', { nombre: 'X', pautas: [] }, 'Por favor, selecciona al menos una pauta.'],
  [
    '/metricas',
    { nombre: 'X', listaVerificacion: '' },
    'Por favor, selecciona al menos una lista de verificación.',
  ],
  ['/subcaracteristicas', { nombre: 'X', metricas: [] }, 'Por favor, selecciona al menos una metrica.'],
  ['/subcaracteristicas', { nombre: ' ', metricas: [ninguna] }, 'El siguiente campo es obligatorio'],
  ['/listasVerificacion', { nombre: 'X', pautas: [ninguna, ninguna] }, 'Hay una pauta repetida'],
])('POST %s refuses %j: %s', async (url, body, mensaje) => {
  expect(await enviar('POST', url, body)).toMatchObject({ status: 400, body: { mensaje } });
});

test('a change replaces the listed records, raises the version, and refuses a stale one', async () => {
  const crear = builder(t);
  const lista = await crear.lista([ids.p1]);
  const metrica = await crear.metrica(lista);
  const sub = await crear.subcaracteristica([metrica]);
  for (const [url, body] of [
    [`/listasVerificacion/${lista}`, { nombre: 'Otra', pautas: [ids.p2, ids.p1] }],
    [`/metricas/${metrica}`, { nombre: 'Otra', listaVerificacion: ids.l1 }],
    [`/subcaracteristicas/${sub}`, { nombre: 'Otra', metricas: [ids.m2, ids.m1] }],
  ] as const) {
    const put = () => t.call({ as: 'admin', method: 'PUT', url, body, headers: { 'if-match': '"1"' } });
    const cambiada = await put();
    expect(cambiada).toMatchObject({ status: 200, headers: { etag: '"2"' }, body: { nombre: 'Otra' } });
    expect((await get(url)).body).toEqual(cambiada.body);
    expect(await put()).toMatchObject({ status: 412 });
    expect(await enviar('PUT', url.replace(/[^/]+$/, ninguna), body)).toMatchObject({ status: 404 });
  }
  for (const url of [`/subcaracteristicas/${sub}`, `/metricas/${metrica}`, `/listasVerificacion/${lista}`]) {
    expect(await t.call({ as: 'admin', method: 'DELETE', url })).toMatchObject({ status: 204 });
    expect(await t.call({ as: 'admin', method: 'DELETE', url })).toMatchObject({ status: 404 });
    expect(await get(url)).toMatchObject({ status: 404 });
  }
});

test('the deletion of a list keeps its metrics, without a list', async () => {
  const crear = builder(t);
  const lista = await crear.lista([ids.p1]);
  const metrica = await crear.metrica(lista, 'Huérfana');
  const usos = { usos: [{ tipo: 'metrica', _id: metrica, nombre: 'Huérfana' }], pruebas: 0 };
  expect((await get(`/listasVerificacion/${lista}/usos`)).body).toEqual(usos);
  await t.call({ as: 'admin', method: 'DELETE', url: `/listasVerificacion/${lista}` });
  const queda = { _id: metrica, nombre: 'Huérfana', listaVerificacion: null };
  expect((await get(`/metricas/${metrica}`)).body).toEqual(queda);
  expect((await get(`/metricas/one/${metrica}`)).body).toEqual([queda]);
});

test('uses name the records that contain an entry; a missing entry has no uses', async () => {
  const s = (n: 1 | 2) => ({ tipo: 'subcaracteristica', _id: ids[`s${n}`], nombre: `S${n}` });
  expect((await get(`/metricas/${ids.m1}/usos`)).body).toEqual({ usos: [s(1), s(2)], pruebas: 0 });
  expect((await get(`/subcaracteristicas/${ids.s1}/usos`)).body).toEqual({ usos: [], pruebas: 0 });
  for (const cosa of ['listasVerificacion', 'metricas', 'subcaracteristicas']) {
    expect(await get(`/${cosa}/${ninguna}/usos`)).toMatchObject({ status: 404 });
  }
});

test('uses count the saved tests that contain an entry', async () => {
  const now = new Date();
  const proyecto = {
    id: ninguna,
    nombre: 'P',
    link: 'https://github.com/a/b',
    branch: 'main',
    id_persona: 'sub-ana',
  };
  await t.db
    .insertInto('proyectos')
    .values({ ...proyecto, clave: 'p-1', token_cifrado: '', token_clave: '', version: 1, creado: now })
    .execute();
  const prueba = {
    id: ninguna,
    proyecto_id: ninguna,
    id_persona: 'sub-ana',
    nombre: 'T',
    tipo: 'allMetricas',
    promedio: null,
    promedios: '[]',
  };
  await t.db
    .insertInto('respuestas')
    .values({ ...prueba, elemento_id: null, intentos: null, plan: '{}', respuestas: '[]', creado: now })
    .execute();
  const elementos = [ids.p1, ids.l1, ids.m1, ids.s1].map((elemento_id) => ({
    respuesta_id: ninguna,
    elemento_id,
  }));
  await t.db.insertInto('respuesta_elementos').values(elementos).execute();
  for (const [cosa, id] of [
    ['pautas', ids.p1],
    ['listasVerificacion', ids.l1],
    ['metricas', ids.m1],
    ['subcaracteristicas', ids.s1],
  ]) {
    expect((await get(`/${cosa}/${id}/usos`)).body).toMatchObject({ pruebas: 1 });
  }
});
