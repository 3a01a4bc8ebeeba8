import { deleteInSlices, transact, type Db, type HeavyTable } from '@mantenible/db';
import { sql, type RawBuilder } from 'kysely';

import { apuntarEnCurso } from './apunte-de-curso.repository.ts';
import type { CursoRepository } from './curso.port.ts';

interface FilasDeCurso extends HeavyTable {
  /** Rows of the deliveries that a list of ids names. */
  readonly de: (entregas: RawBuilder<unknown>) => RawBuilder<unknown>;
}

const propias = (entregas: RawBuilder<unknown>) => sql`entrega_id in ${entregas}`;

/** Tables with many or large rows of a course, each before the one that it refers to. The others go with the course's row. */
const pesadas: readonly FilasDeCurso[] = [
  {
    table: 'entregado_archivos',
    columns: ['texto_cifrado', 'incidencias', 'medidas'],
    de: (entregas) => sql`analisis_id in (select id from entrega_analisis where entrega_id in ${entregas})`,
  },
  { table: 'entrega_analisis', columns: ['medidas', 'omitidos', 'ambito'], de: propias },
  { table: 'entregados', columns: ['prueba', 'acciones', 'ambito_propio'], de: propias },
  {
    table: 'calificacion_cambios',
    columns: ['motivo'],
    de: (entregas) => sql`calificacion_id in (select id from calificaciones where entrega_id in ${entregas})`,
  },
  { table: 'calificaciones', columns: ['medidas', 'publicado', 'enlaces', 'marcas', 'motivo'], de: propias },
  { table: 'observaciones', columns: ['texto', 'clave'], de: propias },
  { table: 'patrones', columns: ['prueba'], de: propias },
  { table: 'rubricas', columns: ['lineas'], de: propias },
];

/**
 * Deletes a course. What its deliveries hold goes before, in slices: on the embedded engine one statement that took all with the
 * course's row would keep every request waiting. A call that ended early is completed by the next one; that it began is in the audit
 * trail, because marks of a course that still shows are away by then.
 */
export async function borrarCurso(
  db: Db,
  ...[id, autoria]: Parameters<CursoRepository['borrar']>
): ReturnType<CursoRepository['borrar']> {
  const entregas = sql`(select id from entregas where curso_id = ${id})`;
  await transact(db, (trx) => apuntarEnCurso(trx, id, autoria, 'eliminación'));
  for (const filas of pesadas) await deleteInSlices(db, filas, filas.de(entregas));
  const { numDeletedRows } = await db.deleteFrom('cursos').where('id', '=', id).executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
