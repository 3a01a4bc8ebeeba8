import { sql, type Kysely } from 'kysely';

type Db = Kysely<unknown>;

/** Name of the baseline; all names of versions before 1.0 sort before it. */
const baseline = '051-base';
/** The last migration of version 0.9, whose tables are those of the baseline. */
const lastEarlier = '050-partidas';
/** The commit that brings earlier databases to the last version 0.9. */
export const commitBefore = 'ac677151';

/** Whether a migration is one of a version before 1.0. */
export const isEarlier = (name: string): boolean => name < baseline;

/** Whether these are the migrations of the last version 0.9, and the baseline is not yet applied. */
export const isAdoptable = (applied: readonly string[]): boolean =>
  applied.includes(lastEarlier) && !applied.includes(baseline);

/** Whether these are migrations of a version before the last version 0.9, whose tables nothing here reads. */
export const isTooOld = (applied: readonly string[]): boolean =>
  applied.some(isEarlier) && !applied.includes(lastEarlier) && !applied.includes(baseline);

/** Whether a database records the migrations of the last version 0.9. */
export async function isOfLastEarlier(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from migraciones where nombre = ${lastEarlier}`.execute(db);
  return rows.length > 0;
}

/** Records in a database with the baseline's tables that they are those of the last version 0.9. */
export async function recordLastEarlier(db: Db): Promise<void> {
  await sql`insert into migraciones (nombre, aplicada) values (${lastEarlier}, now())`.execute(db);
}

/**
 * Refuses a database of a version before the last 0.9, before any migration is applied.
 * @throws Error in Spanish with the commit to pass through
 */
export function refuseTooOld(applied: readonly string[]): void {
  if (isTooOld(applied))
    throw new Error(
      `La base de datos es de una versión demasiado antigua del programa: arranque una vez la del commit ${commitBefore}, que la pone al día, y después esta. No se ha tocado nada.`,
    );
}
