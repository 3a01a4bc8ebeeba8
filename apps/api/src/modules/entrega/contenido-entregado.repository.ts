import type { Db } from '@mantenible/db';
import { sql } from 'kysely';

import { filaDeArchivo } from '../analisis/analisis-guardado.schema.ts';
import { listaJson } from '../comun/lista-json.repository.ts';
import {
  leerAccionesEntregadas,
  leerAmbitoAnalizado,
  leerAmbitoPropio,
  leerIncidenciaEntregada,
  leerMedidasEntregadas,
  leerPruebaEntregada,
} from './entrega-guardada.schema.ts';
import { incidenciasNuevas } from './incidencias-nuevas.repository.ts';
import type { Contenido, EntregadoRepository } from './entregado.port.ts';

/** What one copy holds, in SQL. */
export function createContenidoEntregado(
  db: Db,
): Pick<EntregadoRepository, 'contenido' | 'total' | 'incidencias' | 'comparables' | 'nuevas' | 'textos'> {
  return {
    contenido: (...cual) => contenido(db, ...cual),
    total: async (analisisId) => {
      const fila = await db
        .selectFrom('entrega_analisis')
        .select('incidencias')
        .where('id', '=', analisisId)
        .where('sin_archivos', '=', false)
        .executeTakeFirst();
      return fila?.incidencias ?? 0;
    },
    incidencias: (...cuales) => incidencias(db, ...cuales),
    comparables: async (...ids) => {
      const filas = await db
        .selectFrom('entrega_analisis')
        .select('id')
        .where('id', 'in', ids)
        .where('sin_archivos', '=', false)
        .execute();
      return filas.length === ids.length;
    },
    nuevas: (...cuales) => incidenciasNuevas(db, ...cuales),
    textos: (...cuales) => textos(db, ...cuales),
  };
}

async function contenido(db: Db, copiaId: string, analisisId: string | null): Promise<Contenido> {
  const fila = await db
    .selectFrom('entregados as d')
    .leftJoin('entrega_analisis as a', (join) =>
      join.onRef('a.entregado_id', '=', 'd.id').on('a.id', '=', analisisId),
    )
    .where('d.id', '=', copiaId)
    .select([
      'd.prueba',
      'd.acciones',
      'd.ambito_propio',
      'a.medidas',
      'a.incidencias',
      'a.sin_archivos',
      'a.ambito',
    ])
    .executeTakeFirst();
  if (!fila)
    return { prueba: null, medidas: null, acciones: [], incidencias: null, ambito: null, ambitoPropio: null };
  const prueba = leerPruebaEntregada(fila.prueba, copiaId);
  return {
    // The project's id stands in the copy's own column.
    prueba: prueba && { ...prueba, proyectoId: '' },
    medidas: leerMedidasEntregadas(fila.medidas, analisisId ?? copiaId),
    acciones: leerAccionesEntregadas(fila.acciones, copiaId),
    incidencias: fila.sin_archivos === false ? (fila.incidencias ?? 0) : null,
    ambito: leerAmbitoAnalizado(fila.ambito, analisisId ?? copiaId),
    ambitoPropio: leerAmbitoPropio(fila.ambito_propio, copiaId),
  };
}

/** A page of findings. The numbers of each file choose the files that have some of the page: no other list is unpacked. */
async function incidencias(
  db: Db,
  ...[analisisId, { desde, cuantas }]: Parameters<EntregadoRepository['incidencias']>
): ReturnType<EntregadoRepository['incidencias']> {
  const { rows } = await sql<{ posicion: number; ruta: string; una: unknown }>`
    with lugares as (
      select posicion, antes from (
        select posicion, cuantas, sum(cuantas) over (order by posicion rows unbounded preceding) - cuantas as antes
        from entregado_archivos where analisis_id = ${analisisId} and cuantas > 0) todos
      where antes < ${desde + cuantas} and antes + cuantas > ${desde})
    select f.posicion, f.ruta, i.una
    from lugares l
    join entregado_archivos f on f.analisis_id = ${analisisId} and f.posicion = l.posicion
    cross join lateral jsonb_array_elements(${listaJson('f.incidencias')}) with ordinality i(una, orden)
    where l.antes + i.orden > ${desde} and l.antes + i.orden <= ${desde + cuantas}
    order by f.posicion, i.orden`.execute(db);
  return rows.map(({ posicion, ruta, una }) => {
    const { rule, message, range } = leerIncidenciaEntregada(una, filaDeArchivo(analisisId, posicion));
    return { posicion, ruta, linea: range?.startLine ?? null, regla: rule, mensaje: message };
  });
}

async function textos(
  db: Db,
  ...[analisisId, posiciones]: Parameters<EntregadoRepository['textos']>
): ReturnType<EntregadoRepository['textos']> {
  if (posiciones.length === 0) return [];
  const filas = await db
    .selectFrom('entregado_archivos')
    .where('analisis_id', '=', analisisId)
    .where('posicion', 'in', posiciones)
    .select(['posicion', 'ruta', 'sello_id as sello', 'texto_cifrado as cifrado', 'texto_clave as clave'])
    .execute();
  return filas.flatMap(({ cifrado, clave, ...fila }) =>
    cifrado === null || clave === null ? [] : [{ ...fila, cifrado, clave }],
  );
}
