import { randomUUID } from 'node:crypto';

import { deleteInSlices, inSlices, SLICE_ROWS, transact, type Conn, type Db } from '@mantenible/db';
import { sql, type RawBuilder } from 'kysely';

import { borrarFirmasDelCurso, borrarFirmasDelCursoEnTramos } from '../comun/firmas.repository.ts';
import { tandasDe } from '../comun/tandas-de-proyectos.ts';
import {
  borrarTextos,
  borrarTextosNuevos,
  sinTextos,
  textoEliminado,
} from './textos-de-entregas.repository.ts';

/**
 * Leaves of the deliveries of a course their figures alone: without names, texts, links, or ids that also exist elsewhere. Each
 * project keeps one id of its own, alike in copies, marks and comments.
 */
export async function anonimizarEntregas(trx: Conn, cursoId: string): Promise<void> {
  const entregas = sql`(select id from entregas where curso_id = ${cursoId})`;
  await sql`delete from avisos where ${avisosDe(cursoId)}`.execute(trx);
  await borrarFirmasDelCurso(trx, cursoId);
  await borrarCopias(trx, entregas);
  await borrarTextosNuevos(trx, entregas);
  const { rows } = await sql<{ id: string }>`
    select distinct u.id from (${proyectosDe(entregas)}) u join proyectos_todos p on p.id = u.id`.execute(
    trx,
  );
  await cambiarProyectos(
    trx,
    entregas,
    rows.map(({ id }) => id),
  );
}

const avisosDe = (cursoId: string) =>
  sql`(curso_id = ${cursoId} or entrega_id in (select id from entregas where curso_id = ${cursoId}))`;

/** Copies and files of one statement, and bytes of the tests of those copies, unless one has more. */
const copiasPorTramo = 50;
const bytesPorTramo = 256 * 1024;
const archivosPorTramo = 500;

/**
 * Erases in slices what copies of a course, their files, marks and comments have of people, outside of a transaction: in one, the
 * embedded engine answers no other caller. A call that ended early is continued by the next one.
 */
export async function anonimizarCopias(db: Db, cursoId: string): Promise<void> {
  const entregas = sql`(select id from entregas where curso_id = ${cursoId})`;
  // What was not copied by now stays away.
  await sql`update entrega_analisis set fuente_id = null
    where entrega_id in ${entregas} and fuente_id is not null`.execute(db);
  await inSlices(async () => {
    const { numAffectedRows } = await sql`
      update entregado_archivos set sello_id = analisis_id, texto_cifrado = null, texto_clave = null
      where ctid = any (array(
        select f.ctid from entrega_analisis a join entregado_archivos f on f.analisis_id = a.id
        where a.entrega_id in ${entregas} and (f.sello_id <> f.analisis_id or f.texto_cifrado is not null)
        limit ${archivosPorTramo}))`.execute(db);
    return Number(numAffectedRows ?? 0n);
  });
  await inSlices(async () => {
    const { numAffectedRows } = await sql`
      update entregados set ${sinPersonas}
      where ctid = any (array(
        select lugar from (
          select lugar, sum(bytes) over (order by id rows unbounded preceding) - bytes as antes from (
            select ctid as lugar, id, coalesce(pg_column_size(prueba), 0) + pg_column_size(acciones) as bytes from entregados
            where entrega_id in ${entregas} and propietario <> '' order by id limit ${copiasPorTramo}) u) t
        where antes < ${bytesPorTramo}))`.execute(db);
    return Number(numAffectedRows ?? 0n);
  });
  await borrarTextos(db, entregas);
  await inSlices(async () => {
    const { numAffectedRows } = await sql`
      update entrega_analisis set ${sinLugar} where ctid = any (array(
        select ctid from entrega_analisis where entrega_id in ${entregas} and ${conLugar} limit ${sql.lit(SLICE_ROWS)}))`.execute(
      db,
    );
    return Number(numAffectedRows ?? 0n);
  });
  await borrarFirmasDelCursoEnTramos(db, cursoId);
  await deleteInSlices(db, { table: 'avisos', columns: ['texto'] }, avisosDe(cursoId));
  await cambiarProyectosEnTandas(db, entregas);
}

/** An analysis without what leads to its repository. */
const sinLugar = sql`commit_id = null, fuente_id = null, motivo = null`;
const conLugar = sql`num_nonnulls(commit_id, fuente_id, motivo) > 0`;

/** The columns of a copy without names, texts, links and ids; a copy without owner has none of them. */
const sinPersonas = sql`proyecto_nombre = '', propietario = '', miembros = '[]', enlace = '', rama = '',
  prueba_id = null, prueba = ${sinTextos(sql`prueba`, sql`id`)},
  tarde_motivo = case when tarde_motivo is null then null else ${textoEliminado} end,
  acciones = coalesce((
    select jsonb_agg(a.una || jsonb_build_object('responsable', null, 'texto', ${textoEliminado}::text) order by a.lugar)
    from jsonb_array_elements(acciones) with ordinality a(una, lugar)), '[]'::jsonb)`;

async function borrarCopias(trx: Conn, entregas: RawBuilder<unknown>): Promise<void> {
  await sql`update entregados set ${sinPersonas} where entrega_id in ${entregas} and propietario <> ''`.execute(
    trx,
  );
  // That there was a template stays: the figures are compared with it.
  await sql`update entregas set plantilla = jsonb_build_object('proyectoId', id, 'commit', null)
    where plantilla is not null and id in ${entregas}`.execute(trx);
  await sql`update entrega_analisis set ${sinLugar} where entrega_id in ${entregas} and ${conLugar}`.execute(
    trx,
  );
}

const conProyecto = ['entregados', 'calificaciones', 'observaciones'] as const;

/** The project of each row that names one. */
const proyectosDe = (entregas: RawBuilder<unknown>) =>
  sql`select proyecto_id as id from entregados where entrega_id in ${entregas}
    union all select proyecto_id from calificaciones where entrega_id in ${entregas}
    union all select proyecto_id from observaciones where entrega_id in ${entregas}`;

/** Projects of one transaction, and their rows, unless one has more. */
const proyectosPorTanda = 20;
const filasPorTanda = 500;

/** Each project gets its new id in one transaction. A call that ended early leaves some with theirs, which the next one changes again. */
async function cambiarProyectosEnTandas(db: Db, entregas: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ proyectoId: string; bytes: number }>`
    select id as "proyectoId", count(*)::int as bytes from (${proyectosDe(entregas)}) u group by id`.execute(
    db,
  );
  for (const proyectos of tandasDe(rows, proyectosPorTanda, filasPorTanda))
    await transact(db, (trx) => cambiarProyectos(trx, entregas, proyectos));
}

async function cambiarProyectos(
  trx: Conn,
  entregas: RawBuilder<unknown>,
  viejos: readonly string[],
): Promise<void> {
  if (viejos.length === 0) return;
  const nuevos = viejos.map(() => randomUUID());
  for (const tabla of conProyecto)
    await sql`update ${sql.table(tabla)} t set proyecto_id = m.nuevo
      from unnest(${viejos}::uuid[], ${nuevos}::uuid[]) m(viejo, nuevo)
      where t.proyecto_id = m.viejo and t.entrega_id in ${entregas}`.execute(trx);
}
