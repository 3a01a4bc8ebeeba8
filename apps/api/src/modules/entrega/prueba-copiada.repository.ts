import type { Conn } from '@mantenible/db';
import type { PruebaPedida } from '@mantenible/domain/entrega';
import { sql } from 'kysely';

/** An instant inside of JSON. */
export const enTexto = (columna: string) =>
  sql`to_char(${sql.ref(columna)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The columns of a test (`r`) that a copy keeps. */
export const prueba = sql`jsonb_build_object('_id', r.id, 'nombre', r.nombre, 'tipo', r.tipo, 'elementoId', r.elemento_id,
  'intentos', r.intentos, 'creado', ${enTexto('r.creado')}, 'plan', r.plan, 'respuestas', r.respuestas)`;

/**
 * Replaces the test of the copies that stand by the newest one of another kind, each before its own instant. Nothing else of a copy
 * changes; copies of projects that left the course or were deleted keep their test.
 */
export async function copiarPruebas(
  trx: Conn,
  entregaId: string,
  pedida: PruebaPedida | null,
): Promise<void> {
  const deLaPedida = pedida
    ? sql`r.tipo = ${pedida.tipo} and r.elemento_id is not distinct from ${pedida.elementoId}`
    : sql`false`;
  await sql`
    update entregados d set prueba_id = r.id, prueba = case when r.id is not null then ${prueba} end, promedio = r.promedio
    from entregados suya
    join entregas e on e.id = suya.entrega_id and e.copiada = e.fin
    join curso_proyectos c on c.curso_id = e.curso_id and c.proyecto_id = suya.proyecto_id
    join proyectos p on p.id = suya.proyecto_id
    left join lateral (
      select * from respuestas r where r.proyecto_id = suya.proyecto_id and ${deLaPedida} and r.creado < suya.hasta
      order by r.creado desc, r.id desc limit 1) r on true
    where suya.entrega_id = ${entregaId} and d.id = suya.id`.execute(trx);
}
