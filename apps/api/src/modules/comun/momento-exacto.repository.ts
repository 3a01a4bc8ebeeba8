import { sql, type RawBuilder } from 'kysely';

/** A moment as a number, to the microsecond: a date of the language would make moments equal that differ. */
export const momentoExacto = (columna: string): RawBuilder<number> =>
  sql<number>`(extract(epoch from ${sql.ref(columna)}) * 1000000)::float8`;
