// seguridad: large-answers
import { filasCalculo, reporteAgrupado } from '@mantenible/contracts/calculo';
import { hecho } from '@mantenible/contracts/comun';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { crearProyecto, guardarPrueba, responder, sembrarCatalogo, uid } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

/** Sub-characteristics that all have the metric m21, beside the two of the sample. */
const mas = 18;
const comentario = 'ñ'.repeat(5000);
const evidencias = Array.from({ length: 5 }, (_, i) => ({
  tipo: 'enlace' as const,
  url: `https://ejemplo.org/${'x'.repeat(1900)}${String(i)}`,
}));

let app: TestApp;
let prueba: string;
/** Bytes of the answers as sent. */
let enviados: number;

beforeAll(async () => {
  app = await createTestApp();
  await sembrarCatalogo(app.db);
  // 40 more guidelines in the list of m21, which then counts in twenty sub-characteristics.
  const nuevas = Array.from({ length: 40 }, (_, i) => 1000 + i);
  const base = { version: 1, creado: new Date(Date.UTC(2026, 1, 1)) };
  await app.db
    .insertInto('pautas')
    .values(nuevas.map((n) => ({ id: uid(n), descripcion: 'd', pregunta: '¿?', ...base })))
    .execute();
  const niveles = nuevas.map((n) => ({ pauta_id: uid(n), posicion: 0, valor: 1, descripcion: 'Sí' }));
  await app.db.insertInto('niveles').values(niveles).execute();
  const enLista = nuevas.map((n, i) => ({ lista_id: uid(11), pauta_id: uid(n), posicion: 10 + i }));
  await app.db.insertInto('lista_pautas').values(enLista).execute();
  const subs = Array.from({ length: mas }, (_, i) => uid(2000 + i));
  await app.db
    .insertInto('subcaracteristicas')
    .values(subs.map((id, i) => ({ id, nombre: `Sub ${String(i)}`, ...base })))
    .execute();
  const enSub = subs.map((id) => ({ subcaracteristica_id: id, metrica_id: uid(21), posicion: 0 }));
  await app.db.insertInto('subcaracteristica_metricas').values(enSub).execute();
  const { _id: proyectoId } = await crearProyecto(app);
  const larga = (pauta: number) => ({ ...responder(1, pauta, 1, comentario), evidencias });
  const respuestas = [responder(2, 3, 1), ...[1, 2, ...nuevas].map(larga)];
  enviados = Buffer.byteLength(JSON.stringify(respuestas));
  const body = { proyectoId, tipo: 'allSubcaracteristicas', nombre: 'Larga', respuestas };
  const guardada = await guardarPrueba(app, body);
  prueba = hecho.parse(guardada.body)._id;
});
afterAll(() => app.close());

const bytes = (cosa: unknown) => Buffer.byteLength(JSON.stringify(cosa));
const pedir = (query: string) =>
  app.call({ as: 'ana', method: 'GET', url: `/calculos/promedios/${prueba}${query}` });

describe('a report of a list that counts in twenty sub-characteristics', () => {
  it('has, on request, each answer once: it is about as long as the test', async () => {
    const { body } = await pedir('?campos=agrupados');
    expect(reporteAgrupado.parse(body).filas).toHaveLength(mas + 2);
    expect(bytes(body) / enviados).toBeLessThan(1.1);
  });

  it('is otherwise cut after 2 MB; the parts have every row with all of its answers', async () => {
    const filas: unknown[] = [];
    for (let query: string | undefined = ''; query !== undefined;) {
      const { status, body, headers } = await pedir(query);
      expect(status).toBe(200);
      expect(bytes(body)).toBeLessThan(2_000_000);
      const leidas = filasCalculo.parse(body);
      expect(leidas.length).toBeGreaterThan(0);
      filas.push(...leidas.map(({ nombre, comentarios }) => [nombre, comentarios.length]));
      query = /^<(?<siguiente>\?[^>]+)>; rel="next"$/.exec(String(headers['link']))?.groups?.['siguiente'];
    }
    const sub = (_: unknown, i: number) => [`Sub ${String(i)}`, 42];
    expect(filas).toEqual([['S1', 43], ['S2', 42], ...Array.from({ length: mas }, sub)]);
    expect(bytes((await pedir('')).body)).toBeGreaterThan(enviados / 2);
  });

  it('has nothing after its last row, and refuses a wrong row', async () => {
    expect(await pedir(`?desde=${String(mas + 2)}`)).toMatchObject({ status: 200, body: [] });
    expect((await pedir('?desde=-1')).status).toBe(400);
    expect((await pedir('?campos=todo')).status).toBe(400);
  });
});

it.each(['/metricas/one/', '/subcaracteristicas/one/'])('%s gives a repeated id once', async (url) => {
  const id = url.startsWith('/metricas') ? uid(21) : uid(32);
  const una = await app.call({ as: 'ana', method: 'GET', url: `${url}${id}` });
  const muchas = await app.call({ as: 'ana', method: 'GET', url: url + Array(400).fill(id).join(',') });
  expect(muchas.body).toEqual(una.body);
});

it('a batch of lists gives a repeated id once', async () => {
  const url = '/listasVerificacion/batch';
  const pedidas = (veces: number) =>
    app.call({ as: 'ana', method: 'POST', url, body: { ids: Array(veces).fill(uid(11)) } });
  expect((await pedidas(400)).body).toEqual((await pedidas(1)).body);
});
