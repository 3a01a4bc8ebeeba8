import { sql, type Kysely } from 'kysely';

/** One name for the measure in data loaded before; a name that people chose stays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update propiedades_calidad set propiedad = 'Líneas por cubrir' where propiedad = 'Líneas de cobertura'`.execute(
    db,
  );
}
