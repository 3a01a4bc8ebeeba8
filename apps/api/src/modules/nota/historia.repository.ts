import type { Db } from '@mantenible/db';

import { leerPorCambio } from './nota-guardada.schema.ts';
import type { CalificacionRepository } from './nota.port.ts';

/** Newest entries of the history of a mark that its page shows. */
const maximoCambios = 100;

/** What happened to marks, in SQL. */
export function historiaDeNotas(db: Db): Pick<CalificacionRepository, 'historia' | 'motivosDeCambio'> {
  const cambiosDe = (correcciones: readonly string[]) =>
    db.selectFrom('calificacion_cambios').where('calificacion_id', 'in', correcciones);
  return {
    historia: async (correcciones) => {
      if (correcciones.length === 0) return [];
      const filas = await cambiosDe(correcciones)
        .selectAll()
        .orderBy('momento', 'desc')
        .orderBy('id', 'desc')
        .limit(maximoCambios)
        .execute();
      return filas.toReversed().map(({ calificacion_id, que, nota, motivo, por, momento, id }) => ({
        correccion: calificacion_id,
        que,
        nota,
        motivo,
        por: leerPorCambio(por, id).nombre,
        momento: momento.toISOString(),
      }));
    },
    motivosDeCambio: async (correcciones) => {
      if (correcciones.length === 0) return new Map();
      const filas = await cambiosDe(correcciones)
        .where('que', 'in', ['publicada', 'publicada-de-nuevo', 'correccion-cambiada'])
        .select(['calificacion_id', 'que', 'motivo'])
        .distinctOn('calificacion_id')
        .orderBy('calificacion_id')
        .orderBy('momento', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return new Map(
        filas.flatMap(({ calificacion_id, que, motivo }) =>
          que === 'correccion-cambiada' && motivo !== null ? [[calificacion_id, motivo] as const] : [],
        ),
      );
    },
  };
}
