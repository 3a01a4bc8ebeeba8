import { afterAll, beforeAll, expect, test } from 'vitest';

import { builder, pautaDePrueba } from '../../testing/catalogo-builder.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
let ids: readonly [string, string, string];
beforeAll(async () => {
  t = await createTestApp();
  const crear = builder(t);
  ids = [await crear.pauta(), await crear.pauta(), await crear.pauta()];
});
afterAll(() => t.close());

const put = (url: string, body: object) => t.call({ as: 'admin', method: 'PUT', url, body });
const leer = async (url: string) => (await t.call({ as: 'ana', method: 'GET', url })).body;

test.each([
  ['in another order', [2, 0, 1]],
  ['fewer', [1]],
  ['one fewer and one more', [2, 1]],
  ['as they are', [0, 1]],
] as const)('a list gets the guidelines of a change: %s', async (_title, orden) => {
  const pautas = orden.map((n) => ids[n]);
  const id = await builder(t).lista([ids[0], ids[1]]);
  expect(await put(`/listasVerificacion/${id}`, { nombre: 'Lista', pautas })).toMatchObject({ status: 200 });
  expect(await leer(`/listasVerificacion/${id}`)).toMatchObject({ pautas: pautas.map((_id) => ({ _id })) });
});

test('a sub-characteristic gets the metrics of a change in their order', async () => {
  const crear = builder(t);
  const lista = await crear.lista([ids[0]]);
  const [a, b, c] = [await crear.metrica(lista), await crear.metrica(lista), await crear.metrica(lista)];
  const id = await crear.subcaracteristica([a, b]);
  await put(`/subcaracteristicas/${id}`, { nombre: 'Sub', metricas: [c, b] });
  expect(await leer(`/subcaracteristicas/${id}`)).toMatchObject({ metricas: [{ _id: c }, { _id: b }] });
});

test('changes at the same moment leave the levels of one of them, never of both', async () => {
  const id = await builder(t).pauta();
  const niveles = (cuantos: number) =>
    Array.from({ length: cuantos }, (_nivel, n) => ({ descripcion: `${cuantos}-${n}`, valor: n }));
  const conNiveles = (cuantos: number) => ({ ...pautaDePrueba, nivelesCumplimiento: niveles(cuantos) });
  for (let vuelta = 0; vuelta < 10; vuelta += 1) {
    await Promise.all([5, 1, 4, 2].map((cuantos) => put(`/pautas/${id}`, conNiveles(cuantos))));
    const posibles = [5, 1, 4, 2].map((cuantos) => ({ _id: id, ...conNiveles(cuantos) }));
    expect(posibles).toContainEqual(await leer(`/pautas/${id}`));
  }
});
