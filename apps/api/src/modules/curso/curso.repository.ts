import { isUniqueViolation, transact, type Conn, type Db } from '@mantenible/db';
import { personaEliminada } from '@mantenible/domain/curso';
import { diaMs } from '@mantenible/domain/tiempo';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import { bloquearPersona } from '../comun/bloquear-persona.repository.ts';
import { subirVersion } from '../comun/version.repository.ts';
import { ordenAlfabetico } from '../comun/texto-plegado.repository.ts';
import { apuntarEnCurso } from './apunte-de-curso.repository.ts';
import { borrarCurso } from './borrar-curso.repository.ts';
import type { CursoListado, CursoRepository } from './curso.port.ts';
import { buscarCurso, cuantos, cuantosProyectos, leerEstado } from './curso-leido.repository.ts';
import { docentesDeCurso } from './docentes.repository.ts';
import { tieneNotasDeOtraEscala } from './escala-fija.repository.ts';
import { tieneEntregasEnOtraZona } from './zona-fija.repository.ts';

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
        if ('zona' in cambio && (await tieneEntregasEnOtraZona(trx, id, cambio.zona))) return 'con-entregas';
        if ('escala' in cambio && (await tieneNotasDeOtraEscala(trx, id, cambio))) return 'con-notas';
        const escritura = await subirVersion(trx, 'cursos', id, esperada, cambio);
        if (typeof escritura === 'number') await apuntarEnCurso(trx, id, apunte, apunte.detalle);
        return escritura;
      }),
    reabrir: (...datos) => transact(db, (trx) => reabrir(trx, ...datos)),
    cambiarCodigo: (...datos) => transact(db, (trx) => cambiarCodigo(trx, ...datos)).catch(repetido),
    borrar: (...cual) => borrarCurso(db, ...cual),
    ...docentesDeCurso(db),
  };
}

function repetido(error: unknown): 'repetido' {
  if (isUniqueViolation(error)) return 'repetido';
  throw error;
}

async function crear(
  db: Db,
  ...[{ _id: id, ...datos }, autoria]: Parameters<CursoRepository['crear']>
): ReturnType<CursoRepository['crear']> {
  return transact(db, async (trx) => {
    const { quien, now } = autoria;
    // Two courses at once count each other.
    await bloquearPersona(trx, quien.sub);
    if ((await abiertosDe(trx, quien.sub)) >= autoria.maximo) return 'completos' as const;
    if ((await creadosEnUnDia(trx, quien.sub, now)) >= autoria.maximoEnUnDia) return 'muchos-hoy' as const;
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
    await apuntarEnCurso(trx, id, autoria, 'creación');
    return 'creado' as const;
  }).catch(repetido);
}

/** Open courses of a lecturer. */
const abiertosDe = (trx: Conn, sub: string) => contarDe(cursosDe(trx, sub).where('c.estado', '=', 'abierto'));

/** Courses that a lecturer opened within 24 hours, in every state. The person who opens one teaches it from its first instant on. */
const creadosEnUnDia = (trx: Conn, sub: string, now: Date) =>
  contarDe(
    cursosDe(trx, sub)
      .whereRef('d.desde', '=', 'c.creado')
      .where('c.creado', '>', new Date(now.getTime() - diaMs)),
  );

const cursosDe = (trx: Conn, sub: string) =>
  trx
    .selectFrom('curso_docentes as d')
    .innerJoin('cursos as c', 'c.id', 'd.curso_id')
    .where('d.sub', '=', sub);

async function contarDe(cursos: ReturnType<typeof cursosDe>): Promise<number> {
  const { total } = await cursos.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return total;
}

async function reabrir(
  trx: Conn,
  ...[id, esperada, apunte]: Parameters<CursoRepository['reabrir']>
): ReturnType<CursoRepository['reabrir']> {
  await bloquearPersona(trx, apunte.quien.sub);
  if ((await abiertosDe(trx, apunte.quien.sub)) >= apunte.maximo) return 'completos';
  // The locks of its projects: a course that takes one of them meanwhile is seen here, or sees this one.
  await trx
    .selectFrom('proyectos_todos')
    .select('id')
    .where('id', 'in', (eb) =>
      eb.selectFrom('curso_proyectos').select('proyecto_id').where('curso_id', '=', id),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  const enOtro = await proyectosEnOtro(trx, id);
  if (enOtro.length > 0) return { enOtro };
  const escritura = await subirVersion(trx, 'cursos', id, esperada, { estado: 'abierto', cerrado: null });
  if (typeof escritura === 'number') await apuntarEnCurso(trx, id, apunte, apunte.detalle);
  return escritura;
}

async function cambiarCodigo(
  trx: Conn,
  ...[id, codigo, apunte]: Parameters<CursoRepository['cambiarCodigo']>
): Promise<'hecho' | 'no-abierto'> {
  const { numUpdatedRows } = await trx
    .updateTable('cursos')
    .set({ codigo })
    .where('id', '=', id)
    .where('estado', '=', 'abierto')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return 'no-abierto';
  await apuntarEnCurso(trx, id, apunte, apunte.detalle);
  return 'hecho';
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
        eb.lit(todos),
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

async function proyectosEnOtro(db: Conn, id: string): Promise<readonly string[]> {
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
    .orderBy((eb) => ordenAlfabetico(eb.ref('t.nombre')))
    .execute();
  return filas.map(({ nombre }) => nombre);
}
