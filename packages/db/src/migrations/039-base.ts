import { sql, type Kysely } from 'kysely';

import { adopt, isOfLastEarlier } from './base/adoption.ts';
import { analisis } from './base/analisis.ts';
import { catalogo } from './base/catalogo.ts';
import { personas } from './base/personas.ts';
import { proyectos } from './base/proyectos.ts';
import { pruebas } from './base/pruebas.ts';

/** The baseline (ADR 0066): creates the tables of version 0.9, or adopts those of the last version 0.1. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (await isOfLastEarlier(db)) await adopt(db);
  else await createTables(db);
}

/** Creates the tables in an empty database. */
export async function createTables(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...catalogo, ...proyectos, ...pruebas, ...analisis, ...personas])
    await sql.raw(statement).execute(db);
}
