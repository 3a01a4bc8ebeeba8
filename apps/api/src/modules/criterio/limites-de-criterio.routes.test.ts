import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { uid } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  for (const tabla of ['criterios_valoracion', 'valoracion_mantenibilidad', 'propiedades_calidad'] as const)
    await t.db.deleteFrom(tabla).execute();
  const rango = (n: number) => ({
    id: uid(n),
    posicion: n,
    valor1: 0,
    valor2: 50,
    criterio: `R${n}`,
    version: 1,
  });
  await t.db
    .insertInto('criterios_valoracion')
    .values([rango(2), rango(1)])
    .execute();
  await t.db
    .insertInto('valoracion_mantenibilidad')
    .values([rango(1)])
    .execute();
  const umbral = (n: number) => ({ id: uid(n), posicion: n, propiedad: `U${n}`, valor: 5, version: 1 });
  await t.db
    .insertInto('propiedades_calidad')
    .values([umbral(2), umbral(1)])
    .execute();
});

const urls = ['/criteriosValoracion', '/valoracionMantenibilidad', '/propiedadCalidad'];
const cuerpo = (url: string) =>
  url === '/propiedadCalidad' ? { valor: 7 } : { valor1: 10, valor2: 20, criterio: 'Nuevo' };
const put = (
  url: string,
  body: object,
  { as = 'admin', headers = {} }: { as?: Person; headers?: object } = {},
) => t.call({ as, method: 'PUT', url, body, headers: { ...headers } });
const leer = async (url: string, as: Person = 'ana') => (await t.call({ as, method: 'GET', url })).body;

describe('the bounds of a range', () => {
  it.each([0, 100, 0.01, 99.99, 33.333333])('may be %d, in either order', async (valor) => {
    const body = { valor1: valor, valor2: 50, criterio: 'x' };
    expect(await put(`/criteriosValoracion/${uid(1)}`, body)).toMatchObject({ status: 200, body });
    const alReves = { valor1: 50, valor2: valor, criterio: 'x' };
    expect(await put(`/criteriosValoracion/${uid(1)}`, alReves)).toMatchObject({
      status: 200,
      body: alReves,
    });
    expect(await leer('/criteriosValoracion')).toMatchObject([alReves, { criterio: 'R2' }]);
  });

  it.each([-0.01, 100.01, 1e300, -1, null, '50', true, [50], {}])('are not %j', async (valor) => {
    const antes = await leer('/criteriosValoracion');
    const salida = await put(`/criteriosValoracion/${uid(1)}`, { valor1: valor, valor2: 50, criterio: 'x' });
    expect(salida).toMatchObject({ status: 400, body: { detalles: [{ campo: 'valor1' }] } });
    expect(await leer('/criteriosValoracion')).toEqual(antes);
  });

  it('are both named when both are wrong, with a text that is missing', async () => {
    const salida = await put(`/valoracionMantenibilidad/${uid(1)}`, { valor1: -1, valor2: 101 });
    expect(salida.status).toBe(400);
    expect(JSON.stringify(salida.body)).toMatch(/valor1.*valor2.*criterio/);
  });
});

describe('the text of a range', () => {
  it.each([1, 500])('may have %i characters', async (n) => {
    const body = { valor1: 1, valor2: 2, criterio: 'ñ'.repeat(n) };
    expect(await put(`/criteriosValoracion/${uid(1)}`, body)).toMatchObject({ status: 200, body });
  });

  it.each(['', '   ', 'x'.repeat(501), 'a\0b'])('is not %j', async (criterio) => {
    const salida = await put(`/criteriosValoracion/${uid(1)}`, { valor1: 1, valor2: 2, criterio });
    expect(salida).toMatchObject({ status: 400, body: { detalles: [{ campo: 'criterio' }] } });
  });

  it.each(['<img src=x onerror=alert(1)>', "'; drop table criterios_valoracion; --", '{{7*7}} 🙂'])(
    'stays as it was written: %s',
    async (criterio) => {
      await put(`/criteriosValoracion/${uid(1)}`, { valor1: 1, valor2: 2, criterio });
      expect(await leer('/criteriosValoracion')).toMatchObject([{ criterio }, { criterio: 'R2' }]);
    },
  );
});

describe('a threshold', () => {
  it.each([0, 0.5, 1_000_000])('may be %d', async (valor) => {
    expect(await put(`/propiedadCalidad/${uid(1)}`, { valor })).toMatchObject({
      status: 200,
      body: { propiedad: 'U1', valor, version: 2 },
    });
  });

  it.each([-0.001, 1_000_000.5, 1_000_001, null, '7', [], undefined])('is not %j', async (valor) => {
    expect(await put(`/propiedadCalidad/${uid(1)}`, { valor })).toMatchObject({
      status: 400,
      body: { detalles: [{ campo: 'valor' }] },
    });
    expect(await leer('/propiedadCalidad')).toMatchObject([{ valor: 5, version: 1 }, { valor: 5 }]);
  });

  it('keeps its name, whatever is sent', async () => {
    const cambios = { valor: 9, propiedad: 'Otra', posicion: 0, version: 70, _id: uid(2) };
    expect(await put(`/propiedadCalidad/${uid(1)}`, cambios)).toMatchObject({ status: 200 });
    expect(await leer('/propiedadCalidad')).toMatchObject([
      { _id: uid(1), propiedad: 'U1', valor: 9, version: 2 },
      { _id: uid(2), propiedad: 'U2', valor: 5, version: 1 },
    ]);
  });
});

describe.each(urls)('a row of %s', (url) => {
  const suya = `${url}/${uid(1)}`;

  it.each(['1', 'W/"1"', '"1", "2"', '"-1"', '"1.0"', '""', '"9999999999"', '"uno"', "'1'"])(
    'is not changed under If-Match %s',
    async (version) => {
      const antes = await leer(url);
      const salida = await put(suya, cuerpo(url), { headers: { 'if-match': version } });
      expect(salida).toMatchObject({ status: 400, body: { detalles: [{ campo: 'If-Match' }] } });
      expect(await leer(url)).toEqual(antes);
    },
  );

  it.each([undefined, '*', '"1"'])('is changed under If-Match %s', async (version) => {
    const headers = version === undefined ? {} : { 'if-match': version };
    expect(await put(suya, cuerpo(url), { headers })).toMatchObject({
      status: 200,
      headers: { etag: '"2"' },
      body: { ...cuerpo(url), version: 2 },
    });
  });

  it.each(['"0"', '"2"', '"999999999"'])('is not changed from another version, %s', async (version) => {
    const antes = await leer(url);
    expect((await put(suya, cuerpo(url), { headers: { 'if-match': version } })).status).toBe(412);
    expect(await leer(url)).toEqual(antes);
  });

  it('is changed once by parallel saves of one version', async () => {
    const headers = { 'if-match': '"1"' };
    const salidas = await Promise.all([1, 2, 3, 4].map(() => put(suya, cuerpo(url), { headers })));
    expect(salidas.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412]);
  });

  it('is read by both roles and changed by an admin alone', async () => {
    expect(await leer(url, 'ana')).toEqual(await leer(url, 'admin'));
    const antes = await leer(url);
    expect((await put(suya, cuerpo(url), { as: 'ana' })).status).toBe(403);
    expect((await put(`${url}/${uid(77)}`, cuerpo(url), { as: 'ana' })).status).toBe(403);
    expect(await leer(url)).toEqual(antes);
  });

  it('is not created by a change, and the others stay', async () => {
    const antes = await leer(url);
    expect((await put(`${url}/${uid(77)}`, cuerpo(url))).status).toBe(404);
    expect((await put(`${url}/no-es-un-id`, cuerpo(url))).status).toBe(400);
    expect(await leer(url)).toEqual(antes);
  });
});
