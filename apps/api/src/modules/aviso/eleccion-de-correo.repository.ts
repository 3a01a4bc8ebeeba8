import { transact, type Db } from '@mantenible/db';
import { sql } from 'kysely';

import type { EleccionDeCorreo, EleccionRepository } from './correo.port.ts';

/**
 * Where mails to a person go: the address of the account while it is active, otherwise the one that the provider vouched for in the
 * last token. `a` is the row of the person in `avisos_por_correo`, `c` that in `cuentas`.
 */
export const direccion = sql<
  string | null
>`case when c.sub is null then a.correo when c.activa then c.correo end`;

/** The choices of people about mail, in SQL. */
export function createEleccionRepository(db: Db): EleccionRepository {
  return {
    leer: async (sub) => {
      const { rows } = await sql<EleccionDeCorreo>`
        select a.activo, ${direccion} as correo
        from avisos_por_correo a left join cuentas c on c.sub = a.sub where a.sub = ${sub}`.execute(db);
      return rows[0] ?? null;
    },
    elegir: (sub, correo) =>
      transact(db, async (trx) => {
        const elegido = { activo: correo !== null, correo };
        // The moment of the last mail stays: turning it off and on brings no further mail.
        await trx
          .insertInto('avisos_por_correo')
          .values({ sub, ...elegido, intentos: 0 })
          .onConflict((oc) => oc.column('sub').doUpdateSet(elegido))
          .execute();
        if (correo === null)
          await trx
            .updateTable('avisos')
            .set({ por_enviar: null })
            .where('sub', '=', sub)
            .where('por_enviar', 'is not', null)
            .execute();
      }),
    renovar: async (sub, correo) => {
      await db
        .updateTable('avisos_por_correo')
        .set({ correo })
        .where('sub', '=', sub)
        .where('activo', '=', true)
        .where('correo', 'is distinct from', correo)
        .execute();
    },
  };
}
