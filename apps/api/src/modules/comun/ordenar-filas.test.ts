import { createTestDatabase, type TestDatabase } from '@mantenible/db/test';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { ordenarFilas } from './ordenar-filas.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await createTestDatabase();
});
afterAll(() => t.close());

const id = (n: number) => `00000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
const con = <V>(valores: readonly V[]) => valores.map((valor, n) => ({ id: id(n), valor }));

test.each([
  ['text', con(['b', 'a', null, 'ab', '', 'z', 'n{o', 'Ñ', '😀', 'ﬁ', 'Ａ', '~', 'a', null, 'é'])],
  ['float8', con([3, null, 2.5, 1e15 + 0.5, -1, 2.5, 0, null])],
] as const)('rows by a value of type %s stand as the database sorts them', async (tipo, filas) => {
  for (const sentido of ['asc', 'desc'] as const) {
    const colacion = tipo === 'text' ? sql`collate "C"` : sql``;
    const { rows } = await sql<{ id: string }>`
      select f ->> 'id' as id from jsonb_array_elements(${JSON.stringify(filas)}::jsonb) f
      order by (f ->> 'valor')::${sql.raw(tipo)} ${colacion} ${sql.raw(sentido)} nulls last, (f ->> 'id')::uuid`.execute(
      t.db,
    );
    expect(ordenarFilas(filas.toReversed(), sentido)).toEqual(rows.map((fila) => fila.id));
  }
});
