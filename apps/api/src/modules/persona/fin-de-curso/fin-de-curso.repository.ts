import type { Db } from '@mantenible/db';
import { personaEliminada, type CuentaDeClase } from '@mantenible/domain/curso';
import { sql } from 'kysely';

import { ordenAlfabetico } from '../../comun/texto-plegado.repository.ts';
import { contarDatosDe } from '../datos-personales/contar-datos.repository.ts';
import { correoDe, normal, usuarioDe } from '../datos-personales/parte-de-datos.repository.ts';
import type { FinDeCursoRepository } from './fin-de-curso.port.ts';

/** The people of a course with their accounts, in SQL. */
export function createFinDeCursoRepository(db: Db): FinDeCursoRepository {
  return {
    leer: async (cursoId, sub) => {
      const curso = await db
        .selectFrom('cursos')
        .where('id', '=', cursoId)
        .select(
          sql<number>`(select count(*)::int from curso_lista l where l.curso_id = cursos.id and l.sub is null)`.as(
            'sinUnirse',
          ),
        )
        .executeTakeFirst();
      return curso === undefined ? null : { ...curso, cuentas: await leerCuentas(db, cursoId, sub) };
    },
    contar: (subs) => contarDatosDe(db, subs),
  };
}

async function leerCuentas(db: Db, cursoId: string, sub: string | undefined): Promise<CuentaDeClase[]> {
  const tiene = (rol: string) => sql<boolean>`coalesce(c.roles @> ${JSON.stringify([rol])}::jsonb, false)`;
  return db
    .selectFrom('curso_personas as cp')
    .leftJoin('personas as p', 'p.sub', 'cp.sub')
    .leftJoin('cuentas as c', 'c.sub', 'cp.sub')
    .leftJoin(otrosCursos(cursoId, sub).as('otro'), 'otro.sub', 'cp.sub')
    .where('cp.curso_id', '=', cursoId)
    .$if(sub !== undefined, (query) => query.where('cp.sub', '=', sub ?? ''))
    .select(['cp.sub', 'c.activa', 'otro.curso as otroCurso'])
    .select((eb) => [
      eb.fn.coalesce('c.nombre', 'p.nombre', sql<string>`${personaEliminada}`).as('nombre'),
      eb.fn.coalesce('c.usuario', 'p.usuario').as('usuario'),
      tiene('admin').as('admin'),
      sql<boolean>`${tiene('docente')} or exists (select 1 from curso_docentes d where d.sub = cp.sub)`.as(
        'docente',
      ),
    ])
    .orderBy((eb) =>
      ordenAlfabetico(eb.fn.coalesce('c.nombre', 'p.nombre', sql<string>`${personaEliminada}`)),
    )
    .orderBy('cp.sub')
    .execute();
}

/**
 * Another open course of each person of this one: one that the person joined, or whose class list names the person, as
 * `filaDeClaseDe` does. The rows of all lists are read once, and not once for each person.
 */
function otrosCursos(cursoId: string, sub: string | undefined) {
  const gente = sql.ref('suya.sub');
  return sql<{ sub: string; curso: string }>`(
    with gente as materialized (
      select suya.sub, ${normal(usuarioDe(gente))} as usuario, ${normal(correoDe(gente))} as correo
      from curso_personas suya where suya.curso_id = ${cursoId} and ${sub === undefined ? sql`true` : sql`suya.sub = ${sub}`}),
    otros as materialized (select id, nombre from cursos where estado = 'abierto' and id <> ${cursoId}),
    listas as materialized (
      select o.nombre, l.sub, ${normal(sql.ref('l.usuario'))} as usuario, ${normal(sql.ref('l.correo'))} as correo
      from otros o join curso_lista l on l.curso_id = o.id)
    select sub, min(nombre) as curso from (
      select g.sub, o.nombre from gente g join curso_personas p on p.sub = g.sub join otros o on o.id = p.curso_id
      union all select g.sub, l.nombre from gente g join listas l on l.sub = g.sub
      union all select g.sub, l.nombre from gente g join listas l on l.sub is null and l.usuario = g.usuario
      union all select g.sub, l.nombre from gente g join listas l on l.sub is null and l.correo = g.correo) todos
    group by sub)`;
}
