import { createTestDatabase } from '@mantenible/db/test';
import { sql } from 'kysely';
import { expect, it } from 'vitest';

import { contienePlegado, ordenAlfabetico } from './texto-plegado.repository.ts';

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

it('finds a text without regard to case and accents, and takes no sign of it for a pattern', async () => {
  const test = await createTestDatabase();
  const halla = async (columna: string, texto: string) => {
    const { rows } = await sql<{ si: boolean }>`
      select ${contienePlegado(sql`${columna}::text`, texto)} as si`.execute(test.db);
    return rows[0]?.si;
  };
  const pares = [
    ['Núñez, ANA', ' nunez '],
    ['nunez', 'ÑÚÑÉZ'],
    ['Straße 100 %', 'aße 100 %'],
    ['ΑΘΗΝΑ', 'αθηνα'],
    ['日本 🙂', '本 🙂'],
    ['***:(?i)a.c[d]{2}^$|+\\d_-]', '***:(?i)a.c[d]{2}^$|+\\d_-]'],
    ['a', ''],
  ] as const;
  for (const [columna, texto] of pares) expect([texto, await halla(columna, texto)]).toEqual([texto, true]);
  for (const texto of ['a.c', 'a%c', '[abc]', '.*', String.raw`\w`, 'abcd', '(?i)abc'])
    expect([texto, await halla('abc', texto)]).toEqual([texto, false]);
  await test.close();
});
