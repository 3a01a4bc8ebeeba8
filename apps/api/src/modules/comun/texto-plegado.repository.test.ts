import { createTestDatabase } from '@mantenible/db/test';
import { sql } from 'kysely';
import { expect, it } from 'vitest';

import { ordenAlfabetico } from './texto-plegado.repository.ts';

it('sorts names as a Spanish list does, ñ after n, in the same way in every database', async () => {
  const nombres = [
    'Álvarez',
    'Alvarado',
    'Ana C',
    'ana-b',
    'anab',
    'Nube, Eva',
    'Núñez, Ana',
    'Nzá',
    'Ñíguez, Luis',
    'ópalo, Iris',
    'Oso, Bea',
    'Zúñiga',
  ];
  const test = await createTestDatabase();
  const { rows } = await sql<{ nombre: string }>`
    select nombre from unnest(${nombres.toReversed()}::text[]) as nombre order by ${ordenAlfabetico(sql.ref('nombre'))}`.execute(
    test.db,
  );
  await test.close();
  expect(rows.map(({ nombre }) => nombre)).toEqual(['Alvarado', 'Álvarez', ...nombres.slice(2)]);
});
