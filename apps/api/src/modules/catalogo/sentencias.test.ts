import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { builder } from '../../testing/catalogo-builder.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
let ids: { pauta: string; lista: string; metrica: string; sub: string };
beforeAll(async () => {
  t = await createTestApp();
  const crear = builder(t);
  const pauta = await crear.pauta();
  const lista = await crear.lista([pauta]);
  const metrica = await crear.metrica(lista);
  ids = { pauta, lista, metrica, sub: await crear.subcaracteristica([metrica]) };
  // The first call of a person stores their name.
  await t.call({ as: 'ana', method: 'GET', url: '/pautas' });
});
afterAll(() => t.close());

const lecturas: readonly [string, () => string][] = [
  ['/pautas', () => '/pautas'],
  ['/pautas/{id}', () => `/pautas/${ids.pauta}`],
  ['/pautas/{id}/usos', () => `/pautas/${ids.pauta}/usos`],
  ['/listasVerificacion', () => '/listasVerificacion'],
  ['/listasVerificacion/{id}', () => `/listasVerificacion/${ids.lista}`],
  ['/metricas', () => '/metricas'],
  ['/metricas/all', () => '/metricas/all'],
  ['/metricas/one/{ids}', () => `/metricas/one/${ids.metrica}`],
  ['/metricas/excluir', () => `/metricas/excluir?excludeIds=${ids.metrica}`],
  ['/subcaracteristicas', () => '/subcaracteristicas'],
  ['/subcaracteristicas/{id}', () => `/subcaracteristicas/${ids.sub}`],
  ['/subcaracteristicas/all', () => '/subcaracteristicas/all'],
  ['/subcaracteristicas/one/{ids}', () => `/subcaracteristicas/one/${ids.sub}`],
  ['/subcaracteristicas/{id}/usos', () => `/subcaracteristicas/${ids.sub}/usos`],
  ['/criteriosValoracion', () => '/criteriosValoracion'],
];

function sentencias(url: string): Promise<readonly string[]> {
  return t.statementsOf(async () => {
    expect(await t.call({ as: 'ana', method: 'GET', url })).toMatchObject({ status: 200 });
  });
}

describe.each([1, 50])('with %i times the data', (veces) => {
  beforeAll(async () => {
    const crear = builder(t);
    for (let i = 1; i < veces; i += 1) {
      const metrica = await crear.metrica(await crear.lista([await crear.pauta()]));
      await crear.subcaracteristica([metrica, ids.metrica]);
    }
  });

  test.each(lecturas)('GET %s is one statement', async (_name, url) => {
    expect(await sentencias(url())).toHaveLength(1);
  });
});

test('a refused call sends no statement but that of its entry in the audit trail', async () => {
  const propias = await t.statementsOf(async () => {
    await t.call({ as: 'ana', method: 'DELETE', url: `/pautas/${ids.pauta}` });
    await t.call({ as: 'admin', method: 'PUT', url: `/pautas/${ids.pauta}`, body: {} });
  });
  expect(propias).toEqual([expect.stringContaining('insert into "auditoria"')]);
});
