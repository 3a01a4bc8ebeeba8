import type { Db } from '@mantenible/db';
import { sql, type RawBuilder } from 'kysely';

import { projectName } from '../project.ts';

/** Rows of one table as JSON, as the database writes them. */
export type Rows = readonly Readonly<Record<string, unknown>>[];

export interface ExampleRows {
  readonly respuestas: Rows;
  readonly analisis: Rows;
  readonly analisis_archivos: Rows;
  readonly detalles_analisis: Rows;
  readonly puntos_criticos: Rows;
  readonly acciones_mejora: Rows;
  readonly pasados: Rows;
  readonly pasado_puntos: Rows;
}

/** All rows of the demonstration's project, without its cache of analysed files. */
export async function readRows(db: Db): Promise<ExampleRows> {
  const { id } = await db
    .selectFrom('proyectos')
    .select('id')
    .where('nombre', '=', projectName)
    .executeTakeFirstOrThrow();
  const own = sql`proyecto_id = ${id}`;
  const ofAnalysis = sql`analisis_id in (select id from analisis where ${own})`;
  const read = async (table: string, condition: RawBuilder<unknown>, order: string) => {
    const { rows } = await sql<{ filas: Rows | null }>`
      select json_agg(t order by ${sql.raw(order)}) as "filas" from ${sql.table(table)} t where ${condition}`.execute(
      db,
    );
    return rows[0]?.filas ?? [];
  };
  return {
    respuestas: await read('respuestas', own, 'creado'),
    analisis: await read('analisis', own, 'creado'),
    analisis_archivos: await read('analisis_archivos', ofAnalysis, 'posicion'),
    detalles_analisis: await read('detalles_analisis', own, 'commit_id'),
    puntos_criticos: await read('puntos_criticos', ofAnalysis, 'creado'),
    acciones_mejora: await read('acciones_mejora', own, 'creado'),
    pasados: await read('pasados', own, 'creado'),
    pasado_puntos: await read(
      'pasado_puntos',
      sql`pasado_id in (select id from pasados where ${own})`,
      'posicion',
    ),
  };
}
