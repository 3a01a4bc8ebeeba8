import type { Db } from '@mantenible/db';
import { sql } from 'kysely';

import { leerReglas } from '../../analisis/analisis-guardado.schema.ts';
import { resultadosDelProyecto } from '../../comun/resultados.repository.ts';
import { leerPlan, leerRespuestas } from '../../respuesta/prueba-guardada.schema.ts';
import type { ResumenRepository } from './resumen.port.ts';

/** Bytes of the answers of one test: a larger one has comments of books, and is left out. */
const maximoPrueba = 1_000_000;

/**
 * A class as a whole in SQL.
 * @param incorporado whether analyses are made and kept here
 */
export function createResumenRepository(db: Db, incorporado: boolean): ResumenRepository {
  return {
    proyectos: async (cursoId) => {
      const filas = await db
        .selectFrom('curso_proyectos as cp')
        .innerJoin('proyectos', 'proyectos.id', 'cp.proyecto_id')
        .leftJoinLateral(
          () => resultadosDelProyecto(incorporado).limit(1).as('r'),
          (join) => join.onTrue(),
        )
        .leftJoin('analisis', 'analisis.id', 'r.id')
        .where('cp.curso_id', '=', cursoId)
        .select(['proyectos.id', 'r.id as resultado', 'r.grado', 'analisis.reglas'])
        .orderBy('proyectos.id')
        .execute();
      return filas.map(({ id, resultado, grado, reglas }) => ({
        _id: id,
        analizado: resultado !== null,
        grado,
        reglas: leerReglas(reglas, resultado ?? id),
      }));
    },
    pruebas: async (proyectos) => {
      const { rows } = await sql<{ id: string; proyecto_id: string; plan: unknown; respuestas: unknown }>`
        select id, proyecto_id, plan, respuestas from respuestas where id in (
          select distinct on (proyecto_id, tipo, elemento_id) id from respuestas
          where proyecto_id = any(${proyectos}::uuid[]) and tamano <= ${maximoPrueba}
          order by proyecto_id, tipo, elemento_id, creado desc, id desc)
        order by creado desc, id desc`.execute(db);
      const porProyecto = Map.groupBy(rows, ({ proyecto_id }) => proyecto_id);
      return new Map(
        [...porProyecto].map(([proyecto, suyas]) => [
          proyecto,
          suyas.map(({ id, plan, respuestas }) => ({
            plan: leerPlan(plan, id),
            respuestas: leerRespuestas(respuestas, id),
          })),
        ]),
      );
    },
  };
}
