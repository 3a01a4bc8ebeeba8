import type { Db } from '@mantenible/db';

import type { PropietarioDe } from '../comun/leer-permitido.ts';

/** Reads the owner of a project by its key. */
export function createPropietarioDe(db: Db): PropietarioDe {
  return async (proyectoId) => {
    const fila = await db
      .selectFrom('proyectos')
      .select('id_persona as propietario')
      .where('id', '=', proyectoId)
      .executeTakeFirst();
    return fila ?? null;
  };
}
