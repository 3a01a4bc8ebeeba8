import { sql, type Kysely } from 'kysely';

import { isOfLastEarlier } from './base/adoption.ts';
import { analisis } from './base/analisis.ts';
import { catalogo } from './base/catalogo.ts';
import { cursos } from './base/cursos.ts';
import { entregas } from './base/entregas.ts';
import { notas } from './base/notas.ts';
import { personas } from './base/personas.ts';
import { proyectos } from './base/proyectos.ts';
import { pruebas } from './base/pruebas.ts';

/** The baseline (ADR 0066): creates the tables of version 1.0. The last version 0.9 has them already. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!(await isOfLastEarlier(db))) await createTables(db);
}

/** Creates the tables in an empty database. */
export async function createTables(db: Kysely<unknown>): Promise<void> {
  const rooms = [catalogo, proyectos, pruebas, analisis, personas, cursos, entregas, notas];
  for (const statement of rooms.flat()) await sql.raw(statement).execute(db);
}
