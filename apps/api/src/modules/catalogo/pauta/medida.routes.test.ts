import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { builder, idOf, pautaDePrueba as datos } from '../../../testing/catalogo-builder.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const medida = { nombre: 'Mala práctica', sentido: 'menor', cotas: [0.5, null] };
const leer = async (id: string) => (await t.call({ as: 'ana', method: 'GET', url: `/pautas/${id}` })).body;
const poner = (id: string, body: object, headers = {}) =>
  t.call({ as: 'admin', method: 'PUT', url: `/pautas/${id}`, body, headers });

describe('a guideline tied to a measure', () => {
  it('is stored with its bounds, and read within its list, metric and question set alike', async () => {
    const crear = builder(t);
    const id = await crear.pauta({ medida });
    expect(await leer(id)).toEqual({ _id: id, ...datos, medida });
    const lista = await crear.lista([id]);
    await crear.metrica(lista, 'Ligada');
    for (const url of [`/listasVerificacion/${lista}`, '/metricas/all'])
      expect(JSON.stringify((await t.call({ as: 'ana', method: 'GET', url })).body)).toContain(
        JSON.stringify(medida.nombre),
      );
  });

  it('loses its tie with a change that has none, and only at the version that was read', async () => {
    const id = await builder(t).pauta({ medida });
    expect(await poner(id, datos, { 'if-match': '"7"' })).toMatchObject({ status: 412 });
    expect(await leer(id)).toMatchObject({ medida });
    const { medida: _sin, ...antigua } = datos;
    expect(await poner(id, antigua, { 'if-match': '"1"' })).toMatchObject({
      status: 200,
      body: { medida: null },
    });
  });

  it.each([
    ['an unknown measure', { nombre: 'Belleza' }, 'medida.nombre'],
    ['an unknown direction', { sentido: 'igual' }, 'medida.sentido'],
    ['a bound too few', { cotas: [1] }, 'medida.cotas'],
    ['a bound too many', { cotas: [3, 2, 1] }, 'medida.cotas'],
    ['no bound at all', { cotas: [null, null] }, 'medida.cotas'],
    ['a bound as text', { cotas: ['1', 0] }, 'medida.cotas.0'],
    ['a negative bound', { cotas: [1, -1] }, 'medida.cotas.1'],
    ['a percent over 100', { cotas: [100.5, 1] }, 'medida.cotas.0'],
    [
      'a bound of a million and one lines',
      { nombre: 'Líneas por archivo', cotas: [1_000_001, 1] },
      'medida.cotas.0',
    ],
  ])('is refused with %s', async (_name, cambios, campo) => {
    const body = { ...datos, medida: { ...medida, ...cambios } };
    const rechazo = await t.call({ as: 'admin', method: 'POST', url: '/pautas', body });
    expect(rechazo).toMatchObject({ status: 400, body: { detalles: [{ campo }] } });
  });

  it.each(['-0', '1e309', 'NaN', 'Infinity'])(
    'is refused with a bound of %s written in JSON',
    async (cota) => {
      const payload = JSON.stringify({ ...datos, medida: { ...medida, cotas: [7, 0] } }).replace(
        '[7,',
        `[${cota},`,
      );
      const headers = { 'content-type': 'application/json' };
      expect(
        await t.call({ as: 'admin', method: 'POST', url: '/pautas', body: payload, headers }),
      ).toMatchObject({ status: 400 });
    },
  );

  it('is tied by an admin alone', async () => {
    const body = { ...datos, medida };
    expect(await t.call({ as: 'ana', method: 'POST', url: '/pautas', body })).toMatchObject({ status: 403 });
    const creada = await t.call({ as: 'admin', method: 'POST', url: '/pautas', body });
    expect(await t.call({ as: 'admin', method: 'DELETE', url: `/pautas/${idOf(creada)}` })).toMatchObject({
      status: 204,
    });
  });
});
