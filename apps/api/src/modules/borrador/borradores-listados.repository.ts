import type { Db } from '@mantenible/db';
import { elementoTodos } from '@mantenible/domain/respuesta';
import { sql } from 'kysely';

import { conCambios } from '../comun/borrador-consultas.repository.ts';
import { leerAdicionales, leerTipo } from './borrador-guardado.schema.ts';
import type { BorradorListado, BorradoresDe } from './borrador.port.ts';

/**
 * A person's drafts in which anything was changed, the latest first, with their progress: one statement, in which the
 * database counts as `progreso` of the domain does: question sets are long, and a list shows many drafts.
 */
export async function listarBorradores(
  db: Db,
  { idPersona, proyectoId }: BorradoresDe,
): Promise<readonly BorradorListado[]> {
  const filas = await db
    .selectFrom('borradores')
    .where('id_persona', '=', idPersona)
    // Those of a deleted project wait for their erasure.
    .where('proyecto_id', 'in', db.selectFrom('proyectos').select('id'))
    .$if(proyectoId !== null, (qb) => qb.where('proyecto_id', '=', proyectoId))
    .where(conCambios)
    .select(['id', 'proyecto_id', 'tipo', 'elemento', 'intentos', 'adicionales', 'titulo', 'actualizado'])
    .select([
      nombreDeElemento.as('elemento_nombre'),
      preguntas.as('preguntas'),
      respondidas.as('respondidas'),
    ])
    .orderBy('actualizado', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return filas.map((fila) => ({
    _id: fila.id,
    proyectoId: fila.proyecto_id,
    tipo: leerTipo(fila.tipo, fila.id),
    elementoId: fila.elemento === elementoTodos ? null : fila.elemento,
    elementoNombre: fila.elemento_nombre,
    intentos: fila.intentos === 0 ? null : fila.intentos,
    adicionales: leerAdicionales(fila.adicionales, fila.id),
    titulo: fila.titulo,
    actualizado: fila.actualizado.toISOString(),
    preguntas: Number(fila.preguntas),
    respondidas: Number(fila.respondidas),
  }));
}

/** Null for scopes of all. */
const nombreDeElemento = sql<string | null>`(
  select fila ->> 'nombre' from jsonb_array_elements(borradores.plan -> 'filas') as fila
  where fila ->> '_id' = borradores.elemento limit 1)`;

/** Questions that need an answer: those with levels (requisito: levelless-questions). */
const necesarias = sql`jsonb_array_elements(borradores.plan -> 'preguntas') as pregunta
  where jsonb_array_length(pregunta -> 'nivelesCumplimiento') > 0`;

const preguntas = sql<number | string>`(select count(*) from ${necesarias})`;

const respondidas = sql<number | string>`(
  select count(*) from ${necesarias} and exists (
    select 1 from borrador_respuestas as dada
    where dada.borrador_id = borradores.id and dada.nivel is not null
      and dada.lista_id = (pregunta ->> 'listaVerificacion')::uuid
      and dada.pauta_id = (pregunta ->> 'pautaId')::uuid))`;
