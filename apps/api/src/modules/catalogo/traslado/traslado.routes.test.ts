import type { CatalogoExportado } from '@mantenible/contracts/traslado';
import type { TrasladoSimulado } from '@mantenible/domain/traslado';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { builder, pautaDePrueba } from '../../../testing/catalogo-builder.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let t: TestApp;
const apps: TestApp[] = [];
const abrir = async () => {
  const app = await createTestApp();
  apps.push(app);
  return app;
};
beforeEach(async () => {
  t = await abrir();
});
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

const exportar = async (app: TestApp) =>
  (await app.call({ as: 'admin', method: 'GET', url: '/catalogo/exportacion' })).body as CatalogoExportado;

type Modo = 'anadir' | 'reemplazar';

const simular = async (app: TestApp, archivo: object, modo: Modo = 'anadir') => {
  const url = `/catalogo/importacion/simular?modo=${modo}`;
  return (await app.call({ as: 'admin', method: 'POST', url, body: archivo })).body as TrasladoSimulado;
};

const importarCon = (app: TestApp, archivo: object, modo: Modo, huella: string) =>
  app.call({
    as: 'admin',
    method: 'POST',
    url: `/catalogo/importacion?modo=${modo}&huella=${huella}`,
    body: archivo,
  });

/** The dry run and the import of what it shows. */
const importar = async (app: TestApp, archivo: object, modo: Modo = 'anadir') => {
  const simulado = await simular(app, archivo, modo);
  expect(simulado.reparos).toEqual([]);
  const { status, body } = await importarCon(app, archivo, modo, simulado.huella);
  expect([status, body]).toEqual([200, simulado]);
  return simulado;
};

/** A catalogue of two guidelines, a list of both in the other order, a metric and a sub-characteristic. */
const llenar = async (app: TestApp) => {
  const crear = builder(app);
  const una = await crear.pauta({ medida: { nombre: 'Diseño', sentido: 'menor', cotas: [5, 1] } });
  const otra = await crear.pauta({ descripcion: 'Módulos' });
  const lista = await crear.lista([otra, una]);
  const metrica = await crear.metrica(lista);
  await crear.subcaracteristica([metrica]);
};

describe('the export of a catalogue', () => {
  it('imported into an installation with another one replaces that, and is exported again as it was', async () => {
    await llenar(t);
    const archivo = await exportar(t);
    const otra = await abrir();
    await builder(otra).pauta({ descripcion: 'Sobra' });
    const { totales } = await importar(otra, archivo, 'reemplazar');
    expect(totales).toMatchObject({ nuevos: 5, seEliminan: 1, iguales: 0 });
    expect(await exportar(otra)).toEqual(archivo);
    expect((await simular(otra, archivo, 'reemplazar')).cambios).toEqual([]);
  });

  it('beside another catalogue adds to it, and an imported change raises the version', async () => {
    await llenar(t);
    const archivo = await exportar(t);
    const [primera, ...resto] = archivo.pautas;
    const cambiada = { ...primera, pregunta: '¿Y ahora?' };
    await builder(t).pauta({ descripcion: 'Propia' });
    const { cambios, totales } = await importar(t, { ...archivo, pautas: [cambiada, ...resto] });
    expect(cambios).toEqual([{ parte: 'pautas', nombre: 'Capas', cambio: 'cambia' }]);
    expect(totales).toEqual({ nuevos: 0, cambian: 1, seEliminan: 0, iguales: 4 });
    const { pautas } = await exportar(t);
    expect(pautas.map(({ descripcion }) => descripcion)).toEqual(['Capas', 'Módulos', 'Propia']);
    const leida = await t.call({ as: 'ana', method: 'GET', url: `/pautas/${String(primera?._id)}` });
    expect([leida.headers['etag'], leida.body]).toMatchObject(['"2"', { pregunta: '¿Y ahora?' }]);
  });

  it('stands in the audit trail once, and is refused to a student', async () => {
    await llenar(t);
    const archivo = await exportar(t);
    await importar(await abrir(), archivo);
    const apuntes = await apps[1]?.db.selectFrom('auditoria').select(['accion', 'objeto']).execute();
    expect(apuntes).toContainEqual({ accion: 'catalogo-cambiado', objeto: 'Catálogo importado' });
    const url = '/catalogo/importacion/simular';
    expect((await t.call({ as: 'ana', method: 'POST', url, body: archivo })).status).toBe(403);
  });
});

describe('answers of the specified calls in one file', () => {
  const archivo = {
    pautas: [{ _id: '65f1c0ffee', ...pautaDePrueba, medida: undefined, __v: 0 }],
    listasVerificacion: [
      { _id: '65f1c0fff0', nombre: 'Lista', pautas: [{ _id: '65f1c0ffee', descripcion: 'Capas' }] },
    ],
    metricas: [{ _id: '65f1c0fff1', nombre: 'Métrica', listaVerificacion: '65f1c0fff0' }],
    subcaracteristicas: [{ _id: '65f1c0fff2', nombre: 'Sub', metricas: [{ _id: '65f1c0fff1' }] }],
    criteriosValoracion: [
      { _id: 'a', valor1: 0, valor2: 50, criterio: 'Bajo' },
      { _id: 'b', valor1: 50.01, valor2: 100, criterio: 'Alto' },
    ],
  };

  it('are imported with their order and references, and a second time change nothing', async () => {
    await importar(t, archivo);
    const { body } = await t.call({ as: 'ana', method: 'GET', url: '/subcaracteristicas/all' });
    expect(body).toMatchObject([
      {
        nombre: 'Sub',
        metricas: [{ nombre: 'Métrica', listaVerificacion: { pautas: [{ descripcion: 'Capas' }] } }],
      },
    ]);
    const { criteriosValoracion } = await exportar(t);
    expect(criteriosValoracion.map(({ criterio }) => criterio)).toEqual(['Bajo', 'Alto']);
    expect((await simular(t, archivo)).cambios).toEqual([]);
  });
});

describe('a file with faults', () => {
  const pauta = { _id: 'p', ...pautaDePrueba };
  const lista = { _id: 'l', nombre: 'Lista', pautas: ['p'] };

  it('has each row at fault named, and changes nothing', async () => {
    const archivo = {
      pautas: [pauta, { ...pauta, pregunta: '' }, { ...pauta, _id: 'p' }, 7],
      metricas: [{ _id: 'm', nombre: '', listaVerificacion: 'x'.repeat(65) }],
    };
    const { cambios, reparos, huella } = await simular(t, archivo, 'reemplazar');
    expect(cambios).toEqual([]);
    expect(reparos.map(({ lugar }) => lugar)).toEqual([
      'Pauta 2, pregunta',
      'Pauta 4',
      'Métrica 1, nombre',
      'Métrica 1, listaVerificacion',
    ]);
    expect((await importarCon(t, archivo, 'reemplazar', huella)).status).toBe(409);
    expect((await exportar(t)).pautas).toEqual([]);
  });

  it.each([
    ['an id twice', { pautas: [pauta, pauta] }, 'Pauta 2', 'Repite el identificador de: Pauta 1'],
    [
      'a reference to what is missing',
      { listasVerificacion: [lista] },
      'Lista de verificación 1',
      'Se refiere a 1 elemento que no está en el archivo',
    ],
    [
      'a reference twice',
      { pautas: [pauta], listasVerificacion: [{ ...lista, pautas: ['p', 'p'] }] },
      'Lista de verificación 1',
      'Nombra dos veces el mismo elemento',
    ],
    [
      'another version',
      { version: 2, pautas: [pauta] },
      'Archivo',
      'Es de una versión que este producto no conoce',
    ],
    ['another form', { formato: 'otro' }, 'Archivo', 'No es un catálogo exportado de Mantenible'],
    [
      'no table at all',
      { hola: 1 },
      'Archivo',
      'No contiene pautas, listas, métricas, subcaracterísticas ni criterios',
    ],
    ['a table that is no list', { metricas: {} }, '«metricas»', 'No es una lista'],
    [
      'more rows than a catalogue has',
      { subcaracteristicas: Array.from({ length: 501 }, () => 0) },
      '«subcaracteristicas»',
      'Tiene más de 500 elementos',
    ],
    [
      'an unknown property',
      { propiedadCalidad: [{ propiedad: 'Belleza', valor: 1 }] },
      'Propiedad de calidad «Belleza»',
      'Esta instalación no tiene esa propiedad: quítela o corrija su nombre',
    ],
  ])('names %s', async (_caso, archivo, lugar, mensaje) => {
    expect((await simular(t, archivo)).reparos).toContainEqual({ lugar, mensaje });
  });

  it('lists a hundred faults and counts the rest', async () => {
    const { reparos, masReparos } = await simular(t, { pautas: Array.from({ length: 2000 }, () => 0) });
    expect([reparos.length, masReparos]).toEqual([100, 1900]);
  });
});

it('an import over another catalogue than the one shown is refused, and writes nothing', async () => {
  await llenar(t);
  const archivo = { pautas: [] };
  const { huella, totales } = await simular(t, archivo, 'reemplazar');
  expect(totales.seEliminan).toBe(5);
  await builder(t).pauta({ descripcion: 'Entretanto' });
  const antes = await exportar(t);
  expect(await importarCon(t, archivo, 'reemplazar', huella)).toMatchObject({
    status: 409,
    body: { codigo: 'catalogo-cambiado' },
  });
  expect(await exportar(t)).toEqual(antes);
});

it('an import that adds is refused after changes of its own parts alone', async () => {
  await llenar(t);
  const criterios = { criteriosValoracion: [{ valor1: 0, valor2: 100, criterio: 'Todo' }] };
  const { huella } = await simular(t, criterios);
  await builder(t).pauta({ descripcion: 'Entretanto' });
  expect((await importarCon(t, criterios, 'anadir', huella)).status).toBe(200);
  // The first import changed the criteria: what it showed no longer holds.
  expect((await importarCon(t, criterios, 'anadir', huella)).status).toBe(409);
});
