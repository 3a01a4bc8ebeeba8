import type { Db } from '@mantenible/db';
import { deNadie } from '@mantenible/domain/acceso';

/** Name of another person's project; null for an own one, the solved example and none. */
export async function buscarProyectoAjeno(db: Db, proyectoId: string, sub: string): Promise<string | null> {
  const fila = await db
    .selectFrom('proyectos')
    .select('nombre')
    .where('id', '=', proyectoId)
    .where('id_persona', 'not in', [sub, ...deNadie])
    .executeTakeFirst();
  return fila?.nombre ?? null;
}
