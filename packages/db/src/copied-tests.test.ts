import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';

import { up } from './migrations/064-medida-de-prueba-copiada.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let testing: TestDatabase;
beforeEach(async () => {
  testing = await createTestDatabase({ own: true });
});
afterEach(() => testing.close());

const elemento = '00000000-0000-7000-8000-000000000050';

test('copies of before get size, kind and item of their test, in statements of at most 100 copies', async () => {
  const { db, database } = testing;
  await sql`alter table entregados drop column prueba_bytes, drop column prueba_tipo, drop column prueba_elemento`.execute(
    db,
  );
  // Only what is asked about; the course and the delivery of these copies do not matter.
  await sql`set session_replication_role = replica`.execute(db);
  const sembrar = (prueba: unknown, cuantas: number) =>
    sql`
    insert into entregados (id, entrega_id, proyecto_id, proyecto_nombre, propietario, miembros, enlace, rama, prueba, acciones,
      en_plazo, vigente, hasta, momento)
    select gen_random_uuid(), ${elemento}, gen_random_uuid(), 'P', 's', '[]', '', '', ${prueba === null ? null : JSON.stringify(prueba)}::jsonb,
      '[]', true, true, now(), now() from generate_series(1, ${cuantas}::int)`.execute(db);
  await sembrar({ tipo: 'singleMetrica', elementoId: elemento }, 205);
  await sembrar({ tipo: 'allMetricas', elementoId: null }, 1);
  await sembrar({ tipo: 'singleMetrica', elementoId: 'dañado' }, 1);
  await sembrar(['sin forma'], 1);
  await sembrar(null, 1);
  const statements = await testing.statementsOf(() => up(database.root));
  // 100, 100, 8 and none, after the one that adds the columns.
  expect(statements).toHaveLength(5);
  const { rows } = await sql`
    select prueba_tipo as tipo, prueba_elemento as elemento, count(*)::int as copias,
      bool_and(prueba_bytes is not distinct from octet_length(prueba::text)) as medidas
    from entregados group by 1, 2 order by 3 desc, 1 nulls last`.execute(db);
  expect(rows).toEqual([
    { tipo: 'singleMetrica', elemento, copias: 205, medidas: true },
    { tipo: null, elemento: null, copias: 3, medidas: true },
    { tipo: 'allMetricas', elemento: null, copias: 1, medidas: true },
  ]);
});
