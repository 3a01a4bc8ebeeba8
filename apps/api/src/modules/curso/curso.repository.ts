import { isUniqueViolation, transact, type Conn, type Db } from '@mantenible/db';
import { personaEliminada } from '@mantenible/domain/curso';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import { createAuditoria } from '../comun/anotacion.repository.ts';
import { subirVersion } from '../comun/version.repository.ts';
import type { Autoria, CursoListado, CursoRepository } from './curso.port.ts';
import { buscarCurso, cuantos, cuantosProyectos, leerEstado } from './curso-leido.repository.ts';
import { docentesDeCurso } from './docentes.repository.ts';

/** Courses of one list. */
const maximoListados = 500;

/** Courses in SQL. */
export function createCursoRepository(db: Db): CursoRepository {
  return {
    buscar: (id, sub) => buscarCurso(db, id, sub),
    listar: (sub, todos) => listar(db, sub, todos),
    crear: (curso, autoria) => crear(db, curso, autoria),
    cambiar: (id, cambio, esperada, apunte) =>
      transact(db, async (trx) => {
        const escritura = await subirVersion(trx, 'cursos', id, esperada, cambio);
        if (typeof escritura === 'number') await apuntar(trx, id, apunte, apunte.detalle);
        return escritura;
      }).catch(repetido),
    proyectosEnOtro: (id) => proyectosEnOtro(db, id),
    borrar: (id, autoria) =>
      transact(db, async (trx) => {
        await apuntar(trx, id, autoria, 'eliminación');
        const { numDeletedRows } = await trx
          .deleteFrom('cursos')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        return numDeletedRows === 1n;
      }),
    ...docentesDeCurso(db, apuntar),
  };
}

function repetido(error: unknown): 'repetido' {
  if (isUniqueViolation(error)) return 'repetido';
  throw error;
}

/** The entry of a change in the audit trail, under the course's name. */
async function apuntar(trx: Conn, id: string, { quien, now }: Autoria, detalle: string): Promise<void> {
  const fila = await trx.selectFrom('cursos').select('nombre').where('id', '=', id).executeTakeFirst();
  if (!fila) return;
  const apunte = { quien, accion: 'curso-cambiado', objeto: `Curso: ${fila.nombre}`, objetoId: id } as const;
  await createAuditoria(trx, () => now).apuntar({ ...apunte, detalle });
}

async function crear(
  db: Db,
  ...[{ _id: id, ...datos }, autoria]: Parameters<CursoRepository['crear']>
): Promise<boolean> {
  return transact(db, async (trx) => {
    const { quien, now } = autoria;
    const nuevo = {
      id,
      ...datos,
      estado: 'abierto',
      version: 1,
      creado: now,
      cerrado: null,
      archivado: null,
    };
    await trx.insertInto('cursos').values(nuevo).execute();
    await trx.insertInto('curso_docentes').values({ curso_id: id, sub: quien.sub, desde: now }).execute();
    await apuntar(trx, id, autoria, 'creación');
    return true;
  }).catch((error: unknown) => {
    repetido(error);
    return false;
  });
}

async function listar(db: Db, sub: string, todos: boolean): Promise<readonly CursoListado[]> {
  const filas = await db
    .selectFrom('cursos')
    .select(['cursos.id', 'cursos.nombre', 'cursos.periodo', 'cursos.estado'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('curso_docentes as d')
          .leftJoin('personas as p', 'p.sub', 'd.sub')
          .leftJoin('cuentas as c', 'c.sub', 'd.sub')
          .whereRef('d.curso_id', '=', 'cursos.id')
          .select(['d.sub', 'p.nombre', 'c.nombre as cuenta'])
          .orderBy('d.desde')
          .orderBy('d.sub'),
      ).as('docentes'),
      sql<boolean>`exists (select 1 from curso_personas yo where yo.curso_id = cursos.id and yo.sub = ${sub})`.as(
        'unido',
      ),
      cuantos('curso_personas').as('personas'),
      cuantosProyectos.as('proyectos'),
    ])
    .where((eb) =>
      eb.or([
        eb.val(todos),
        sql<boolean>`exists (select 1 from curso_docentes d where d.curso_id = cursos.id and d.sub = ${sub})`,
        sql<boolean>`exists (select 1 from curso_personas yo where yo.curso_id = cursos.id and yo.sub = ${sub})`,
      ]),
    )
    .orderBy('cursos.creado', 'desc')
    .orderBy('cursos.id')
    .limit(maximoListados)
    .execute();
  return filas.map(({ id, docentes, estado, ...fila }) => ({
    ...fila,
    _id: id,
    estado: leerEstado(estado),
    docentes: docentes.map((uno) => uno.nombre ?? uno.cuenta ?? personaEliminada),
    esDocente: docentes.some((uno) => uno.sub === sub),
  }));
}

async function proyectosEnOtro(db: Db, id: string): Promise<readonly string[]> {
  const filas = await db
    .selectFrom('curso_proyectos as suyo')
    .innerJoin('proyectos_todos as t', 't.id', 'suyo.proyecto_id')
    .innerJoin('curso_proyectos as otro', 'otro.proyecto_id', 'suyo.proyecto_id')
    .innerJoin('cursos as c', 'c.id', 'otro.curso_id')
    .where('suyo.curso_id', '=', id)
    .where('t.borrado', '=', false)
    .where('c.estado', '=', 'abierto')
    .where('c.id', '<>', id)
    .select('t.nombre')
    .orderBy('t.nombre')
    .execute();
  return filas.map(({ nombre }) => nombre);
}
