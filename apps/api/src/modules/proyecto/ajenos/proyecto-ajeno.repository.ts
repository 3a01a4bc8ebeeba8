import type { Db } from '@mantenible/db';

/** Name of a project that is not that person's; null for an own one and for none. */
export async function buscarProyectoAjeno(db: Db, proyectoId: string, sub: string): Promise<string | null> {
  const fila = await db
    .selectFrom('proyectos')
    .select('nombre')
    .where('id', '=', proyectoId)
    .where('id_persona', '<>', sub)
    .executeTakeFirst();
  return fila?.nombre ?? null;
}
