import type { Schema } from '@mantenible/db/schema';
import { expressionBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';

import { ultimoTerminado } from '../comun/resultados.repository.ts';

/** The actions of a project's improvement plan, its marks, and the detail that verifies them, as columns of another statement. */
export function columnasDeMejora() {
  const eb = expressionBuilder<Schema, 'proyectos'>();
  return [
    jsonArrayFrom(
      eb
        .selectFrom('acciones_mejora as ac')
        .whereRef('ac.proyecto_id', '=', 'proyectos.id')
        .select(['ac.id', 'ac.origen_tipo', 'ac.origen_clave', 'ac.estado', 'ac.enlace', 'ac.rama'])
        .select(['ac.creado', 'ac.verificada'])
        // Discarded actions do not count in the progress: they need no base for a check.
        .select(
          sql<Schema['acciones_mejora']['base']>`case when ac.estado <> 'descartada' then ac.base end`.as(
            'base',
          ),
        ),
    ).as('acciones'),
    jsonArrayFrom(
      eb
        .selectFrom('marcas')
        .whereRef('marcas.proyecto_id', '=', 'proyectos.id')
        .where((sub) =>
          sub.exists(
            sub
              .selectFrom('acciones_mejora as una')
              .select('una.id')
              .whereRef('una.proyecto_id', '=', 'proyectos.id'),
          ),
        )
        .select(['marcas.id', 'marcas.ancla', 'marcas.creado'])
        .orderBy('marcas.creado')
        .orderBy('marcas.id'),
    ).as('marcas'),
    jsonObjectFrom(detalleUtil(eb)).as('detalle'),
  ] as const;
}

/**
 * The kept detail of the newest analysis, read only where it may verify one of the actions: it may be large. Links are
 * compared by the domain alone.
 */
function detalleUtil(eb: ReturnType<typeof expressionBuilder<Schema, 'proyectos'>>) {
  return eb
    .selectFrom('detalles_analisis as detalle')
    .innerJoin('analisis as ultimo', (join) =>
      join
        .onRef('ultimo.proyecto_id', '=', 'detalle.proyecto_id')
        .onRef('ultimo.commit_id', '=', 'detalle.commit_id')
        .onRef('ultimo.huella', '=', 'detalle.huella'),
    )
    .where('ultimo.id', '=', ultimoTerminado())
    .where((sub) =>
      sub.exists(
        sub
          .selectFrom('acciones_mejora as verificable')
          .select('verificable.id')
          .whereRef('verificable.proyecto_id', '=', 'proyectos.id')
          .where('verificable.origen_tipo', 'in', ['regla', 'archivo', 'duplicado'])
          .where('verificable.estado', '<>', 'descartada')
          .whereRef('verificable.creado', '<', 'ultimo.creado'),
      ),
    )
    .select(['detalle.version', 'detalle.paquete']);
}
