import type { Schema } from '@mantenible/db/schema';
import { expressionBuilder, sql } from 'kysely';

/**
 * Finished results of the row's project as a sub-query, the newest first: our own analyses, or with a scanning service
 * the figures kept of it, those of the service that holds the project's key.
 */
export function resultadosDelProyecto(incorporado: boolean) {
  const eb = expressionBuilder<Schema, 'proyectos'>();
  const propios = eb
    .selectFrom('analisis as a')
    .whereRef('a.proyecto_id', '=', 'proyectos.id')
    .where('a.estado', '=', 'listo')
    .where(eb.val(incorporado))
    .select(['a.id', 'a.creado as fecha', 'a.fin', 'a.commit_id as commit', 'a.enlace', 'a.rama'])
    .select(['a.grado', 'a.medidas', 'a.omitidos']);
  const delServicio = eb
    .selectFrom('cifras_servicio as c')
    .innerJoin('reservas_clave as r', (join) =>
      join.onRef('r.clave', '=', 'proyectos.clave').onRef('r.servicio', '=', 'c.servicio'),
    )
    .whereRef('c.proyecto_id', '=', 'proyectos.id')
    .where(eb.val(!incorporado))
    .select(['c.id', 'c.fecha', 'c.fecha as fin', sql<string | null>`null::text`.as('commit')])
    .select(['c.enlace', 'c.rama', 'c.grado', 'c.medidas', sql`null::jsonb`.as('omitidos')]);
  return propios.unionAll(delServicio).orderBy('fecha', 'desc').orderBy('id', 'desc');
}
