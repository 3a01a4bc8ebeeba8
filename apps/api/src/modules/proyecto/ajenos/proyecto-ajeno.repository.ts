import type { Db } from '@mantenible/db';
import { deNadie } from '@mantenible/domain/acceso';

/** Name of another person's project; null for one of the person's team, the solved example and none. */
export async function buscarProyectoAjeno(db: Db, proyectoId: string, sub: string): Promise<string | null> {
  const fila = await db
    .selectFrom('proyectos')
    .select('nombre')
    .where('id', '=', proyectoId)
    .where('id_persona', 'not in', [sub, ...deNadie])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('miembros')
            .whereRef('miembros.proyecto_id', '=', 'proyectos.id')
            .where('miembros.sub', '=', sub)
            .select('miembros.sub'),
        ),
      ),
    )
    .executeTakeFirst();
  return fila?.nombre ?? null;
}
