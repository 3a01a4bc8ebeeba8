import type { Db } from '@mantenible/db';

import { leerPorCambio } from './nota-guardada.schema.ts';
import type { Cambio, CalificacionRepository } from './nota.port.ts';

/** Newest entries of the history of a mark that its page shows, and newest publications of it. */
const maximoCambios = 100;
const publicaciones = ['publicada', 'publicada-de-nuevo'];

/** What happened to marks, in SQL. */
export function historiaDeNotas(
  db: Db,
): Pick<CalificacionRepository, 'historia' | 'publicaciones' | 'motivosDeCambio'> {
  const cambiosDe = (correcciones: readonly string[]) =>
    db.selectFrom('calificacion_cambios').where('calificacion_id', 'in', correcciones);
  /** The newest of these entries, the oldest of them first. */
  const masRecientes = async (entradas: ReturnType<typeof cambiosDe>): Promise<readonly Cambio[]> => {
    const filas = await entradas
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
  };
  return {
    historia: async (correcciones) =>
      correcciones.length === 0 ? [] : masRecientes(cambiosDe(correcciones)),
    publicaciones: async (correcciones) =>
      correcciones.length === 0
        ? []
        : masRecientes(cambiosDe(correcciones).where('que', 'in', publicaciones)),
    motivosDeCambio: async (correcciones) => {
      if (correcciones.length === 0) return new Map();
      const filas = await cambiosDe(correcciones)
        .where('que', 'in', [...publicaciones, 'correccion-cambiada'])
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
