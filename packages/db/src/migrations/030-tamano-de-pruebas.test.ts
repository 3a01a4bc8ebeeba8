import { randomUUID } from 'node:crypto';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { up } from './030-tamano-de-pruebas.ts';

let t: TestDatabase;
beforeEach(async () => {
  t = await createTestDatabase();
});
afterEach(() => t.close());

test('measures each earlier test, however many', async () => {
  const creado = new Date(0);
  const proyecto_id = randomUUID();
  const link = 'https://github.com/a/b';
  await t.db
    .insertInto('proyectos')
    .values({
      id: proyecto_id,
      nombre: 'P',
      link,
      branch: 'main',
      id_persona: 'sub-ana',
      clave: 'p',
      token_cifrado: '',
      token_clave: '',
      version: 1,
      creado,
    })
    .execute();
  const comun = { proyecto_id, id_persona: 'sub-ana', nombre: 'T', tipo: 'allMetricas', plan: '{}', creado };
  await t.db
    .insertInto('respuestas')
    .values(
      Array.from({ length: 45 }, (_, i) => ({
        ...comun,
        id: randomUUID(),
        elemento_id: null,
        intentos: null,
        promedio: null,
        promedios: '[]',
        respuestas: JSON.stringify('ñ'.repeat(i)),
      })),
    )
    .execute();
  await t.database.root.schema.alterTable('respuestas').dropColumn('tamano').execute();
  await up(t.database.root);
  const filas = await t.db.selectFrom('respuestas').select('tamano').orderBy('tamano').execute();
  // Two bytes a letter, the quotes and the empty list of means.
  expect(filas.map(({ tamano }) => tamano)).toEqual(Array.from({ length: 45 }, (_, i) => 2 * i + 4));
});
