import { pautasAnadidas, pautasPendientes } from '@mantenible/contracts/catalogo-inicial';
import { hecho } from '@mantenible/contracts/comun';
import { pautas as esquemaPautas } from '@mantenible/contracts/pauta';
import { listasVerificacion } from '@mantenible/contracts/lista-verificacion';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { v7 } from 'uuid';
import * as z from 'zod/mini';

import { crearProyecto } from '../../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { contenidoInicial } from './contenido.adapter.ts';
import { cargarContenido } from './contenido.repository.ts';

const contenido = contenidoInicial();
const metrica = 'Completitud de la función de prueba';
const lista = 'Verificación de la completitud de las pruebas';
const nuevas = ['P-MTe-1-G-06', 'P-MTe-1-G-08'];
const deLista = (clave: string) => contenido.listasVerificacion.find((suya) => suya.clave === clave)?.pautas;

/** Content of an earlier edition without two guidelines of one list. */
const anterior = {
  ...contenido,
  pautas: contenido.pautas.filter(({ clave }) => !nuevas.includes(clave)),
  listasVerificacion: contenido.listasVerificacion.map((suya) => ({
    ...suya,
    pautas: suya.pautas.filter((clave) => !nuevas.includes(clave)),
  })),
};

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
  await cargarContenido({ db: t.db, nuevoId: () => v7(), now: () => new Date('2026-01-01') }, anterior);
});
afterEach(() => t.close());

const leer = async () =>
  pautasPendientes.parse(
    (await t.call({ as: 'admin', method: 'GET', url: '/catalogo-inicial/pautas' })).body,
  );
const anadir = async (claves: readonly string[]) => {
  const call = { as: 'admin', method: 'POST', url: '/catalogo-inicial/pautas', body: { claves } } as const;
  return pautasAnadidas.parse((await t.call(call)).body).anadidas;
};
const leerPautas = async () =>
  esquemaPautas.parse((await t.call({ as: 'admin', method: 'GET', url: '/pautas' })).body);
const leerLista = async (nombre = lista) => {
  const { body } = await t.call({ as: 'admin', method: 'GET', url: '/listasVerificacion' });
  return listasVerificacion.parse(body).find((suya) => suya.nombre === nombre);
};
const borrar = async (descripcion: string) => {
  const pauta = (await leerPautas()).find((suya) => suya.descripcion === descripcion);
  await t.call({ as: 'admin', method: 'DELETE', url: `/pautas/${pauta?._id}` });
};

describe('the missing starter guidelines', () => {
  it('are empty when all were loaded, and contain new ones with their list', async () => {
    const esperada = (clave: string) => {
      const { descripcion, pregunta } = contenido.pautas.find((pauta) => pauta.clave === clave) ?? {};
      return { clave, descripcion, pregunta, lista: { _id: expect.any(String) as unknown, nombre: lista } };
    };
    expect(await leer()).toEqual(
      nuevas.map((clave) => ({ ...esperada(clave), falta: 'pauta', eliminada: false })),
    );
    await anadir(nuevas);
    expect(await leer()).toEqual([]);
  });

  it('mark those deleted here, separate from new ones', async () => {
    await borrar('Separación entre capas');
    expect((await leer()).map(({ clave, eliminada }) => [clave, eliminada])).toEqual([
      ['P-MMo-1-G-01', true],
      ...nuevas.map((clave) => [clave, false]),
    ]);
  });

  it('have no list when it was deleted, and its new name when it was renamed', async () => {
    const { _id = '', pautas = [] } = (await leerLista()) ?? {};
    const url = `/listasVerificacion/${_id}`;
    const body = { nombre: 'Nuestra lista', pautas: pautas.map((pauta) => pauta._id) };
    await t.call({ as: 'admin', method: 'PUT', url, body });
    expect((await leer()).map((pendiente) => pendiente.lista?.nombre)).toEqual([
      'Nuestra lista',
      'Nuestra lista',
    ]);
    await t.call({ as: 'admin', method: 'DELETE', url });
    expect((await leer()).map((pendiente) => pendiente.lista)).toEqual([null, null]);
  });
});

describe('adding', () => {
  it('appends the requested ones to their list and changes no other guideline', async () => {
    const antes = await leerPautas();
    const editada = antes[0];
    const url = `/pautas/${editada?._id}`;
    await t.call({ as: 'admin', method: 'PUT', url, body: { ...editada, descripcion: 'La nuestra' } });
    const previas = await leerPautas();
    expect(await anadir(nuevas)).toBe(2);
    const despues = await leerPautas();
    expect(despues.slice(0, previas.length)).toEqual(previas);
    const titulos = nuevas.map(
      (clave) => contenido.pautas.find((pauta) => pauta.clave === clave)?.descripcion,
    );
    expect(despues.slice(previas.length).map(({ descripcion }) => descripcion)).toEqual(titulos);
    const enLista = (await leerLista())?.pautas.map(({ descripcion }) => descripcion);
    expect(enLista?.slice(-2)).toEqual(titulos);
    expect(enLista).toHaveLength(deLista('LV-MTe-1-G')?.length ?? 0);
    expect(despues.at(-1)?.nivelesCumplimiento).toEqual(contenido.pautas.find(esUltima)?.nivelesCumplimiento);
  });

  it('adds a guideline once, also with two concurrent requests', async () => {
    const antes = (await leerPautas()).length;
    const cuentas = await Promise.all([anadir(nuevas), anadir(nuevas)]);
    expect(cuentas.toSorted()).toEqual([0, 2]);
    expect(await anadir(nuevas)).toBe(0);
    expect(await leerPautas()).toHaveLength(antes + 2);
    // Two of the three requests changed nothing.
    const apuntes = await t.db
      .selectFrom('auditoria')
      .select('veces')
      .where('accion', '=', 'catalogo-cambiado')
      .execute();
    expect(apuntes).toEqual([{ veces: 1 }]);
  });

  it('restores a deleted guideline only on request', async () => {
    await borrar('Separación entre capas');
    await anadir(nuevas);
    expect((await leerPautas()).map(({ descripcion }) => descripcion)).not.toContain(
      'Separación entre capas',
    );
    expect(await anadir(['P-MMo-1-G-01'])).toBe(1);
    expect((await leerPautas()).at(-1)?.descripcion).toBe('Separación entre capas');
  });

  it('adds a guideline without a list to the catalogue only', async () => {
    await t.call({ as: 'admin', method: 'DELETE', url: `/listasVerificacion/${(await leerLista())?._id}` });
    expect(await anadir(nuevas)).toBe(2);
    const { n } = await t.db
      .selectFrom('lista_pautas')
      .innerJoin('pautas', 'pautas.id', 'lista_pautas.pauta_id')
      .select((eb) => eb.fn.countAll<string>().as('n'))
      .where('descripcion', '=', 'Pruebas de mutación')
      .executeTakeFirstOrThrow();
    expect(Number(n)).toBe(0);
  });

  it('raises the version of a changed list, so that an open form does not overwrite it', async () => {
    const url = `/listasVerificacion/${(await leerLista())?._id}`;
    const { headers } = await t.call({ as: 'admin', method: 'GET', url });
    await anadir(nuevas);
    const body = { nombre: 'X', pautas: (await leerLista())?.pautas.slice(0, 1).map(({ _id }) => _id) };
    const ifMatch = { 'if-match': z.string().parse(headers['etag']) };
    expect(await t.call({ as: 'admin', method: 'PUT', url, body, headers: ifMatch })).toMatchObject({
      status: 412,
    });
  });

  it('leaves saved tests unchanged, and includes the new guidelines in later ones', async () => {
    const guardada = await guardarPrueba();
    const informe = () => t.call({ as: 'ana', method: 'GET', url: `/calculos/promedios/${guardada._id}` });
    const antes = (await informe()).body;
    expect(JSON.stringify(antes)).toContain('cobertura de líneas');
    await anadir(nuevas);
    expect((await informe()).body).toEqual(antes);
    const { body } = await t.call({ as: 'ana', method: 'GET', url: '/metricas/all' });
    expect(JSON.stringify(body)).toContain('Pruebas de mutación');
  });
});

const esUltima = ({ clave }: { clave: string }) => clave === nuevas.at(-1);

/** A test of the metric whose list lacks the new guidelines, answered with each question's best level. */
async function guardarPrueba() {
  const { _id: proyectoId } = await crearProyecto(t);
  const { body } = await t.call({ as: 'ana', method: 'GET', url: '/metricas' });
  const suya = z
    .array(z.object({ _id: z.string(), nombre: z.string() }))
    .parse(body)
    .find(({ nombre }) => nombre === metrica);
  const { _id: listaVerificacion = '', pautas = [] } = (await leerLista()) ?? {};
  const respuestas = pautas.map(({ _id }) => ({
    pautaId: _id,
    listaVerificacion,
    valor: 1,
    comentario: '',
  }));
  const prueba = { proyectoId, tipo: 'singleMetrica', metricaId: suya?._id, intentos: 1, nombre: 'Antes' };
  const url = '/respuestas/guardar-respuestas';
  return hecho.parse(
    (await t.call({ as: 'ana', method: 'POST', url, body: { ...prueba, respuestas } })).body,
  );
}
