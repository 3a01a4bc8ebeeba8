import { randomUUID } from 'node:crypto';

import type { Kysely } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { up } from './014-claves-iniciales.ts';
import primera from './014-primera-edicion.json' with { type: 'json' };

let t: TestDatabase;
let root: Kysely<unknown>;
beforeEach(async () => {
  t = await createTestDatabase();
  root = t.database.root;
  await root.schema.dropTable('claves_iniciales').execute();
});
afterEach(() => t.close());

const capas = primera.pautas['P-MMo-1-G-01'];
const ciclos = primera.pautas['P-MMo-1-G-02'];
const interfaz = primera.pautas['P-MMo-1-G-03'];
const version = 1;
const creado = new Date('2026-01-01T00:00:00Z');

async function pauta([descripcion = '', pregunta = '']: readonly string[]): Promise<string> {
  const id = randomUUID();
  await t.db.insertInto('pautas').values({ id, descripcion, pregunta, version, creado }).execute();
  return id;
}
async function lista(nombre: string): Promise<string> {
  const id = randomUUID();
  await t.db.insertInto('listas_verificacion').values({ id, nombre, version, creado }).execute();
  return id;
}
const cargada = () =>
  t.db
    .insertInto('criterios_valoracion')
    .values({
      id: '01900000-0000-7000-8000-000000000001',
      posicion: 0,
      valor1: 0,
      valor2: 1,
      criterio: 'x',
      version,
    })
    .execute();
const claves = async () => {
  const filas = await t.db.selectFrom('claves_iniciales').selectAll().execute();
  return new Map(filas.map(({ clave, elemento_id }) => [clave, elemento_id]));
};

test('recognises earlier rows by their texts, also where one text was rewritten', async () => {
  await cargada();
  const otra = await pauta([capas[0] ?? '', '¿Nuestra pregunta?']);
  const entera = await pauta(capas);
  const renombrada = await pauta(['Sin vueltas', ciclos[1] ?? '']);
  const reescrita = await pauta([interfaz[0] ?? '', '¿Otra?']);
  const acoplamiento = await lista('Verificación del acoplamiento de componentes');
  await lista('Lista con otro nombre');
  await up(root);
  const halladas = await claves();
  expect(halladas.size).toBe(58 + 13);
  expect([...halladas].filter(([, id]) => id !== null)).toEqual([
    ['P-MMo-1-G-01', entera],
    ['P-MMo-1-G-02', renombrada],
    ['P-MMo-1-G-03', reescrita],
    ['LV-MMo-1-G', acoplamiento],
  ]);
  expect([...halladas.values()]).not.toContain(otra);
});

test('a database without the starter content has no keys', async () => {
  await pauta(capas);
  await up(root);
  expect(await claves()).toEqual(new Map());
});
