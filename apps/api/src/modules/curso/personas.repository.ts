import { transact, type Conn, type Db } from '@mantenible/db';
import { esEstadoCurso, personaEliminada } from '@mantenible/domain/curso';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import { createAuditoria } from '../comun/anotacion.repository.ts';
import type { Autoria } from './curso.port.ts';
import { listaDeClase } from './lista.repository.ts';
import type { PersonasRepository } from './personas.port.ts';

export function createPersonasRepository(db: Db): PersonasRepository {
  return {
    porCodigo: (codigo, sub) => porCodigo(db, codigo, sub),
    unir: (...datos) => unir(db, ...datos),
    notaPublicada: async (cursoId, sub) => {
      const fila = await db
        .selectFrom('entregados as d')
        .innerJoin('entregas as e', 'e.id', 'd.entrega_id')
        .where('e.curso_id', '=', cursoId)
        .where('e.publicada', 'is not', null)
        .where(sql<boolean>`d.miembros @> ${JSON.stringify([{ sub }])}::jsonb`)
        .select('d.id')
        .limit(1)
        .executeTakeFirst();
      return fila !== undefined;
    },
    quitar: (cursoId, sub, autoria) => transact(db, (trx) => quitar(trx, cursoId, sub, autoria)),
    ponerProyecto: (...datos) => transact(db, (trx) => ponerProyecto(trx, ...datos)),
    quitarProyecto: (cursoId, proyectoId, autoria) =>
      transact(db, async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('curso_proyectos')
          .where('curso_id', '=', cursoId)
          .where('proyecto_id', '=', proyectoId)
          .executeTakeFirstOrThrow();
        if (numDeletedRows === 0n) return false;
        await apuntar(trx, cursoId, autoria, `proyecto quitado: ${proyectoId}`);
        return true;
      }),
    unidas: (cursoId) =>
      db
        .selectFrom('curso_personas as p')
        .leftJoin('personas', 'personas.sub', 'p.sub')
        .where('p.curso_id', '=', cursoId)
        .select(['p.sub', 'personas.usuario', 'p.correo'])
        .orderBy('p.ingreso')
        .orderBy('p.sub')
        .execute(),
    ...listaDeClase(db, apuntar),
  };
}

async function apuntar(trx: Conn, id: string, { quien, now }: Autoria, detalle: string): Promise<void> {
  const fila = await trx.selectFrom('cursos').select('nombre').where('id', '=', id).executeTakeFirst();
  const objeto = `Curso: ${fila?.nombre ?? id}`;
  await createAuditoria(trx, () => now).apuntar({
    quien,
    accion: 'curso-unido',
    objeto,
    objetoId: id,
    detalle,
  });
}

async function porCodigo(db: Db, codigo: string, sub: string) {
  const fila = await db
    .selectFrom('cursos')
    .where('codigo', '=', codigo)
    .select(['id', 'nombre', 'periodo', 'estado'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('curso_docentes as d')
          .leftJoin('personas as p', 'p.sub', 'd.sub')
          .whereRef('d.curso_id', '=', 'cursos.id')
          .select('p.nombre')
          .orderBy('d.desde')
          .orderBy('d.sub'),
      ).as('docentes'),
      sql<boolean>`exists (select 1 from curso_personas yo where yo.curso_id = cursos.id and yo.sub = ${sub})`.as(
        'unido',
      ),
    ])
    .executeTakeFirst();
  if (!fila || !esEstadoCurso(fila.estado)) return null;
  const { id, estado, docentes, ...resto } = fila;
  return { ...resto, _id: id, estado, docentes: docentes.map(({ nombre }) => nombre ?? personaEliminada) };
}

function unir(
  db: Db,
  ...[cursoId, persona, { maximo, ...autoria }]: Parameters<PersonasRepository['unir']>
): ReturnType<PersonasRepository['unir']> {
  const { sub, usuario, correo, aviso } = persona;
  return transact(db, async (trx) => {
    // Shared: a class joins at once, and closing the course waits for it.
    const curso = await trx
      .selectFrom('cursos')
      .select((eb) => [
        'codigo',
        'estado',
        eb
          .exists(
            eb
              .selectFrom('curso_personas')
              .select('sub')
              .where('curso_id', '=', cursoId)
              .where('sub', '=', sub),
          )
          .as('ya'),
        sql<number>`(select count(*)::int from curso_personas p where p.curso_id = cursos.id)`.as('personas'),
      ])
      .where('id', '=', cursoId)
      .forShare()
      .executeTakeFirst();
    if (curso?.codigo !== persona.codigo || curso.estado !== 'abierto') return 'codigo-cambiado';
    if (curso.ya) return 'ya-unido';
    if (curso.personas >= maximo) return 'lleno';
    await trx
      .insertInto('avisos_privacidad')
      .values({ ...aviso, desde: autoria.now })
      .onConflict((oc) => oc.doNothing())
      .execute();
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('curso_personas')
      .values({ curso_id: cursoId, sub, correo, ingreso: autoria.now, aviso: aviso.version })
      .onConflict((oc) => oc.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return 'ya-unido';
    await marcarEnLista(trx, cursoId, { sub, usuario, correo });
    await apuntar(trx, cursoId, autoria, 'ingreso');
    return 'unido';
  });
}

/** Marks the row of the class list that names the person: by user name, else by mail. */
async function marcarEnLista(
  trx: Conn,
  cursoId: string,
  {
    sub,
    usuario,
    correo,
  }: { readonly sub: string; readonly usuario: string | null; readonly correo: string | null },
): Promise<void> {
  await sql`update curso_lista set sub = ${sub} where id = (
    select id from curso_lista where curso_id = ${cursoId} and sub is null
      and (lower(usuario) = lower(${usuario}::text) or lower(correo) = lower(${correo}::text))
    order by coalesce(lower(usuario) = lower(${usuario}::text), false) desc, posicion limit 1)`.execute(trx);
}

async function quitar(trx: Conn, cursoId: string, sub: string, autoria: Autoria): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('curso_personas')
    .where('curso_id', '=', cursoId)
    .where('sub', '=', sub)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return false;
  await trx
    .deleteFrom('curso_proyectos')
    .where('curso_id', '=', cursoId)
    .where('proyecto_id', 'in', (eb) =>
      eb.selectFrom('proyectos_todos').select('id').where('id_persona', '=', sub),
    )
    .execute();
  await trx
    .updateTable('curso_lista')
    .set({ sub: null })
    .where('curso_id', '=', cursoId)
    .where('sub', '=', sub)
    .execute();
  await apuntar(trx, cursoId, autoria, autoria.quien.sub === sub ? 'salida' : `persona quitada: ${sub}`);
  return true;
}

async function ponerProyecto(
  trx: Conn,
  ...[cursoId, proyectoId, autoria]: Parameters<PersonasRepository['ponerProyecto']>
): ReturnType<PersonasRepository['ponerProyecto']> {
  // The lock of the project: two courses at once see each other.
  const proyecto = await trx
    .selectFrom('proyectos_todos')
    .select('id_persona')
    .where('id', '=', proyectoId)
    .where('borrado', '=', false)
    .forUpdate()
    .executeTakeFirst();
  if (proyecto?.id_persona !== autoria.quien.sub) return 'proyecto-ausente';
  const curso = await trx
    .selectFrom('cursos')
    .select('estado')
    .where('id', '=', cursoId)
    .forShare()
    .executeTakeFirst();
  if (curso?.estado !== 'abierto') return 'curso-no-abierto';
  const unida = await trx
    .selectFrom('curso_personas')
    .select('sub')
    .where('curso_id', '=', cursoId)
    .where('sub', '=', autoria.quien.sub)
    .executeTakeFirst();
  if (!unida) return 'sin-unirse';
  const otro = await trx
    .selectFrom('curso_proyectos as cp')
    .innerJoin('cursos as c', 'c.id', 'cp.curso_id')
    .where('cp.proyecto_id', '=', proyectoId)
    .where('c.estado', '=', 'abierto')
    .where('c.id', '<>', cursoId)
    .select('c.nombre')
    .executeTakeFirst();
  if (otro) return { otro: otro.nombre };
  await trx
    .insertInto('curso_proyectos')
    .values({ curso_id: cursoId, proyecto_id: proyectoId, ingreso: autoria.now })
    .onConflict((oc) => oc.doNothing())
    .execute();
  await apuntar(trx, cursoId, autoria, `proyecto puesto: ${proyectoId}`);
  return 'puesto';
}
