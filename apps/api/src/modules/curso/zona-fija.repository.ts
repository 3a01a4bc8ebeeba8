import type { Conn } from '@mantenible/db';

/** Whether the course has deliveries, whose deadlines are instants of its zone, and another zone than this. Locks the course. */
export async function tieneEntregasEnOtraZona(trx: Conn, id: string, zona: string): Promise<boolean> {
  const curso = await trx
    .selectFrom('cursos')
    .select('zona')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!curso || curso.zona === zona) return false;
  const entrega = await trx
    .selectFrom('entregas')
    .select('id')
    .where('curso_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return entrega !== undefined;
}
