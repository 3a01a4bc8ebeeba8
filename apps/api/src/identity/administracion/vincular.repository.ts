import { transact, type Db } from '@mantenible/db';
import type { Apunte } from '@mantenible/domain/auditoria';

import { createAuditoria } from '../../modules/comun/anotacion.repository.ts';
import type { Vinculo } from './administracion.port.ts';

/** Moves all records of one subject to another in one transaction, for people whose provider changed. */
export function vincular(
  db: Db,
  { anterior, nuevo, apunte }: { readonly anterior: string; readonly nuevo: string; readonly apunte: Apunte },
  now: () => Date,
): Promise<Vinculo> {
  return transact(db, async (trx) => {
    const nombres = (sub: string) =>
      trx.selectFrom('proyectos').select('nombre').where('id_persona', '=', sub);
    const repetidos = await nombres(anterior)
      .where('nombre', 'in', nombres(nuevo))
      .orderBy('nombre')
      .execute();
    if (repetidos.length > 0) return { repetidos: repetidos.map(({ nombre }) => nombre) };
    // A project's reservation moves with the project; any other one expires within a day.
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
    // Entries of the audit trail stay under the subject that made them.
    await createAuditoria(trx, now).apuntar(apunte);
    return {
      proyectos: await mover('proyectos'),
      pruebas: await mover('respuestas'),
      borradores: await mover('borradores'),
    };
  });
}
