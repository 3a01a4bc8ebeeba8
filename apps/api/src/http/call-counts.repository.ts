import type { Db } from '@mantenible/db';
import { sql } from 'kysely';

import type { Counted, CountExchange } from './call-counts.port.ts';

/** Counts of all servers in the table `limites_peticiones`; keys are stored as hashes. */
export function createCountExchange(db: Db): CountExchange {
  return {
    add: async (counted, windowMs) => {
      // The same order in every statement, which avoids deadlocks.
      const values = counted.toSorted((one, other) => (one.key < other.key ? -1 : 1));
      const rows = await db
        .insertInto('limites_peticiones')
        .values(values.map(({ key, age, count }) => ({ clave: key, desde: before(age), cuenta: count })))
        .onConflict((oc) =>
          oc.column('clave').doUpdateSet({
            cuenta: sql<number>`case when ${ended(windowMs)} then excluded.cuenta else limites_peticiones.cuenta + excluded.cuenta end`,
            desde: sql<Date>`case when ${ended(windowMs)} then excluded.desde else limites_peticiones.desde end`,
          }),
        )
        .returning(['clave as key', 'cuenta as count'])
        .returning(sql<number>`(extract(epoch from now() - desde) * 1000)::float8`.as('age'))
        .execute();
      return rows satisfies Counted[];
    },
    removeOlder: async (age) => {
      await db.deleteFrom('limites_peticiones').where('desde', '<', before(age)).execute();
    },
  };
}

/** The moment so many milliseconds ago, by the database's clock. */
const before = (age: number) => sql<Date>`now() - make_interval(secs => ${age / 1000})`;

/** Whether the stored minute was over when the counted calls began. */
const ended = (windowMs: number) =>
  sql<boolean>`limites_peticiones.desde <= excluded.desde - make_interval(secs => ${windowMs / 1000})`;
