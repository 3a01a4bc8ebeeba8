import { afterAll, beforeAll, expect, test } from 'vitest';

import { hasCode, isUniqueViolation } from './errors.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let testing: TestDatabase;
beforeAll(async () => {
  testing = await createTestDatabase();
});
afterAll(() => testing.close());

async function refusal(clave: string, nombre: string): Promise<unknown> {
  const row = { clave, nombre, id_persona: 'ana', creado_en_servicio: false, creado: new Date() };
  const first = await testing.db
    .insertInto('reservas_clave')
    .values(row)
    .execute()
    .catch((error: unknown) => error);
  return first;
}

test('recognises a unique violation, also by its constraint', async () => {
  await refusal('uno', 'Uno');
  const error = await refusal('dos', 'Uno');
  expect(isUniqueViolation(error)).toBe(true);
  expect(isUniqueViolation(error, 'reservas_nombre_unico')).toBe(true);
  expect(isUniqueViolation(error, 'reservas_clave_pkey')).toBe(false);
});

test('other errors are not unique violations', async () => {
  const error = await testing.db
    .insertInto('niveles')
    .values({ pauta_id: '019203b0-0000-7000-8000-000000000000', posicion: 0, descripcion: '', valor: 1 })
    .execute()
    .catch((reason: unknown) => reason);
  expect(hasCode(error, '23503')).toBe(true);
  expect(isUniqueViolation(error)).toBe(false);
  expect(isUniqueViolation({ code: '23505' })).toBe(false);
  expect(isUniqueViolation(new Error('23505'))).toBe(false);
});
