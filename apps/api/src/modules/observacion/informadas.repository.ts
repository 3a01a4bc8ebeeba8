import type { Db } from '@mantenible/db';
import { sql } from 'kysely';

import { leerMiembros } from '../nota/entrega-leida.schema.ts';
import { leerCuando } from './observacion-guardada.schema.ts';
import { leerObservacion, leerPublicaciones, mostradoDe } from './observacion-leida.repository.ts';
import type { InformadasRepository } from './observacion.port.ts';

/** Bounds what is read before the permissions: a project has 50 deliveries a course at most. */
const maximoEntregas = 1000;

/** Comments of all deliveries of a project, in SQL. Each method is one statement. */
export function createInformadasRepository(db: Db): InformadasRepository {
  return {
    entregas: (...datos) => entregas(db, ...datos),
    mostrados: async (proyectoId, ids) => {
      const filas = ids.length === 0 ? [] : await leerPublicaciones(db, proyectoId, ids);
      const suyas = Map.groupBy(filas, ({ entrega_id }) => entrega_id);
      return new Map(ids.map((id) => [id, mostradoDe(suyas.get(id) ?? [])]));
    },
    hilos: async (proyectoId, ids, lugar) => {
      if (ids.length === 0) return [];
      const filas = await db
        .selectFrom('observaciones')
        .select(['id', 'entrega_id', 'padre', 'cuando', 'creado'])
        .where('entrega_id', 'in', ids)
        .where('proyecto_id', '=', proyectoId)
        .where('lugar', 'in', ['todo', lugar])
        .orderBy('creado')
        .orderBy('id')
        .execute();
      return filas.map(({ id, entrega_id: entregaId, padre, cuando, creado }) => {
        return { _id: id, entregaId, padre, cuando: leerCuando(cuando, id), creado: creado.toISOString() };
      });
    },
    textos: async (ids) => {
      if (ids.length === 0) return [];
      const filas = await db.selectFrom('observaciones').selectAll().where('id', 'in', ids).execute();
      return filas.map(leerObservacion);
    },
    preguntas: async (copias, claves) => {
      if (claves.length === 0) return new Map();
      const { rows } = await sql<{ copia: string; clave: string; pregunta: string }>`
        select d.id as copia, p.clave, p.una ->> 'pregunta' as pregunta from entregados d
        cross join lateral (select una, (una ->> 'listaVerificacion') || ':' || (una ->> 'pautaId') as clave
          from jsonb_array_elements(d.prueba -> 'plan' -> 'preguntas') una) p
        where d.id in (${sql.join(copias)}) and p.clave in (${sql.join(claves)})`.execute(db);
      return new Map(rows.map(({ copia, clave, pregunta }) => [`${copia} ${clave}`, pregunta]));
    },
  };
}

async function entregas(
  db: Db,
  ...[proyectoId, pruebaId]: Parameters<InformadasRepository['entregas']>
): ReturnType<InformadasRepository['entregas']> {
  const filas = await db
    .selectFrom('entregados as d')
    .innerJoin('entregas as e', 'e.id', 'd.entrega_id')
    .where('d.proyecto_id', '=', proyectoId)
    .where('d.vigente', '=', true)
    .$if(pruebaId !== null, (query) => query.where('d.prueba_id', '=', pruebaId))
    .select(['d.id', 'd.entrega_id', 'd.momento', 'd.propietario', 'd.miembros', 'e.titulo'])
    .select([
      sql<string[]>`array(select c.sub from curso_docentes c where c.curso_id = e.curso_id)`.as('docentes'),
      // As `elegirAnalisis` of the domain chooses among finished ones.
      sql<
        string | null
      >`(select a.commit_id from entrega_analisis a where a.entregado_id = d.id and a.estado = 'listo'
        order by a.origen = 'entrega' desc, a.creado desc, a.id desc limit 1)`.as('commit'),
    ])
    .orderBy('e.fin', 'desc')
    .orderBy('e.id')
    .limit(maximoEntregas)
    .execute();
  return filas.map(({ id, entrega_id, momento, miembros, ...fila }) => {
    const copia = { copia: id, copiada: momento.toISOString() };
    return { ...fila, ...copia, entregaId: entrega_id, miembros: leerMiembros(miembros, id) };
  });
}
