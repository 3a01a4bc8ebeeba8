import type { CatalogoExportado } from '@mantenible/contracts/traslado';
import type { ElementoBorrado, ElementoRestaurado } from '@mantenible/domain/papelera';
import type { TrasladoSimulado } from '@mantenible/domain/traslado';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { builder } from '../../../testing/catalogo-builder.ts';
import { uid } from '../../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { purgarPapelera } from './papelera.repository.ts';

let t: TestApp;
let ids: Record<'una' | 'otra' | 'lista' | 'metrica' | 'sub', string>;
let momento: Date;
beforeEach(async () => {
  momento = new Date('2026-05-04T10:00:00Z');
  t = await createTestApp({ parts: { now: () => momento } });
  const crear = builder(t);
  const una = await crear.pauta({ medida: { nombre: 'Diseño', sentido: 'menor', cotas: [5, null] } });
  const otra = await crear.pauta({ descripcion: 'Módulos' });
  const lista = await crear.lista([una, otra], 'Lista de capas');
  const metrica = await crear.metrica(lista, 'Acoplamiento');
  const sub = await crear.subcaracteristica([metrica], 'Modularidad');
  ids = { una, otra, lista, metrica, sub };
});
afterEach(() => t.close());

const catalogo = async () =>
  (await t.call({ as: 'admin', method: 'GET', url: '/catalogo/exportacion' })).body as CatalogoExportado;
const borrar = (ruta: string) => t.call({ as: 'admin', method: 'DELETE', url: ruta });
const papelera = async (pagina = 1) =>
  (await t.call({ as: 'admin', method: 'GET', url: `/papelera?pagina=${String(pagina)}` })).body as {
    elementos: ElementoBorrado[];
    total: number;
  };
const restaurar = (id: string, body: object = {}) =>
  t.call({ as: 'admin', method: 'POST', url: `/papelera/${id}/restaurar`, body });
const restaurado = async (id: string) => {
  const { status, body } = await restaurar(id);
  expect(status).toBe(200);
  return body as ElementoRestaurado;
};

it('a deleted guideline is in no list, and comes back as it was at the end of the lists that had it', async () => {
  const antes = await catalogo();
  await borrar(`/pautas/${ids.una}`);
  expect((await catalogo()).listasVerificacion[0]?.pautas).toEqual([ids.otra]);
  expect(await papelera()).toEqual({
    elementos: [
      {
        _id: ids.una,
        tipo: 'pauta',
        nombre: 'Capas',
        borrado: '2026-05-04T10:00:00.000Z',
        caduca: '2026-06-03T10:00:00.000Z',
        quien: 'Admin',
      },
    ],
    total: 1,
  });
  expect(await restaurado(ids.una)).toEqual({ nombre: 'Capas', repuestas: ['Lista de capas'], ausentes: [] });
  const despues = await catalogo();
  expect(despues.pautas).toEqual(antes.pautas);
  expect(despues.listasVerificacion[0]?.pautas).toEqual([ids.otra, ids.una]);
  expect((await papelera()).elementos).toEqual([]);
  const { headers } = await t.call({ as: 'ana', method: 'GET', url: `/pautas/${ids.una}` });
  expect(headers['etag']).toBe('"2"');
});

it('each kind comes back with its references in both directions', async () => {
  const antes = await catalogo();
  for (const ruta of [
    `/subcaracteristicas/${ids.sub}`,
    `/metricas/${ids.metrica}`,
    `/listasVerificacion/${ids.lista}`,
  ])
    await borrar(ruta);
  expect(await restaurado(ids.lista)).toEqual({
    nombre: 'Lista de capas',
    repuestas: ['Capas', 'Módulos'],
    ausentes: [],
  });
  expect(await restaurado(ids.metrica)).toMatchObject({ repuestas: ['Lista de capas'] });
  expect(await restaurado(ids.sub)).toMatchObject({ repuestas: ['Acoplamiento'] });
  expect(await catalogo()).toEqual(antes);
  await borrar(`/listasVerificacion/${ids.lista}`);
  expect((await catalogo()).metricas[0]?.listaVerificacion).toBeNull();
  expect(await restaurado(ids.lista)).toMatchObject({ repuestas: ['Capas', 'Módulos', 'Acoplamiento'] });
  await borrar(`/metricas/${ids.metrica}`);
  expect(await restaurado(ids.metrica)).toMatchObject({ repuestas: ['Lista de capas', 'Modularidad'] });
  expect(await catalogo()).toEqual(antes);
});

it('what no longer exists, or has another reference meanwhile, is named', async () => {
  await borrar(`/listasVerificacion/${ids.lista}`);
  const nueva = await builder(t).lista([ids.otra], 'Otra lista');
  await t.call({
    as: 'admin',
    method: 'PUT',
    url: `/metricas/${ids.metrica}`,
    body: { nombre: 'Acoplamiento', listaVerificacion: nueva },
  });
  await borrar(`/pautas/${ids.una}`);
  expect(await restaurado(ids.lista)).toEqual({
    nombre: 'Lista de capas',
    repuestas: ['Módulos'],
    ausentes: ['Capas', 'Acoplamiento'],
  });
});

it('a name that is taken meanwhile asks for another one', async () => {
  await borrar(`/pautas/${ids.otra}`);
  await builder(t).pauta({ descripcion: 'MÓDULOS' });
  expect(await restaurar(ids.otra)).toMatchObject({ status: 409, body: { codigo: 'nombre-ocupado' } });
  expect((await papelera()).elementos).toHaveLength(1);
  expect(await restaurar(ids.otra, { nombre: 'Módulos (antes)' })).toMatchObject({
    status: 200,
    body: { nombre: 'Módulos (antes)' },
  });
});

it('another name has the limit of the form of its kind', async () => {
  await borrar(`/pautas/${ids.una}`);
  await borrar(`/subcaracteristicas/${ids.sub}`);
  const largo = 'x'.repeat(301);
  expect(await restaurar(ids.sub, { nombre: largo })).toMatchObject({
    status: 400,
    body: { codigo: 'nombre-largo' },
  });
  expect(await restaurar(ids.una, { nombre: largo })).toMatchObject({ status: 200 });
});

it('more records than a page has are reached by its number', async () => {
  const filas = Array.from({ length: 51 }, (_, i) => ({
    id: uid(i),
    tabla: 'metricas',
    nombre: `Métrica ${String(i)}`,
    contenido: '{}',
    version: 1,
    creado: momento,
    borrado: new Date(momento.getTime() - i),
    quien: 'Admin',
  }));
  await t.db.insertInto('papelera').values(filas).execute();
  const [primera, segunda, tercera] = [await papelera(), await papelera(2), await papelera(3)];
  expect([primera.elementos.length, primera.total]).toEqual([50, 51]);
  expect(segunda).toMatchObject({ elementos: [{ nombre: 'Métrica 50' }], total: 51 });
  expect(tercera).toEqual({ elementos: [], total: 51 });
});

it('a record that an import brought back leaves the trash, and what an import deletes is kept there', async () => {
  const todo = await catalogo();
  const importar = async (archivo: object) => {
    const url = '/catalogo/importacion/simular?modo=reemplazar';
    const { huella } = (await t.call({ as: 'admin', method: 'POST', url, body: archivo }))
      .body as TrasladoSimulado;
    await t.call({
      as: 'admin',
      method: 'POST',
      url: `/catalogo/importacion?modo=reemplazar&huella=${huella}`,
      body: archivo,
    });
  };
  await importar({ pautas: [] });
  expect((await papelera()).elementos.map(({ nombre }) => nombre).toSorted()).toEqual([
    'Acoplamiento',
    'Capas',
    'Lista de capas',
    'Modularidad',
    'Módulos',
  ]);
  for (const id of [ids.una, ids.otra, ids.lista, ids.metrica, ids.sub]) await restaurado(id);
  expect(await catalogo()).toEqual(todo);
  await borrar(`/pautas/${ids.una}`);
  await importar(todo);
  expect((await papelera()).elementos).toEqual([]);
});

it('a record of the same id in the catalogue is not overwritten', async () => {
  await borrar(`/subcaracteristicas/${ids.sub}`);
  await t.db
    .insertInto('subcaracteristicas')
    .values({ id: ids.sub, nombre: 'Otra', version: 1, creado: momento })
    .execute();
  expect(await restaurar(ids.sub)).toMatchObject({ status: 409, body: { codigo: 'elemento-existe' } });
});

it('after thirty days it is neither listed nor restored, and the chore erases it', async () => {
  await borrar(`/pautas/${ids.una}`);
  momento = new Date('2026-06-03T10:00:00Z');
  expect((await papelera()).elementos).toHaveLength(1);
  expect(await purgarPapelera(t.db, momento)).toBe(0);
  momento = new Date('2026-06-03T10:00:01Z');
  expect((await papelera()).elementos).toEqual([]);
  expect((await restaurar(ids.una)).status).toBe(404);
  expect(await purgarPapelera(t.db, momento)).toBe(1);
});

it('a restoration stands in the audit trail', async () => {
  await borrar(`/pautas/${ids.una}`);
  await restaurado(ids.una);
  const apuntes = await t.db.selectFrom('auditoria').select(['accion', 'objeto', 'detalle']).execute();
  expect(apuntes).toContainEqual({
    accion: 'catalogo-cambiado',
    objeto: 'Pauta: Capas',
    detalle: 'restauración',
  });
});
