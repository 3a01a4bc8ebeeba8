import { transact, type Conn, type Db } from '@mantenible/db';
import { sql } from 'kysely';

import type { Autoria, CursoRepository } from './curso.port.ts';

type Apuntar = (trx: Conn, id: string, autoria: Autoria, detalle: string) => Promise<void>;

/** Lecturers of a course in SQL. */
export function docentesDeCurso(
  db: Db,
  apuntar: Apuntar,
): Pick<CursoRepository, 'buscarUsuario' | 'nombrarDocente' | 'quitarDocente'> {
  return {
    buscarUsuario: async (usuario) => {
      const igual = sql<boolean>`lower(usuario) = lower(${usuario.trim()})`;
      const cuenta = db
        .selectFrom('cuentas')
        .select(['sub', sql<number>`0`.as('orden')])
        .where(igual);
      const persona = db
        .selectFrom('personas')
        .select(['sub', sql<number>`1`.as('orden')])
        .where(igual);
      const [fila] = await cuenta.unionAll(persona).orderBy('orden').orderBy('sub').limit(1).execute();
      return fila?.sub ?? null;
    },
    nombrarDocente: (id, sub, autoria) =>
      transact(db, async (trx) => {
        const docentes = await bloquear(trx, id);
        if (docentes.includes(sub)) return 'hecho';
        if (docentes.length >= autoria.maximo) return 'lleno';
        await trx.insertInto('curso_docentes').values({ curso_id: id, sub, desde: autoria.now }).execute();
        await apuntar(trx, id, autoria, `docente añadido: ${sub}`);
        return 'hecho';
      }),
    quitarDocente: (id, sub, autoria) =>
      transact(db, async (trx) => {
        const docentes = await bloquear(trx, id);
        if (!docentes.includes(sub)) return 'no-encontrado';
        if (docentes.length === 1) return 'unico';
        await trx.deleteFrom('curso_docentes').where('curso_id', '=', id).where('sub', '=', sub).execute();
        await apuntar(trx, id, autoria, `docente quitado: ${sub}`);
        return 'hecho';
      }),
  };
}

/** Subjects of the lecturers, behind a lock of the course: two changes at once count each other. */
async function bloquear(trx: Conn, id: string): Promise<readonly string[]> {
  await trx.selectFrom('cursos').select('id').where('id', '=', id).forUpdate().execute();
  const filas = await trx.selectFrom('curso_docentes').select('sub').where('curso_id', '=', id).execute();
  return filas.map(({ sub }) => sub);
}
