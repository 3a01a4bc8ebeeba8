import { transact, type Conn, type Db } from '@mantenible/db';
import { sql } from 'kysely';

import { apuntarEnCurso } from './apunte-de-curso.repository.ts';
import { cuantosProyectos } from './curso-leido.repository.ts';
import type { PersonasRepository } from './personas.port.ts';

/** The projects that people put into a course, in SQL. */
export function proyectosDeCurso(db: Db): Pick<PersonasRepository, 'ponerProyecto' | 'quitarProyecto'> {
  return {
    ponerProyecto: (...datos) => transact(db, (trx) => poner(trx, ...datos)),
    quitarProyecto: (...datos) => transact(db, (trx) => quitar(trx, ...datos)),
  };
}

async function poner(
  trx: Conn,
  ...[cursoId, proyectoId, { maximo, maximoSuyos, ...autoria }]: Parameters<
    PersonasRepository['ponerProyecto']
  >
): ReturnType<PersonasRepository['ponerProyecto']> {
  const { sub } = autoria.quien;
  // The lock of the project: two courses at once see each other.
  const proyecto = await trx
    .selectFrom('proyectos_todos')
    .select(['id_persona', 'nombre'])
    .where('id', '=', proyectoId)
    .where('borrado', '=', false)
    .forUpdate()
    .executeTakeFirst();
  if (proyecto?.id_persona !== sub) return 'proyecto-ausente';
  // The lock of the course: two projects at once count each other.
  const curso = await trx
    .selectFrom('cursos')
    .select('estado')
    .where('id', '=', cursoId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (curso?.estado !== 'abierto') return 'curso-no-abierto';
  const unida = await trx
    .selectFrom('curso_personas')
    .select('sub')
    .where('curso_id', '=', cursoId)
    .where('sub', '=', sub)
    .forShare()
    .executeTakeFirst();
  if (!unida) return 'sin-unirse';
  const { ya, proyectos, suyos, otro } = await situacionDe(trx, cursoId, proyectoId, sub);
  if (ya) return 'ya-puesto';
  if (otro !== null) return { otro };
  if (proyectos >= maximo) return 'curso-completo';
  if (suyos >= maximoSuyos) return 'los-suyos-completos';
  const fila = { curso_id: cursoId, proyecto_id: proyectoId, ingreso: autoria.now };
  await trx.insertInto('curso_proyectos').values(fila).execute();
  await apuntarEnCurso(trx, cursoId, autoria, `proyecto puesto: ${proyectoId}`, { accion: 'curso-unido' });
  const miembros = await trx
    .selectFrom('miembros')
    .select('sub')
    .where('proyecto_id', '=', proyectoId)
    .execute();
  return { nombre: proyecto.nombre, miembros: miembros.map((uno) => uno.sub) };
}

/** Whether the project is in the course, which other open course has it, and how many projects course and person have there. */
async function situacionDe(trx: Conn, cursoId: string, proyectoId: string, sub: string) {
  return trx
    .selectFrom('cursos')
    .where('cursos.id', '=', cursoId)
    .select(cuantosProyectos.as('proyectos'))
    .select([
      sql<number>`(select count(*)::int from curso_proyectos cp
        join proyectos_todos t on t.id = cp.proyecto_id and not t.borrado
        where cp.curso_id = cursos.id and t.id_persona = ${sub})`.as('suyos'),
      sql<boolean>`exists (select 1 from curso_proyectos cp
        where cp.curso_id = cursos.id and cp.proyecto_id = ${proyectoId})`.as('ya'),
      sql<string | null>`(select c.nombre from curso_proyectos cp join cursos c on c.id = cp.curso_id
        where cp.proyecto_id = ${proyectoId} and c.estado = 'abierto' and c.id <> cursos.id limit 1)`.as(
        'otro',
      ),
    ])
    .executeTakeFirstOrThrow();
}

async function quitar(
  trx: Conn,
  ...[cursoId, proyectoId, autoria, como]: Parameters<PersonasRepository['quitarProyecto']>
): Promise<boolean> {
  const deDueno = como === 'dueño';
  const { numDeletedRows } = await trx
    .deleteFrom('curso_proyectos')
    .where('curso_id', '=', cursoId)
    .where('proyecto_id', '=', proyectoId)
    .$if(deDueno, (query) =>
      query.where('proyecto_id', 'in', (eb) =>
        eb
          .selectFrom('proyectos_todos')
          .select('id')
          .where('id', '=', proyectoId)
          .where('id_persona', '=', autoria.quien.sub),
      ),
    )
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return false;
  const accion = deDueno ? 'curso-unido' : 'curso-cambiado';
  await apuntarEnCurso(trx, cursoId, autoria, `proyecto quitado: ${proyectoId}`, { accion });
  return true;
}
