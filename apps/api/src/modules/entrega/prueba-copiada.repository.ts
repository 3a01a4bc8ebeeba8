import type { Conn } from '@mantenible/db';
import type { PruebaPedida } from '@mantenible/domain/entrega';
import { sql, type RawBuilder } from 'kysely';

/** An instant inside of JSON. */
export const enTexto = (columna: string) =>
  sql`to_char(${sql.ref(columna)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The columns of a test (`r`) that a copy keeps. */
export const prueba = sql`jsonb_build_object('_id', r.id, 'nombre', r.nombre, 'tipo', r.tipo, 'elementoId', r.elemento_id,
  'intentos', r.intentos, 'creado', ${enTexto('r.creado')}, 'plan', r.plan, 'respuestas', r.respuestas)`;

/** Bytes of its plan and answers as text: batches of copies are bounded by them without reading them. */
export const medidaDePrueba = sql`octet_length(r.plan::text) + octet_length(r.respuestas::text)`;

/** A delivery in its course, and the test that it asks for. */
export interface DeQueEntrega {
  readonly entregaId: string;
  readonly cursoId: string;
  readonly pedida: PruebaPedida | null;
}

/**
 * The copies (`suya`) whose project is in the course and exists, each with the newest test (`r`) of what is asked for from before its own
 * instant.
 */
export function conSuPrueba({ entregaId, cursoId, pedida }: DeQueEntrega): RawBuilder<unknown> {
  const deLaPedida = pedida
    ? sql`r.tipo = ${pedida.tipo} and r.elemento_id is not distinct from ${pedida.elementoId}`
    : sql`false`;
  return sql`entregados suya
    join curso_proyectos c on c.curso_id = ${cursoId} and c.proyecto_id = suya.proyecto_id
    join proyectos p on p.id = suya.proyecto_id
    left join lateral (
      select * from respuestas r where r.proyecto_id = suya.proyecto_id and ${deLaPedida} and r.creado < suya.hasta
      order by r.creado desc, r.id desc limit 1) r on true
    where suya.entrega_id = ${entregaId}`;
}

/** Replaces the test of the copies of some projects. Nothing else of a copy changes. */
export async function copiarPruebas(
  trx: Conn,
  cual: DeQueEntrega,
  proyectos: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    update entregados d set prueba_id = r.id, prueba = case when r.id is not null then ${prueba} end, promedio = r.promedio,
      prueba_bytes = ${medidaDePrueba}, prueba_tipo = r.tipo, prueba_elemento = r.elemento_id
    from ${conSuPrueba(cual)} and suya.proyecto_id in ${proyectos} and d.id = suya.id`.execute(trx);
}

/**
 * Leaves the copies that stand without effect until they have the test that is asked for now: the next call takes it. A delivery whose
 * copies are due anyway gets it with them.
 */
export async function pedirOtraPrueba(trx: Conn, entregaId: string): Promise<void> {
  await sql`update entregas set copiada = null, copiada_sin_prueba = fin
    where id = ${entregaId} and copiada = fin`.execute(trx);
}
