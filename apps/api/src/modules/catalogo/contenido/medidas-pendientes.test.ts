import { pautasAnadidas, pautasPendientes } from '@mantenible/contracts/catalogo-inicial';
import { pautas as esquemaPautas } from '@mantenible/contracts/pauta';
import { v7 } from 'uuid';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { contenidoInicial } from './contenido.adapter.ts';
import { cargarContenido } from './contenido.repository.ts';

const contenido = contenidoInicial();
const ligadas = contenido.pautas.filter(({ medida }) => medida !== null);
const claves = ligadas.map(({ clave }) => clave);
/** An edition from before ties. */
const anterior = { ...contenido, pautas: contenido.pautas.map((pauta) => ({ ...pauta, medida: null })) };

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
  await cargarContenido({ db: t.db, nuevoId: () => v7(), now: () => new Date('2026-01-01') }, anterior);
});
afterEach(() => t.close());

const url = '/catalogo-inicial/pautas';
const pendientes = async () => {
  const { body } = await t.call({ as: 'admin', method: 'GET', url });
  return pautasPendientes.parse(body).map(({ clave, falta, eliminada }) => [clave, falta, eliminada]);
};
const anadir = async () =>
  pautasAnadidas.parse((await t.call({ as: 'admin', method: 'POST', url, body: { claves } })).body);
const leer = async () =>
  esquemaPautas.parse((await t.call({ as: 'admin', method: 'GET', url: '/pautas' })).body);
const cambiar = async (i: number, cambios: object) => {
  const pauta = (await leer()).find(({ pregunta }) => pregunta === ligadas[i]?.pregunta);
  const body = { ...pauta, ...cambios };
  return t.call({ as: 'admin', method: 'PUT', url: `/pautas/${pauta?._id}`, body });
};

it('an installation from before ties gets those of the catalogue only by choice, and once', async () => {
  const antes = await leer();
  expect(await pendientes()).toEqual(claves.map((clave) => [clave, 'medida', false]));
  expect(antes.filter(({ medida }) => medida)).toEqual([]);
  expect(await anadir()).toEqual({ anadidas: 0, medidas: ligadas.length, actualizadas: 0 });
  expect(await pendientes()).toEqual([]);
  expect(await anadir()).toEqual({ anadidas: 0, medidas: 0, actualizadas: 0 });
  const medidaDe = (pregunta: string) => ligadas.find((una) => una.pregunta === pregunta)?.medida ?? null;
  expect(await leer()).toEqual(antes.map((una) => ({ ...una, medida: medidaDe(una.pregunta) })));
});

it('an edited guideline keeps its question, levels and tie', async () => {
  const propia = { nombre: 'Duplicaciones', sentido: 'menor', cotas: [9, 4, 3, 2, 1] };
  const [primera, segunda] = ligadas;
  const niveles = segunda?.nivelesCumplimiento.map((nivel) => ({ ...nivel, valor: nivel.valor * 2 }));
  await cambiar(0, { medida: propia });
  await cambiar(1, { nivelesCumplimiento: niveles });
  expect([primera?.clave, segunda?.clave]).toEqual(claves);
  expect(await pendientes()).toEqual([]);
  expect(await anadir()).toEqual({ anadidas: 0, medidas: 0, actualizadas: 0 });
  expect((await leer()).flatMap(({ medida }) => medida ?? [])).toEqual([propia]);
});

it('a description of one’s own does not prevent the tie, and stays', async () => {
  await cambiar(0, { descripcion: 'La nuestra' });
  expect(await anadir()).toEqual({ anadidas: 0, medidas: ligadas.length, actualizadas: 0 });
  const [nuestra] = (await leer()).filter(({ descripcion }) => descripcion === 'La nuestra');
  expect(nuestra?.medida).toEqual(ligadas[0]?.medida);
});

it('concurrent requests add each tie once, and a form that is open is refused afterwards', async () => {
  const dos = await Promise.all([anadir(), anadir()]);
  expect(dos.map(({ medidas }) => medidas).toSorted()).toEqual([0, ligadas.length]);
  const [una] = (await leer()).filter(({ medida }) => medida);
  const body = { ...una };
  const call = { as: 'admin', method: 'PUT', url: `/pautas/${una?._id}`, body } as const;
  expect(await t.call({ ...call, headers: { 'if-match': '"1"' } })).toMatchObject({ status: 412 });
});
