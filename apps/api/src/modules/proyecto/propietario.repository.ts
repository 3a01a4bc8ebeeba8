import type { Db } from '@mantenible/db';

import type { PropietarioDe } from '../comun/leer-permitido.ts';
import { columnasDePertenencia } from '../comun/pertenencia.repository.ts';

/** Reads whose a project is, by its key. */
export function createPropietarioDe(db: Db): PropietarioDe {
  return async (proyectoId) => {
    const fila = await db
      .selectFrom('proyectos')
      .select([...columnasDePertenencia])
      .where('id', '=', proyectoId)
      .executeTakeFirst();
    return fila ?? null;
  };
}
