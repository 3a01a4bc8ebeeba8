// seguridad: 17, 55
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { idOf } from './catalogo-builder.ts';
import { crearProyecto, pruebaDeMetrica, responder, sembrarCatalogo, uid } from './muestra.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  await sembrarCatalogo(t.db);
});
afterAll(() => t.close());

/** The server returns text unchanged, as JSON (requisito: text-is-data). */
const hostiles = [
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  'javascript:alert(1)',
  "'; drop table pautas; --",
  '${7*7} {{7*7}} <%= 7*7 %>',
  '=HYPERLINK("https://evil.com")',
  '</script><script>alert(1)</script>',
  'a\u2028b\u2029c\td\r\ne',
  '😀 e\u0301 ＜',
] as const;

describe.each(hostiles)('%j', (texto) => {
  /** Names and texts of the catalogue are found however they were typed. */
  const compuesto = texto.normalize('NFC');

  test('is stored composed, and otherwise unchanged, in guideline and levels', async () => {
    const de = (descripcion: string) => ({
      descripcion,
      pregunta: descripcion,
      nivelesCumplimiento: [{ descripcion, valor: 0 }],
      medida: null,
    });
    const creada = await t.call({ as: 'admin', method: 'POST', url: '/pautas', body: de(texto) });
    const leida = await t.call({ as: 'ana', method: 'GET', url: `/pautas/${idOf(creada)}` });
    expect(leida.body).toEqual({ _id: idOf(creada), ...de(compuesto) });
    expect(leida.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  test('is stored unchanged in title and comment of a test, and in its report', async () => {
    const { _id } = await crearProyecto(t, 'ana', `p ${texto}`);
    const respuestas = [responder(1, 1, 1, texto), responder(1, 2, 0)];
    const body = pruebaDeMetrica(_id, { nombre: texto, respuestas });
    const guardada = await t.call({ as: 'ana', method: 'POST', url: '/respuestas/guardar-respuestas', body });
    const una = await t.call({ as: 'ana', method: 'GET', url: `/respuestas/una/${idOf(guardada)}` });
    expect(una.body).toMatchObject({ nombre: texto, proyecto: { nombre: `p ${compuesto}` } });
    const informe = await t.call({ as: 'ana', method: 'GET', url: `/calculos/promedios/${idOf(guardada)}` });
    expect(informe.body).toMatchObject([{ comentarios: [{ comentario: texto }, { comentario: '' }] }]);
  });
});

/** Each field for a name of a project or of the catalogue, with a person who may set it. */
const nombrados = [
  ['proyectos', 'ana', 'nombre'],
  ['sonarqube/proyectos/crear', 'ana', 'nombreProyecto'],
  ['metricas', 'admin', 'nombre'],
  ['listasVerificacion', 'admin', 'nombre'],
  ['subcaracteristicas', 'admin', 'nombre'],
  ['pautas', 'admin', 'descripcion'],
] as const;

describe.each(nombrados)('a name for /%s', (ruta, as, campo) => {
  const enviar = async (valor: string) => {
    const { body } = await t.call({ as, method: 'POST', url: `/${ruta}`, body: { [campo]: valor } });
    return z.object({ detalles: z._default(z.array(z.looseObject({ campo: z.string() })), []) }).parse(body)
      .detalles;
  };

  test.each([
    '\u200B\u200D',
    '\u3164',
    '\u2800',
    '\u115F\uFFA0',
    '\u00AD',
    '\uFE0F\u{E0041}',
    '\u0301',
    '\u{1D159}',
  ])('%j is invisible and is refused', async (invisible) => {
    const mensaje = 'Escriba al menos un carácter visible';
    expect(await enviar(` ${invisible} `)).toContainEqual({ campo, mensaje });
  });

  test.each(['\u202E', '\u202A', '\u2066', '\u2069', '\u200E', '\u200F', '\u061C'])(
    '%j changes the direction of the line and is refused',
    async (mark) => {
      const mensaje =
        'El nombre contiene marcas invisibles que cambian la dirección del texto: escríbalo sin ellas';
      expect(await enviar(`nombre${mark}`)).toContainEqual({ campo, mensaje });
    },
  );

  test.each(['مشروع', 'פרויקט', '👩‍💻', 'می‌خواهم', '-', 'ㅤa'])('%s is accepted', async (valor) => {
    expect((await enviar(valor)).filter((each) => each.campo === campo)).toEqual([]);
  });
});

test('direction marks are stored in titles and comments, which screens isolate', async () => {
  const { _id } = await crearProyecto(t, 'ana', 'con marcas');
  const texto = '\u202Ereversed\u202C';
  const body = pruebaDeMetrica(_id, {
    nombre: texto,
    respuestas: [responder(1, 1, 1, texto), responder(1, 2, 0)],
  });
  const guardada = await t.call({ as: 'ana', method: 'POST', url: '/respuestas/guardar-respuestas', body });
  expect(
    (await t.call({ as: 'ana', method: 'GET', url: `/respuestas/una/${idOf(guardada)}` })).body,
  ).toMatchObject({
    nombre: texto,
  });
});

test.each([
  ['NUL', 'a\0b'],
  ['half of a pair', 'a\uD800b'],
])('%s cannot be stored and is refused with its field', async (_name, texto) => {
  const nivelesCumplimiento = [{ descripcion: 'x', valor: 0 }];
  const body = { descripcion: texto, pregunta: 'x', nivelesCumplimiento };
  const mensaje = 'El texto contiene caracteres que no se pueden guardar';
  expect(await t.call({ as: 'admin', method: 'POST', url: '/pautas', body })).toMatchObject({
    status: 400,
    body: { detalles: [{ campo: 'descripcion', mensaje }] },
  });
});

test('a word of 100 kB is refused for its length, and the answer does not repeat it', async () => {
  const nivelesCumplimiento = [{ descripcion: 'x', valor: 0 }];
  const body = { descripcion: 'w'.repeat(100_000), pregunta: 'x', nivelesCumplimiento };
  const { status, body: answer } = await t.call({ as: 'admin', method: 'POST', url: '/pautas', body });
  expect([status, JSON.stringify(answer).length < 500]).toEqual([400, true]);
});

const noNumeros = [
  '1e309',
  '-1e309',
  'NaN',
  'Infinity',
  '-0',
  '-0.0',
  '-1',
  '"1e2"',
  '"5"',
  'null',
  'true',
  '[1]',
  '{}',
];

describe.each(noNumeros)('in place of a number, %s (requisito: strict-numbers)', (valor) => {
  const enviar = async (method: 'POST' | 'PUT', url: string, body: string) => {
    const headers = { 'content-type': 'application/json' };
    return (await t.call({ as: 'admin', method, url, body, headers })).status;
  };

  test('is refused as a level, and nothing is stored', async () => {
    const before = await t.db.selectFrom('pautas').select('id').execute();
    const body = `{"descripcion":"a","pregunta":"b","nivelesCumplimiento":[{"descripcion":"c","valor":${valor}}]}`;
    expect(await enviar('POST', '/pautas', body)).toBe(400);
    expect(await t.db.selectFrom('pautas').select('id').execute()).toHaveLength(before.length);
  });

  test.each([
    ['/criteriosValoracion', `{"criterio":"c","valor1":1,"valor2":${valor}}`],
    ['/valoracionMantenibilidad', `{"criterio":"c","valor1":${valor},"valor2":1}`],
    ['/propiedadCalidad', `{"valor":${valor}}`],
  ])('is refused as a bound of %s', async (tabla, body) => {
    expect(await enviar('PUT', `${tabla}/${uid(99)}`, body)).toBe(400);
    expect(await enviar('PUT', `${tabla}/${uid(99)}`, body.replace(valor, '1.5'))).toBe(404);
  });
});

test.each([9_007_199_254_740_990, 1000, -1])('an attempt number is not %d', async (intentos) => {
  const { _id } = await crearProyecto(t, 'ana', `intento ${intentos}`);
  const body = pruebaDeMetrica(_id, { intentos });
  expect(
    await t.call({ as: 'ana', method: 'POST', url: '/respuestas/guardar-respuestas', body }),
  ).toMatchObject({ status: 400, body: { detalles: [{ campo: 'intentos' }] } });
});
