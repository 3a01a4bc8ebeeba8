import { transact, type Conn, type Db } from '@mantenible/db';
import { casarLista, esEstadoCurso, personaEliminada, type PersonaUnida } from '@mantenible/domain/curso';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import { apuntarEnCurso } from './apunte-de-curso.repository.ts';
import type { Autoria } from './curso.port.ts';
import { listaDeClase } from './lista.repository.ts';
import type { PersonasRepository } from './personas.port.ts';
import { proyectosDeCurso } from './proyectos-de-curso.repository.ts';

export function createPersonasRepository(db: Db): PersonasRepository {
  return {
    porCodigo: (codigo, sub) => porCodigo(db, codigo, sub),
    unir: (...datos) => unir(db, ...datos),
    quitar: (cursoId, sub, autoria) => transact(db, (trx) => quitar(trx, cursoId, sub, autoria)),
    ...proyectosDeCurso(db),
    ...listaDeClase(db),
  };
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
          .leftJoin('cuentas as c', 'c.sub', 'd.sub')
          .whereRef('d.curso_id', '=', 'cursos.id')
          .select((n) => n.fn.coalesce('p.nombre', 'c.nombre').as('nombre'))
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
    // The lock of the course: two people at once count each other, and closing the course waits.
    const curso = await trx
      .selectFrom('cursos')
      .select(['codigo', 'estado', ocupadas.as('ocupadas')])
      .select(
        sql<boolean>`exists (select 1 from curso_personas yo where yo.curso_id = cursos.id and yo.sub = ${sub})`.as(
          'ya',
        ),
      )
      .where('id', '=', cursoId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (curso?.codigo !== persona.codigo || curso.estado !== 'abierto') return 'codigo-cambiado';
    if (curso.ya) return 'ya-unido';
    const enLista = await marcarEnLista(trx, cursoId, { sub, usuario, correo });
    if (!enLista && curso.ocupadas >= maximo) return 'lleno';
    await trx
      .insertInto('avisos_privacidad')
      .values({ ...aviso, desde: autoria.now })
      .onConflict((oc) => oc.doNothing())
      .execute();
    await trx
      .insertInto('curso_personas')
      .values({ curso_id: cursoId, sub, correo, ingreso: autoria.now, aviso: aviso.version })
      .execute();
    await apuntarEnCurso(trx, cursoId, autoria, 'ingreso', { accion: 'curso-unido' });
    return 'unido';
  });
}

/** People of a course: who joined, and the rows of its class list whose people have not. */
const ocupadas = sql<number>`((select count(*) from curso_personas p where p.curso_id = cursos.id)
  + (select count(*) from curso_lista l where l.curso_id = cursos.id and l.sub is null))::int`;

/** Marks the row of the class list that names the person: by user name, else by mail. Returns whether there is one. */
async function marcarEnLista(trx: Conn, cursoId: string, persona: PersonaUnida): Promise<boolean> {
  const filas = await trx
    .selectFrom('curso_lista')
    .select(['id', 'usuario', 'correo'])
    .where('curso_id', '=', cursoId)
    .where('sub', 'is', null)
    .orderBy('posicion')
    .execute();
  const suya = filas[casarLista(filas, [persona]).indexOf(persona.sub)];
  if (!suya) return false;
  await trx.updateTable('curso_lista').set({ sub: persona.sub }).where('id', '=', suya.id).execute();
  return true;
}

async function quitar(
  trx: Conn,
  cursoId: string,
  sub: string,
  autoria: Autoria,
): ReturnType<PersonasRepository['quitar']> {
  // A class list that is saved meanwhile is matched before or after.
  await trx.selectFrom('cursos').select('id').where('id', '=', cursoId).forNoKeyUpdate().execute();
  if (await tieneNotaPublicada(trx, cursoId, sub)) return 'nota-publicada';
  const { numDeletedRows } = await trx
    .deleteFrom('curso_personas')
    .where('curso_id', '=', cursoId)
    .where('sub', '=', sub)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return 'ausente';
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
  if (autoria.quien.sub === sub)
    await apuntarEnCurso(trx, cursoId, autoria, 'salida', { accion: 'curso-unido' });
  else await apuntarEnCurso(trx, cursoId, autoria, 'persona quitada:', { otro: sub });
  return 'quitada';
}

/** Whether what the person delivered in the course has a published mark. A publication under way is waited for. */
async function tieneNotaPublicada(trx: Conn, cursoId: string, sub: string): Promise<boolean> {
  const { rows } = await sql<{ publicada: Date | null }>`
    select k.publicada from calificaciones k
    where k.entrega_id in (select id from entregas where curso_id = ${cursoId})
      and exists (select 1 from entregados d where d.entrega_id = k.entrega_id and d.proyecto_id = k.proyecto_id
        and d.miembros @> ${JSON.stringify([{ sub }])}::jsonb)
    for share of k`.execute(trx);
  return rows.some(({ publicada }) => publicada !== null);
}
