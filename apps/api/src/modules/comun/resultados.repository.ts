import type { Schema } from '@mantenible/db/schema';
import { expressionBuilder, sql, type RawBuilder } from 'kysely';

/**
 * Today's scope of the project of an analysis or a past: its own setting; everything where it used a setting that the project
 * has no more; otherwise null, because a properties file is known only at the next commit.
 */
export function alcanceDeHoy(tabla: 'a' | 'analisis' | 'pasados'): RawBuilder<string | null> {
  const columna = (nombre: string) => sql.ref(`${tabla}.${nombre}`);
  return sql<string | null>`coalesce(
    (select hoy.alcance from ambitos hoy where hoy.proyecto_id = ${columna('proyecto_id')}),
    case when ${columna('alcance_origen')} = 'proyecto' then '' end)`;
}

/**
 * Finished results of the row's project as a sub-query, the newest first: our own analyses, or with a scanning service
 * the figures kept of it, those of the service that holds the project's key. `fecha` is the end of an analysis and `pedido`
 * its request; `analizador` is the version of our analyser. `alcance` is equal for equal scopes; `alcance_hoy` is that of
 * the project's setting, null where unknown.
 */
export function resultadosDelProyecto(incorporado: boolean) {
  const eb = expressionBuilder<Schema, 'proyectos'>();
  const propios = eb
    .selectFrom('analisis as a')
    .whereRef('a.proyecto_id', '=', 'proyectos.id')
    .where('a.estado', '=', 'listo')
    .where(eb.lit(incorporado))
    .leftJoin('detalles_analisis as d', (join) =>
      join
        .onRef('d.proyecto_id', '=', 'a.proyecto_id')
        .onRef('d.commit_id', '=', 'a.commit_id')
        .onRef('d.huella', '=', 'a.huella'),
    )
    .select(['a.id', 'a.creado as pedido', 'a.commit_id as commit', 'a.enlace', 'a.rama'])
    .select((sub) => sub.fn.coalesce('a.fin', 'a.creado').as('fecha'))
    .select(['a.grado', 'a.medidas', 'a.omitidos', 'd.version as analizador'])
    .select((sub) => sub.fn.coalesce('a.alcance', sql<string>`''`).as('alcance'))
    .select(alcanceDeHoy('a').as('alcance_hoy'));
  const delServicio = eb
    .selectFrom('cifras_servicio as c')
    .innerJoin('reservas_clave as r', (join) =>
      join.onRef('r.clave', '=', 'proyectos.clave').onRef('r.servicio', '=', 'c.servicio'),
    )
    .whereRef('c.proyecto_id', '=', 'proyectos.id')
    .where(eb.lit(!incorporado))
    .select(['c.id', 'c.fecha as pedido', sql<string | null>`null::text`.as('commit')])
    .select(['c.enlace', 'c.rama', 'c.fecha', 'c.grado', 'c.medidas', sql`null::jsonb`.as('omitidos')])
    .select(sql<string | null>`null::text`.as('analizador'))
    .select([sql<string>`''`.as('alcance'), sql<string | null>`null::text`.as('alcance_hoy')]);
  return propios.unionAll(delServicio).orderBy('pedido', 'desc').orderBy('id', 'desc');
}

/**
 * Newest analysis made here of the row's project as a sub-query, cancelled ones left out; with a scanning service none.
 * `fecha` is its end, or its request while it is open.
 */
export function ultimoIntento(incorporado: boolean) {
  const eb = expressionBuilder<Schema, 'proyectos'>();
  return eb
    .selectFrom('analisis as i')
    .whereRef('i.proyecto_id', '=', 'proyectos.id')
    .where('i.estado', '!=', 'cancelado')
    .where(eb.lit(incorporado))
    .select(['i.estado', 'i.motivo'])
    .select((sub) => sub.fn.coalesce('i.fin', 'i.creado').as('fecha'))
    .orderBy('i.creado', 'desc')
    .orderBy('i.id', 'desc')
    .limit(1);
}

/** Id of the newest finished analysis made here of the row's project, as a sub-query. */
export function ultimoTerminado() {
  return expressionBuilder<Schema, 'proyectos'>()
    .selectFrom('analisis as otro')
    .select('otro.id')
    .whereRef('otro.proyecto_id', '=', 'proyectos.id')
    .where('otro.estado', '=', 'listo')
    .orderBy('otro.creado', 'desc')
    .orderBy('otro.id', 'desc')
    .limit(1);
}

/** Id of the newest saved test of the row's project, as a sub-query. */
export function ultimaPrueba() {
  return expressionBuilder<Schema, 'proyectos'>()
    .selectFrom('respuestas as r')
    .select('r.id')
    .whereRef('r.proyecto_id', '=', 'proyectos.id')
    .orderBy('r.creado', 'desc')
    .orderBy('r.id', 'desc')
    .limit(1);
}
