import { createTestDatabase, type TestDatabase } from '@mantenible/db/test';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { ids, sembrarCatalogo, uid } from '../../testing/muestra.ts';
import { metricasCompletas, subcaracteristicasCompletas } from './arbol.repository.ts';
import {
  lectorDeListas,
  lectorDeMetricas,
  lectorDePautas,
  lectorDeSubcaracteristicas,
} from './catalogo-entero.repository.ts';
import { createListaVerificacionRepository } from './lista-verificacion/lista-verificacion.repository.ts';
import { createPautaRepository } from './pauta/pauta.repository.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await createTestDatabase();
});
afterAll(() => t.close());
beforeEach(async () => {
  for (const tabla of ['subcaracteristicas', 'metricas', 'listas_verificacion', 'pautas'] as const)
    await t.db.deleteFrom(tabla).execute();
});

const now = () => new Date(0);

describe('the whole catalogue', () => {
  beforeEach(async () => {
    await sembrarCatalogo(t.db);
    const medida = { nombre: 'Duplicaciones', sentido: 'menor', cotas: [10, null] };
    await t.db
      .updateTable('pautas')
      .set({ medida: JSON.stringify(medida) })
      .where('id', '=', ids.pautas[1])
      .execute();
  });

  test('has guidelines and lists as they are read one by one', async () => {
    const pautas = createPautaRepository(t.db, now);
    const listas = createListaVerificacionRepository(t.db, now);
    const una = async (buscar: Promise<{ readonly registro: unknown } | null>) => (await buscar)?.registro;
    expect(await lectorDePautas(t.db, false)()).toEqual(
      await Promise.all(ids.pautas.map((id) => una(pautas.buscar(id)))),
    );
    expect(await lectorDeListas(t.db, false)()).toEqual(
      await Promise.all(ids.listas.map((id) => una(listas.buscar(id)))),
    );
  });

  test('has metrics and sub-characteristics as they are read by id', async () => {
    const metricas = await lectorDeMetricas(t.db, false)();
    expect(metricas).toEqual(await metricasCompletas(t.db, ids.metricas));
    expect(metricas.map(({ listaVerificacion }) => listaVerificacion?.pautas.length ?? null)).toEqual([
      2,
      1,
      null,
      0,
      1,
    ]);
    expect(await lectorDeSubcaracteristicas(t.db, false)()).toEqual(
      await subcaracteristicasCompletas(t.db, ids.subs),
    );
  });

  test('shows a change of a guideline in every list and metric that has it', async () => {
    await t.db.updateTable('pautas').set({ pregunta: '¿Otra?' }).where('id', '=', ids.pautas[0]).execute();
    const preguntas = (await lectorDeSubcaracteristicas(t.db, false)()).map((sub) =>
      sub.metricas.map(({ listaVerificacion }) => listaVerificacion?.pautas.map(({ pregunta }) => pregunta)),
    );
    expect(preguntas.flat(2).filter((pregunta) => pregunta === '¿Otra?')).toHaveLength(2);
    expect(preguntas.flat(2)).not.toContain('¿P1?');
  });

  test('keeps the order of creation, and that of each record’s contents', async () => {
    await t.db
      .updateTable('metricas')
      .set({ creado: new Date(0) })
      .where('id', '=', ids.metricas[3])
      .execute();
    await t.db
      .updateTable('lista_pautas')
      .set(({ eb }) => ({ posicion: eb('posicion', '-', 10) }))
      .where('pauta_id', '=', ids.pautas[1])
      .execute();
    const metricas = await lectorDeMetricas(t.db, false)();
    expect(metricas[0]?._id).toBe(ids.metricas[3]);
    const primera = metricas.find(({ _id }) => _id === ids.metricas[0]);
    expect(primera?.listaVerificacion?.pautas.map(({ _id }) => _id)).toEqual([ids.pautas[1], ids.pautas[0]]);
  });
});

test('a reader that keeps its last list gives the same object while no row changes', async () => {
  await sembrarCatalogo(t.db);
  const leer = lectorDeSubcaracteristicas(t.db, true);
  const primera = await leer();
  expect(await leer()).toBe(primera);
  await t.db.updateTable('niveles').set({ valor: 0.25 }).where('pauta_id', '=', ids.pautas[0]).execute();
  const segunda = await leer();
  expect(segunda).not.toEqual(primera);
  expect(await leer()).toBe(segunda);
  const otra = lectorDeSubcaracteristicas(t.db, false);
  expect(await otra()).toEqual(segunda);
  expect(await otra()).not.toBe(await otra());
});

test('an empty catalogue has nothing', async () => {
  expect(await lectorDePautas(t.db, false)()).toEqual([]);
  expect(await lectorDeListas(t.db, false)()).toEqual([]);
  expect(await lectorDeMetricas(t.db, false)()).toEqual([]);
  expect(await lectorDeSubcaracteristicas(t.db, false)()).toEqual([]);
  expect(await subcaracteristicasCompletas(t.db, [uid(9)])).toEqual([]);
});
