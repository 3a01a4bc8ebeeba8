import { createTestDatabase, type TestDatabase } from '@mantenible/db/test';
import type { Pauta } from '@mantenible/domain/pauta';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { v7 } from 'uuid';

import { createCriterioRepository, createPropiedadRepository } from '../../criterio/criterio.repository.ts';
import { createPautaRepository } from '../pauta/pauta.repository.ts';
import { createSubcaracteristicaRepository } from '../subcaracteristica/subcaracteristica.repository.ts';
import { contenidoInicial } from './contenido.adapter.ts';
import { cargarContenido } from './contenido.repository.ts';
import criterios from '@mantenible/domain/criterio/iniciales' with { type: 'json' };

let t: TestDatabase;
beforeEach(async () => {
  t = await createTestDatabase();
});
afterEach(() => t.close());

const now = () => new Date('2026-01-01T00:00:00Z');
const cargar = (contenido = contenidoInicial()) =>
  cargarContenido({ db: t.db, nuevoId: () => v7(), now }, contenido);

test('an empty database gets the whole content, in the order of its files', async () => {
  const { pautas, subcaracteristicas, metricas, criteriosValoracion, propiedadCalidad } = contenidoInicial();
  expect(await cargar()).toBe(true);
  const guardadas = await createPautaRepository(t.db, now).listar();
  const escrita = ({ descripcion, pregunta, nivelesCumplimiento }: Omit<Pauta, '_id'>) => ({
    descripcion,
    pregunta,
    nivelesCumplimiento,
  });
  expect(guardadas.map(escrita)).toEqual(pautas.map(escrita));
  const subs = await createSubcaracteristicaRepository(t.db, now).listarCompletas();
  const nombreDe = new Map(metricas.map(({ clave, nombre }) => [clave, nombre]));
  expect(subs.map((sub) => [sub.nombre, sub.metricas.map(({ nombre }) => nombre)])).toEqual(
    subcaracteristicas.map((sub) => [sub.nombre, sub.metricas.map((clave) => nombreDe.get(clave))]),
  );
  expect(subs.every((sub) => sub.metricas.every((m) => (m.listaVerificacion?.pautas.length ?? 0) > 0))).toBe(
    true,
  );
  const criterios = await createCriterioRepository(t.db, 'criterios_valoracion', now).listar();
  expect(criterios.map(({ criterio }) => criterio)).toEqual(
    criteriosValoracion.map(({ criterio }) => criterio),
  );
  const propiedades = await createPropiedadRepository(t.db, now).listar();
  expect(propiedades.map(({ propiedad, valor }) => ({ propiedad, valor }))).toEqual(propiedadCalidad);
  expect(propiedades.map(({ valor }) => valor)).toEqual([5, 15, 25, 50, 15, 50]);
});

test('a second load does nothing, even after everything was deleted from the catalogue', async () => {
  await cargar();
  await t.db.deleteFrom('pautas').execute();
  expect(await cargar()).toBe(false);
  expect(await createPautaRepository(t.db, now).listar()).toEqual([]);
});

test('of two servers that start together, one loads', async () => {
  expect((await Promise.all([cargar(), cargar()])).toSorted()).toEqual([false, true]);
  expect(await createPautaRepository(t.db, now).listar()).toHaveLength(contenidoInicial().pautas.length);
});

test('content with an unknown key is not stored at all', async () => {
  const roto = {
    ...contenidoInicial(),
    subcaracteristicas: [{ clave: 'S', nombre: 'S', metricas: ['nada'] }],
  };
  await expect(cargar(roto)).rejects.toThrow('nada');
  expect(await createPautaRepository(t.db, now).listar()).toEqual([]);
  expect(await createCriterioRepository(t.db, 'criterios_valoracion', now).listar()).toEqual([]);
});

test('the sources of the criteria name the standard that is closest to the static route', () => {
  const [norma] = criterios.fuentes.filter(({ titulo }) => titulo.includes('ISO/IEC 5055'));
  expect(norma?.titulo).toContain('CISQ');
});
