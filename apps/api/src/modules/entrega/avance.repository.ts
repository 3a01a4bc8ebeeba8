import type { Db } from '@mantenible/db';
import { sql } from 'kysely';

import { leeProyectosDeHoy } from '../comun/curso-de-hoy.repository.ts';
import type { AvanceGuardado } from './entregado.port.ts';

/**
 * How far 'Analizar lo entregado' is, from one statement over its analyses alone: the newest of each place that was not cancelled. Of a
 * person's own copies unless `sub` is null, with the template only then. Copies that stand for nothing (`copiasValen`) have no row, and
 * are not counted.
 */
export async function leerAvance(db: Db, entregaId: string, sub: string | null): Promise<AvanceGuardado> {
  const suyos = sub === null ? sql`true` : sql`d.miembros @> ${JSON.stringify([{ sub }])}::jsonb`;
  const { rows } = await sql<AvanceGuardado>`
    with lugares as (
      select d.id as lugar from entregados d where d.entrega_id = ${entregaId} and d.vigente and ${suyos}
        and exists (select 1 from entregas e where e.id = d.entrega_id
          and (e.copiada = e.fin or e.publicada is not null or not ${leeProyectosDeHoy('e.curso_id')}))
      union all
      select null::uuid from entregas e where e.id = ${entregaId} and e.plantilla is not null and ${sub === null}),
    ultimos as (
      select l.lugar, u.estado, u.fase from lugares l left join lateral (
        select a.estado, a.fase from entrega_analisis a
        where a.entrega_id = ${entregaId} and a.entregado_id is not distinct from l.lugar and a.origen = 'entrega'
          and a.estado <> 'cancelado'
        order by a.creado desc, a.id desc limit 1) u on true)
    select
      count(*) filter (where estado = 'en-curso' and fase = 'en-cola')::int as "pendientes",
      count(*) filter (where estado = 'en-curso' and fase <> 'en-cola')::int as "enCurso",
      count(*) filter (where estado = 'listo')::int as "listos",
      count(*) filter (where estado = 'fallido')::int as "fallidos",
      count(*) filter (where estado is null or estado = 'fallido')::int as "faltan"
    from ultimos`.execute(db);
  return rows[0] ?? { pendientes: 0, enCurso: 0, listos: 0, fallidos: 0, faltan: 0 };
}
