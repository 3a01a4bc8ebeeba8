import { transact, type Db } from '@mantenible/db';

import type { IntentosRepository, ReglaIntentos } from './intentos.port.ts';

export function intentosRepository(db: Db, regla: ReglaIntentos): IntentosRepository {
  return {
    contar: (usuario, ahora) =>
      transact(db, async (trx) => {
        const empty = { usuario, fallos: 0, primero: ahora, ultimo: ahora };
        await trx
          .insertInto('intentos_acceso')
          .values(empty)
          .onConflict((c) => c.doNothing())
          .execute();
        const query = trx.selectFrom('intentos_acceso').select(['fallos', 'primero', 'ultimo']);
        const previos = await query.where('usuario', '=', usuario).forUpdate().executeTakeFirstOrThrow();
        const decision = regla.decidir(previos.fallos === 0 ? null : previos, ahora);
        if (!('intentos' in decision)) return decision.espera;
        await trx
          .updateTable('intentos_acceso')
          .set(decision.intentos)
          .where('usuario', '=', usuario)
          .execute();
        return 0;
      }),
    olvidar: async (usuario) => {
      await db.deleteFrom('intentos_acceso').where('usuario', '=', usuario).execute();
    },
    sweep: async (ahora) => {
      const limit = new Date(ahora.getTime() - regla.ventanaMs);
      await db.deleteFrom('intentos_acceso').where('ultimo', '<', limit).execute();
    },
  };
}
