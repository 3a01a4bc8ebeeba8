// seguridad: 55
import { filasCalculo } from '@mantenible/contracts/calculo';
import { hecho } from '@mantenible/contracts/comun';
import type { Evidencia } from '@mantenible/domain/evidencia';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { borradoresDe, vaciarMuestra, version } from '../../testing/borradores.ts';
import { crearProyecto, pruebaDeMetrica, responder, sembrarCatalogo, uid } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let proyectoId: string;
let b: ReturnType<typeof borradoresDe>;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await vaciarMuestra(app);
  await sembrarCatalogo(app.db);
  proyectoId = (await crearProyecto(app))._id;
  b = borradoresDe(app, proyectoId);
});

const enlace = { tipo: 'enlace', url: 'https://ejemplo.es/informe' } as const;
const archivo = {
  tipo: 'archivo',
  repositorio: 'https://github.com/usuario/repositorio',
  commit: '0123456789abcdef0123456789abcdef01234567',
  ruta: 'src/a.js',
  lineas: { desde: 3, hasta: 9 },
} as const;
const respuestasCon = (...evidencias: readonly Evidencia[]) => [
  { ...responder(1, 1, 1), evidencias: [...evidencias] },
  responder(1, 2, 0.5, 'a medias'),
];
const url = '/respuestas/guardar-respuestas';
const guardar = (cambios: object = {}, headers: Record<string, string> = {}) =>
  app.call({ as: 'ana', method: 'POST', url, body: { ...pruebaDeMetrica(proyectoId), ...cambios }, headers });
const informe = async (_id: string) => {
  const { body } = await app.call({ as: 'ana', method: 'GET', url: `/calculos/promedios/${_id}` });
  return filasCalculo.parse(body)[0]?.comentarios.map(({ evidencias }) => evidencias);
};

describe('the evidence of an answer', () => {
  it('is in the report of the saved test, and stays when the project changes its repository', async () => {
    const { _id } = hecho.parse((await guardar({ respuestas: respuestasCon(enlace, archivo) })).body);
    const link = 'https://gitlab.com/otro/lugar';
    const cambio = { link, branch: 'main', githubtoken: 'otro' };
    await app.call({ as: 'ana', method: 'PUT', url: `/proyectos/${proyectoId}`, body: cambio });
    expect(await informe(_id)).toEqual([[enlace, archivo], undefined]);
  });

  it('is taken over by the second attempt with its commit, and can be cleared there', async () => {
    await guardar({ respuestas: respuestasCon(archivo) });
    const segundo = await b.puesto(b.segunda);
    expect(segundo.respuestas.map(({ evidencias }) => evidencias)).toEqual([[archivo], undefined]);
    const sinNada = { ...version(1, 1, 1, 1), evidencias: [] };
    const despues = await b.puesto(b.segunda, { borrador: segundo._id, respuestas: [sinNada] });
    expect(despues.respuestas.find(({ pautaId }) => pautaId === uid(1))?.evidencias).toBeUndefined();
  });

  it('is enough for an answer of the second attempt to keep its place', async () => {
    const respuestas = [{ ...responder(1, 1, 1), evidencias: [enlace] }, responder(1, 2, 0.5)];
    await guardar({ respuestas });
    await app.db.updateTable('niveles').set({ valor: 7 }).where('pauta_id', '=', uid(1)).execute();
    const { respuestas: dadas } = await b.puesto(b.segunda);
    expect(dadas.find(({ pautaId }) => pautaId === uid(1))).toMatchObject({
      nivel: null,
      evidencias: [enlace],
    });
  });

  it('follows the version of its answer in a draft', async () => {
    const con = (n: number, ...evidencias: readonly Evidencia[]) => ({
      ...version(n, 1, 1, 1),
      evidencias: [...evidencias],
    });
    await b.puesto(b.primera, { respuestas: [con(2, archivo)] });
    const tarde = await b.puesto(b.primera, { respuestas: [con(1, enlace)] });
    expect(tarde.superadas).toHaveLength(1);
    const igual = await b.puesto(b.primera, { respuestas: [con(2, enlace)] });
    expect(igual.superadas).toHaveLength(1);
    expect((await b.puesto(b.primera, { respuestas: [con(2, archivo)] })).superadas).toEqual([]);
    expect(igual.respuestas.map(({ evidencias }) => evidencias)).toEqual([[archivo]]);
    const despues = await b.puesto(b.primera, { respuestas: [con(3, enlace, archivo)] });
    expect(despues.respuestas.map(({ evidencias }) => evidencias)).toEqual([[enlace, archivo]]);
  });

  it('is part of what a repeated save must have in common', async () => {
    const headers = { 'idempotency-key': 'una-clave-de-prueba' };
    expect(await guardar({ respuestas: respuestasCon(archivo) }, headers)).toMatchObject({ status: 201 });
    expect(await guardar({ respuestas: respuestasCon(archivo) }, headers)).toMatchObject({ status: 201 });
    expect(await guardar({ respuestas: respuestasCon(enlace) }, headers)).toMatchObject({ status: 409 });
  });
});

describe('hostile evidence', () => {
  const cien = 'a'.repeat(100_000);
  it.each([
    ['a script', { tipo: 'enlace', url: 'javascript:alert(1)' }],
    ['plain http', { tipo: 'enlace', url: 'http://ejemplo.es' }],
    ['credentials', { tipo: 'enlace', url: 'https://a:b@ejemplo.es' }],
    ['a link of 2001 characters', { tipo: 'enlace', url: `https://e.es/${'a'.repeat(1988)}` }],
    ['a link of 100 kB', { tipo: 'enlace', url: `https://e.es/${cien}` }],
    ['a link that turns the text', { tipo: 'enlace', url: 'https://e.es/\u202Egpj' }],
    ['a NUL in a link', { tipo: 'enlace', url: 'https://e.es/\0' }],
    ['a path out of the repository', { ...archivo, ruta: 'src/../../etc/passwd' }],
    ['an absolute path', { ...archivo, ruta: '/etc/passwd' }],
    ['a path of 100 kB', { ...archivo, ruta: cien }],
    ['a NUL in a path', { ...archivo, ruta: 'a\0.js' }],
    ['a path that turns the text', { ...archivo, ruta: 'a\u202E.js' }],
    ['a branch for a commit', { ...archivo, commit: 'main' }],
    ['a repository with credentials', { ...archivo, repositorio: 'https://a:b@github.com/u/r' }],
    ['a repository that is a script', { ...archivo, repositorio: 'javascript:alert(1)' }],
    ['line 0', { ...archivo, lineas: { desde: 0, hasta: 3 } }],
    ['lines that go backwards', { ...archivo, lineas: { desde: 4, hasta: 3 } }],
    ['half a line', { ...archivo, lineas: { desde: 1.5, hasta: 3 } }],
    ['code', { tipo: 'codigo', texto: 'let a' }],
    ['no piece at all', null],
  ])('is refused with %s, in a test and in a draft, naming its field', async (_name, mala) => {
    const respuestas = [{ ...responder(1, 1, 1), evidencias: [enlace, mala] }, responder(1, 2, 1)];
    const rechazo = await guardar({ respuestas });
    expect(rechazo.status).toBe(400);
    expect(JSON.stringify(rechazo.body)).toContain('"respuestas.0.evidencias.1');
    const enBorrador = respuestas.slice(0, 1).map((r) => ({ ...r, version: 1 }));
    const puesto = await app.call({
      as: 'ana',
      method: 'PUT',
      url: b.primera,
      body: { respuestas: enBorrador },
    });
    expect(puesto.status).toBe(400);
    expect(await app.db.selectFrom('respuestas').select('id').execute()).toEqual([]);
  });

  it('is refused beyond five pieces, and loses fields of its own', async () => {
    const seis = Array.from({ length: 6 }, () => enlace);
    expect(await guardar({ respuestas: respuestasCon(...seis) })).toMatchObject({
      status: 400,
      body: { detalles: [{ campo: 'respuestas.0.evidencias' }] },
    });
    const conCodigo = { ...archivo, codigo: 'let a' };
    const { _id } = hecho.parse((await guardar({ respuestas: respuestasCon(conCodigo) })).body);
    expect(await informe(_id)).toEqual([[archivo], undefined]);
  });
});

it('a test of 500 questions with five files each fits a request, and what does not is refused whole', async () => {
  const preguntas = Array.from({ length: 500 }, (_, i) => i);
  const pautas = preguntas.map((i) => ({
    id: uid(10_000 + i),
    descripcion: `P${i}`,
    pregunta: `¿Q${i}?`,
    version: 1,
    creado: new Date(0),
  }));
  await app.db.insertInto('pautas').values(pautas).execute();
  await app.db
    .insertInto('niveles')
    .values(pautas.map(({ id }) => ({ pauta_id: id, posicion: 0, descripcion: 'Sí', valor: 1 })))
    .execute();
  await app.db.deleteFrom('lista_pautas').where('lista_id', '=', uid(11)).execute();
  await app.db
    .insertInto('lista_pautas')
    .values(pautas.map(({ id }, posicion) => ({ lista_id: uid(11), pauta_id: id, posicion })))
    .execute();
  const con = (...evidencias: readonly Evidencia[]) =>
    preguntas.map((i) => ({
      listaVerificacion: uid(11),
      pautaId: uid(10_000 + i),
      valor: 1,
      nivel: 0,
      comentario: '',
      evidencias: [...evidencias],
    }));
  const larga = { ...archivo, ruta: `src/${'carpeta/'.repeat(9)}componente.tsx` };
  const enlaces = Array.from(
    { length: 5 },
    () => ({ tipo: 'enlace', url: `https://e.es/${'a'.repeat(1900)}` }) as const,
  );
  expect(await guardar({ respuestas: con(...enlaces) })).toMatchObject({ status: 413 });
  const { _id } = hecho.parse((await guardar({ respuestas: con(larga, larga, larga, larga, larga) })).body);
  expect((await informe(_id))?.filter((una) => una?.length === 5)).toHaveLength(500);
});
