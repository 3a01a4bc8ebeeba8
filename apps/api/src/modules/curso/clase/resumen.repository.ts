import type { Db } from '@mantenible/db';
import { sql } from 'kysely';

import { leerReglas } from '../../analisis/analisis-guardado.schema.ts';
import { leeProyectosDeHoy } from '../../comun/curso-de-hoy.repository.ts';
import { resultadosDelProyecto } from '../../comun/resultados.repository.ts';
import { leerPlan, leerRespuestas } from '../../respuesta/prueba-guardada.schema.ts';
import type { ProyectoConTamano } from '../../comun/tandas-de-proyectos.ts';
import type { ResumenRepository } from './resumen.port.ts';

/** Bytes of the answers of one test: a larger one has comments of books, and is left out. */
const maximoPrueba = 1_000_000;
/** Bytes of the answers of one project, its newest tests first: further ones are left out. */
const maximoDeProyecto = 4_000_000;

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
        .where(leeProyectosDeHoy('cp.curso_id'))
        .select(['proyectos.id', 'proyectos.link', 'proyectos.branch', 'r.id as resultado', 'r.grado'])
        .select(['r.enlace', 'r.rama', 'analisis.reglas'])
        .orderBy('proyectos.id')
        .execute();
      return filas.map(({ id, link, branch, resultado, grado, enlace, rama, reglas }) => ({
        _id: id,
        enlace: link,
        rama: branch,
        analisis: resultado === null ? null : { enlace, rama, grado, reglas: leerReglas(reglas, resultado) },
      }));
    },
    tamanos: (proyectos) => tamanos(db, proyectos),
    pruebas: (proyectos) => pruebas(db, proyectos),
  };
}

async function tamanos(db: Db, proyectos: readonly string[]): Promise<readonly ProyectoConTamano[]> {
  const { rows } = await sql<ProyectoConTamano>`
    select proyecto_id as "proyectoId", (coalesce(sum(tamano) filter (where cabe), 0))::int as bytes
    from (${nuevas(proyectos)}) n group by proyecto_id order by proyecto_id`.execute(db);
  return rows;
}

async function pruebas(db: Db, proyectos: readonly string[]): ReturnType<ResumenRepository['pruebas']> {
  const { rows } = await sql<Guardada>`
    select n.id, n.proyecto_id, r.plan, r.respuestas from (${nuevas(proyectos)}) n
    left join respuestas r on r.id = n.id and n.cabe
    order by n.creado desc, n.id desc`.execute(db);
  const leidas = rows.filter(({ plan }) => plan !== null);
  const porProyecto = Map.groupBy(leidas, ({ proyecto_id }) => proyecto_id);
  return {
    porProyecto: new Map(
      [...porProyecto].map(([proyecto, suyas]) => [
        proyecto,
        suyas.map(({ id, plan, respuestas }) => ({
          plan: leerPlan(plan, id),
          respuestas: leerRespuestas(respuestas, id),
        })),
      ]),
    ),
    grandes: rows.length - leidas.length,
  };
}

/** The newest test of each scope of these projects, and whether it is read. */
const nuevas = (proyectos: readonly string[]) => sql`
  select m.id, m.proyecto_id, m.creado, m.tamano,
    m.tamano <= ${maximoPrueba} and sum(case when m.tamano <= ${maximoPrueba} then m.tamano else 0 end)
      over (partition by m.proyecto_id order by m.creado desc, m.id desc rows unbounded preceding) <= ${maximoDeProyecto} as cabe
  from (select distinct on (proyecto_id, tipo, elemento_id) id, proyecto_id, creado, tamano from respuestas
    where proyecto_id = any(${proyectos}::uuid[])
    order by proyecto_id, tipo, elemento_id, creado desc, id desc) m`;

/** The newest test of a scope; without plan and answers where it is too large. */
interface Guardada {
  readonly id: string;
  readonly proyecto_id: string;
  readonly plan: unknown;
  readonly respuestas: unknown;
}
