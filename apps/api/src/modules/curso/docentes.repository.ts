import { transact, type Conn, type Db } from '@mantenible/db';
import { usuarioNormal } from '@mantenible/domain/acceso';
import { sql } from 'kysely';

import { patronPlegado } from '../comun/plegar.ts';
import { apuntarEnCurso } from './apunte-de-curso.repository.ts';
import type { CursoRepository } from './curso.port.ts';

/** Lecturers of a course in SQL. */
export function docentesDeCurso(
  db: Db,
): Pick<CursoRepository, 'buscarUsuario' | 'nombrarDocente' | 'quitarDocente'> {
  return {
    buscarUsuario: (usuario) => buscarUsuario(db, usuarioNormal(usuario)),
    nombrarDocente: (id, sub, autoria) =>
      transact(db, async (trx) => {
        const docentes = await bloquear(trx, id);
        if (docentes.includes(sub)) return 'hecho';
        if (docentes.length >= autoria.maximo) return 'lleno';
        await trx.insertInto('curso_docentes').values({ curso_id: id, sub, desde: autoria.now }).execute();
        await apuntarEnCurso(trx, id, autoria, 'docente añadido:', { otro: sub });
        return 'hecho';
      }),
    quitarDocente: (id, sub, autoria) =>
      transact(db, async (trx) => {
        const docentes = await bloquear(trx, id);
        if (!docentes.includes(sub)) return 'no-encontrado';
        if (
          !(await ensenaAlguno(
            trx,
            docentes.filter((uno) => uno !== sub),
          ))
        )
          return 'unico';
        await trx.deleteFrom('curso_docentes').where('curso_id', '=', id).where('sub', '=', sub).execute();
        await apuntarEnCurso(trx, id, autoria, 'docente quitado:', { otro: sub });
        return 'hecho';
      }),
  };
}

/** Whether one of them can teach: by an active account of ours with the role, or by a provider, whose roles are not stored. */
async function ensenaAlguno(trx: Conn, subs: readonly string[]): Promise<boolean> {
  if (subs.length === 0) return false;
  const { rows } = await sql<{ alguno: boolean }>`
    select exists (select 1 from unnest(${subs}::text[]) d(sub) left join cuentas c on c.sub = d.sub
      where c.sub is null or (c.activa and c.roles ?| array['docente', 'admin'])) as alguno`.execute(trx);
  return rows[0]?.alguno === true;
}

/** Subjects of the lecturers, behind a lock of the course: two changes at once count each other. */
async function bloquear(trx: Conn, id: string): Promise<readonly string[]> {
  await trx.selectFrom('cursos').select('id').where('id', '=', id).forUpdate().execute();
  const filas = await trx.selectFrom('curso_docentes').select('sub').where('curso_id', '=', id).execute();
  return filas.map(({ sub }) => sub);
}

/** Subject of the account of that normal name; without one, of the person whose provider gives the name. */
async function buscarUsuario(db: Db, usuario: string): Promise<string | null> {
  const cuenta = await db
    .selectFrom('cuentas')
    .select('sub')
    .where('usuario', '=', usuario)
    .executeTakeFirst();
  if (cuenta) return cuenta.sub;
  // Its own lower case: that of a database with the C locale leaves capitals with an accent.
  const parecidas = await db
    .selectFrom('personas')
    .select(['sub', 'usuario'])
    .where(sql<boolean>`lower(normalize(usuario, NFKC)) ~ ${patronPlegado(usuario)}`)
    .orderBy('sub')
    .execute();
  return parecidas.find((una) => usuarioNormal(una.usuario ?? '') === usuario)?.sub ?? null;
}
