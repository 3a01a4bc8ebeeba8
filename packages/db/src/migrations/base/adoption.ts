import { sql, type Kysely } from 'kysely';

type Db = Kysely<unknown>;

/** Name of the baseline; all names of version 0.1 sort before it. */
const baseline = '039-base';
/** The last migration of version 0.1, whose tables are adopted. */
const lastEarlier = '038-proyectos-borrados';

/** Columns that rows of version 0.1 may leave empty, and rows of today never do. */
const required = [
  ['analisis', 'enlace'],
  ['claves_iniciales', 'elemento_id'],
] as const;

/** Whether a migration is one of version 0.1. */
export const isEarlier = (name: string): boolean => name < baseline;

/** Whether these are the migrations of the last version 0.1, and the baseline is not yet applied. */
export const isAdoptable = (applied: readonly string[]): boolean =>
  applied.includes(lastEarlier) && !applied.includes(baseline);

/** Whether these are migrations of a version before the last version 0.1, whose tables nothing here reads. */
export const isTooOld = (applied: readonly string[]): boolean =>
  applied.some(isEarlier) && !applied.includes(lastEarlier) && !applied.includes(baseline);

/** Whether a database records the migrations of the last version 0.1. */
export async function isOfLastEarlier(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from migraciones where nombre = ${lastEarlier}`.execute(db);
  return rows.length > 0;
}

/** Gives the tables of the last version 0.1 the form of the baseline; analyses that lack what today's have are deleted. */
export async function adopt(db: Db): Promise<void> {
  await sql`delete from analisis where enlace is null or (estado = 'listo' and (
    num_nulls(commit_id, huella, medidas, omitidos, fin) > 0 or not exists (
      select 1 from detalles_analisis d
      where d.proyecto_id = analisis.proyecto_id and d.commit_id = analisis.commit_id and d.huella = analisis.huella)))`.execute(
    db,
  );
  // An id of no element: that of the starter content was deleted or rewritten.
  await sql`update claves_iniciales set elemento_id = gen_random_uuid() where elemento_id is null`.execute(
    db,
  );
  // Each server counts calls alone (ADR 0069).
  await db.schema.dropTable('limites_peticiones').ifExists().execute();
  for (const [table, column] of required)
    await db.schema
      .alterTable(table)
      .alterColumn(column, (c) => c.setNotNull())
      .execute();
}

/** Prepares the baseline's tables for rows of the last version 0.1; `adopt` follows once they are loaded. */
export async function admitEarlierRows(db: Db): Promise<void> {
  for (const [table, column] of required)
    await db.schema
      .alterTable(table)
      .alterColumn(column, (c) => c.dropNotNull())
      .execute();
  await sql`insert into migraciones (nombre, aplicada) values (${lastEarlier}, now())`.execute(db);
}
