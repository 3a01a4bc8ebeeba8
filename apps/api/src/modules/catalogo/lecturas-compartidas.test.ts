import { afterAll, beforeAll, expect, test } from 'vitest';

import { builder } from '../../testing/catalogo-builder.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
let pauta: string;
beforeAll(async () => {
  t = await createTestApp();
  const crear = builder(t);
  pauta = await crear.pauta();
  await crear.subcaracteristica([await crear.metrica(await crear.lista([pauta]))]);
});
afterAll(() => t.close());

const rutas = ['/pautas', '/listasVerificacion', '/metricas', '/metricas/all', '/subcaracteristicas/all'];
const leer = (url: string) => t.call({ as: 'ana', method: 'GET', url });
const escribir = (pregunta: string) =>
  t.call({
    as: 'admin',
    method: 'PUT',
    url: `/pautas/${pauta}`,
    body: { descripcion: 'Cambiada', pregunta, nivelesCumplimiento: [{ descripcion: 'Sí', valor: 1 }] },
  });

test.each(rutas)('forty concurrent readings of %s cause few statements', async (url) => {
  const alone = await leer(url);
  t.statements.length = 0;
  const answers = await Promise.all(Array.from({ length: 40 }, () => leer(url)));
  expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
    answers.map(() => ({ status: 200, body: alone.body })),
  );
  expect(t.statements.length).toBeLessThanOrEqual(5);
});

test('a reading that starts after a change shows it, also with other readings under way', async () => {
  for (let round = 0; round < 20; round += 1) {
    const crowd = Array.from({ length: 10 }, () => leer('/subcaracteristicas/all'));
    const pregunta = `¿Ronda ${round}?`;
    const written = escribir(pregunta).then(() => leer('/subcaracteristicas/all'));
    crowd.push(...Array.from({ length: 10 }, () => leer('/subcaracteristicas/all')));
    expect(JSON.stringify((await written).body)).toContain(pregunta);
    await Promise.all(crowd);
  }
});

test('a caller without permission gets nothing from a shared reading', async () => {
  const crowd = Array.from({ length: 10 }, () => leer('/metricas/all'));
  const refused = await Promise.all([
    t.call({ as: null, method: 'GET', url: '/metricas/all' }),
    t.call({ as: 'nadie', method: 'GET', url: '/metricas/all' }),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([401, 403]);
  await Promise.all(crowd);
});
