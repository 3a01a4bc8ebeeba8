import type { Db } from '@mantenible/db';
import { sql } from 'kysely';

import { filaDeArchivo } from '../analisis/analisis-guardado.schema.ts';
import { listaJson } from '../comun/lista-json.repository.ts';
import { leerIncidenciaEntregada, leerMedidasEntregadas } from './entrega-guardada.schema.ts';
import type { EntregadoRepository } from './entregado.port.ts';

/**
 * Findings that an analysis has beyond those of the template with the same file, rule and message: of several alike the last ones.
 * They are the ones that a mark counts before those that a lecturer accepted.
 */
export async function incidenciasNuevas(
  db: Db,
  ...[analisisId, plantillaId, { desde, cuantas }]: Parameters<EntregadoRepository['nuevas']>
): ReturnType<EntregadoRepository['nuevas']> {
  const { rows } = await sql<{
    total: number;
    posicion: number | null;
    ruta: string | null;
    una: unknown;
    suyas: unknown;
    previas: unknown;
  }>`
    with previas as (
      select f.ruta, una->>'rule' as regla, una->>'message' as mensaje, count(*) as n
      from entregado_archivos f cross join lateral jsonb_array_elements(${listaJson('f.incidencias')}) una
      where f.analisis_id = ${plantillaId} group by 1, 2, 3
    ), suyas as (
      select f.posicion, f.ruta, i.una, i.orden, i.una->>'rule' as regla, i.una->>'message' as mensaje,
        row_number() over (partition by f.ruta, i.una->>'rule', i.una->>'message' order by f.posicion, i.orden) as vez
      from entregado_archivos f
      cross join lateral jsonb_array_elements(${listaJson('f.incidencias')}) with ordinality i(una, orden)
      where f.analisis_id = ${analisisId}
    ), nuevas as (
      select s.posicion, s.ruta, s.una, s.orden from suyas s
      left join previas p on p.ruta = s.ruta and p.regla = s.regla and p.mensaje = s.mensaje
      where s.vez > coalesce(p.n, 0)
    )
    select t.total, n.posicion, n.ruta, n.una,
      (select medidas from entrega_analisis where id = ${analisisId}) as suyas,
      (select medidas from entrega_analisis where id = ${plantillaId}) as previas
    from (select count(*)::int as total from nuevas) t
    left join lateral (select * from nuevas order by posicion, orden offset ${desde} limit ${cuantas}) n on true
    order by n.posicion, n.orden`.execute(db);
  const [primera] = rows;
  const silenciadas =
    silenciadasDe(primera?.suyas, analisisId) - silenciadasDe(primera?.previas, plantillaId);
  return {
    total: primera?.total ?? 0,
    silenciadas: Math.max(0, silenciadas),
    incidencias: rows.flatMap(({ posicion, ruta, una }) => {
      if (posicion === null || ruta === null) return [];
      const { rule, message, range } = leerIncidenciaEntregada(una, filaDeArchivo(analisisId, posicion));
      return [{ posicion, ruta, linea: range?.startLine ?? null, regla: rule, mensaje: message }];
    }),
  };
}

/** Number of the findings that the analysed code suppresses. */
const silenciadasDe = (medidas: unknown, analisisId: string): number =>
  leerMedidasEntregadas(medidas ?? null, analisisId)?.['silenced_findings'] ?? 0;
