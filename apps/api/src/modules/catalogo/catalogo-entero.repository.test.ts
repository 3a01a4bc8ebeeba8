import { createTestDatabase, type TestDatabase } from '@mantenible/db/test';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { ids, sembrarCatalogo, uid } from '../../testing/muestra.ts';
import { createListaVerificacionRepository } from '../lista-verificacion/lista-verificacion.repository.ts';
import { createPautaRepository } from '../pauta/pauta.repository.ts';
import { metricasCompletas, subcaracteristicasCompletas } from './arbol.repository.ts';
import {
  todasLasListas,
  todasLasMetricas,
  todasLasPautas,
  todasLasSubcaracteristicas,
} from './catalogo-entero.repository.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await createTestDatabase();
});
afterAll(() => t.close());
beforeEach(async () => {
  for (const tabla of ['subcaracteristicas', 'metricas', 'listas_verificacion', 'pautas'] as const)
    await t.db.deleteFrom(tabla).execute();
});

const ahora = () => new Date(0);

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
    const pautas = createPautaRepository(t.db, ahora);
    const listas = createListaVerificacionRepository(t.db, ahora);
    const una = async (buscar: Promise<{ readonly registro: unknown } | null>) => (await buscar)?.registro;
    expect(await todasLasPautas(t.db)).toEqual(
      await Promise.all(ids.pautas.map((id) => una(pautas.buscar(id)))),
    );
    expect(await todasLasListas(t.db)).toEqual(
      await Promise.all(ids.listas.map((id) => una(listas.buscar(id)))),
    );
  });

  test('has metrics and sub-characteristics as they are read by id', async () => {
    const metricas = await todasLasMetricas(t.db);
    expect(metricas).toEqual(await metricasCompletas(t.db, ids.metricas));
    expect(metricas.map(({ listaVerificacion }) => listaVerificacion?.pautas.length ?? null)).toEqual([
      2,
      1,
      null,
      0,
      1,
    ]);
    expect(await todasLasSubcaracteristicas(t.db)).toEqual(await subcaracteristicasCompletas(t.db, ids.subs));
  });

  test('shows a change of a guideline in every list and metric that has it', async () => {
    await t.db.updateTable('pautas').set({ pregunta: '¿Otra?' }).where('id', '=', ids.pautas[0]).execute();
    const preguntas = (await todasLasSubcaracteristicas(t.db)).map((sub) =>
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
    const metricas = await todasLasMetricas(t.db);
    expect(metricas[0]?._id).toBe(ids.metricas[3]);
    const primera = metricas.find(({ _id }) => _id === ids.metricas[0]);
    expect(primera?.listaVerificacion?.pautas.map(({ _id }) => _id)).toEqual([ids.pautas[1], ids.pautas[0]]);
  });
});

test('the same object is given while no row changes, of each database its own', async () => {
  await sembrarCatalogo(t.db);
  const primera = await todasLasSubcaracteristicas(t.db);
  expect(await todasLasSubcaracteristicas(t.db)).toBe(primera);
  await t.db.updateTable('niveles').set({ valor: 0.25 }).where('pauta_id', '=', ids.pautas[0]).execute();
  const segunda = await todasLasSubcaracteristicas(t.db);
  expect(segunda).not.toEqual(primera);
  expect(await todasLasSubcaracteristicas(t.db)).toBe(segunda);
  const otra = await createTestDatabase();
  expect(await todasLasSubcaracteristicas(otra.db)).toEqual([]);
  expect(await todasLasSubcaracteristicas(t.db)).toBe(segunda);
  await otra.close();
});

test('an empty catalogue has nothing', async () => {
  expect(await todasLasPautas(t.db)).toEqual([]);
  expect(await todasLasListas(t.db)).toEqual([]);
  expect(await todasLasMetricas(t.db)).toEqual([]);
  expect(await todasLasSubcaracteristicas(t.db)).toEqual([]);
  expect(await subcaracteristicasCompletas(t.db, [uid(9)])).toEqual([]);
});
