import { transact, type Db } from '@mantenible/db';

import type { Vinculo } from './administracion.port.ts';

/** Moves everything of one subject to another, for people whose provider changed: all or nothing. */
export function vincular(db: Db, anterior: string, nuevo: string): Promise<Vinculo> {
  return transact(db, async (trx) => {
    const nombres = (sub: string) =>
      trx.selectFrom('proyectos').select('nombre').where('id_persona', '=', sub);
    const repetidos = await nombres(anterior)
      .where('nombre', 'in', nombres(nuevo))
      .orderBy('nombre')
      .execute();
    if (repetidos.length > 0) return { repetidos: repetidos.map(({ nombre }) => nombre) };
    // A project's reservation says where its key is ours and goes with it; any other lapses in a day anyway.
    await trx
      .deleteFrom('reservas_clave')
      .where('id_persona', 'in', [anterior, nuevo])
      .where('clave', 'not in', trx.selectFrom('proyectos').select('clave'))
      .execute();
    const mover = async (tabla: 'proyectos' | 'respuestas' | 'borradores' | 'reservas_clave') => {
      const update = trx.updateTable(tabla).set({ id_persona: nuevo }).where('id_persona', '=', anterior);
      return Number((await update.executeTakeFirst()).numUpdatedRows);
    };
    await mover('reservas_clave');
    return {
      proyectos: await mover('proyectos'),
      pruebas: await mover('respuestas'),
      borradores: await mover('borradores'),
    };
  });
}
