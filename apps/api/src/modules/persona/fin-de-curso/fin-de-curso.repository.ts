import type { Db } from '@mantenible/db';
import { personaEliminada, type CuentaDeClase } from '@mantenible/domain/curso';
import { sql } from 'kysely';

import { contarDatosDe } from '../datos-personales/contar-datos.repository.ts';
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
    .where('cp.curso_id', '=', cursoId)
    .$if(sub !== undefined, (query) => query.where('cp.sub', '=', sub ?? ''))
    .select(['cp.sub', 'c.activa'])
    .select((eb) => [
      eb.fn.coalesce('c.nombre', 'p.nombre', sql<string>`${personaEliminada}`).as('nombre'),
      eb.fn.coalesce('c.usuario', 'p.usuario').as('usuario'),
      tiene('admin').as('admin'),
      sql<boolean>`${tiene('docente')} or exists (select 1 from curso_docentes d where d.sub = cp.sub)`.as(
        'docente',
      ),
      sql<string | null>`(select min(k.nombre) from curso_personas o join cursos k on k.id = o.curso_id
        where o.sub = cp.sub and k.estado = 'abierto' and k.id <> cp.curso_id)`.as('otroCurso'),
    ])
    .orderBy('nombre')
    .orderBy('cp.sub')
    .execute();
}
