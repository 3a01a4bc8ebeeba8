import { deleteInSlices, transact, type Conn, type Db } from '@mantenible/db';
import { sql } from 'kysely';

import type { Contador, GrupoContador, IntentosRepository, ReglaIntentos } from './intentos.port.ts';

/** Failures between two checks of the number of rows: the caller chooses names and addresses. */
const PRUNE_EVERY = 200;
const grupos = ['cuenta', 'direccion', 'dispositivo', 'desconocida'] as const satisfies GrupoContador[];

export function intentosRepository(db: Db, regla: ReglaIntentos): IntentosRepository {
  let failures = 0;
  return {
    leer: async ({ clase, clave }, now) => {
      const row = await rowOf(db, clave).executeTakeFirst();
      return row === undefined ? null : regla.vigentes(clase, row, now);
    },
    fallar: async (contadores, now) => {
      // The same order in every transaction, which avoids deadlocks.
      const sorted = contadores.toSorted((one, other) => (one.clave < other.clave ? -1 : 1));
      await transact(db, async (trx) => {
        for (const contador of sorted) await sumarEn(trx, regla, contador, now);
      });
      failures += 1;
      if (failures % PRUNE_EVERY === 0) await podar(db, regla);
    },
    olvidar: async ({ clave }) => {
      await db.deleteFrom('intentos_acceso').where('clave', '=', clave).execute();
    },
    sweep: async (now) => {
      const limit = new Date(now.getTime() - regla.memoriaMs);
      await deleteInSlices(db, { table: 'intentos_acceso', columns: [] }, sql`ultimo <= ${limit}`);
      await podar(db, regla);
    },
  };
}

function rowOf(conn: Conn, clave: string) {
  return conn
    .selectFrom('intentos_acceso')
    .select(['fallos', 'primero', 'ultimo'])
    .where('clave', '=', clave);
}

async function sumarEn(trx: Conn, regla: ReglaIntentos, { clase, grupo, clave }: Contador, now: Date) {
  await trx
    .insertInto('intentos_acceso')
    .values({ clave, grupo, fallos: 0, primero: now, ultimo: now })
    .onConflict((c) => c.doNothing())
    .execute();
  const previos = await rowOf(trx, clave).forUpdate().executeTakeFirstOrThrow();
  const vigentes = previos.fallos === 0 ? null : regla.vigentes(clase, previos, now);
  await trx
    .updateTable('intentos_acceso')
    .set(regla.sumar(vigentes, now))
    .where('clave', '=', clave)
    .execute();
}

/** Removes the rows above each group's maximum, oldest first: few at a time, the small ones of PRUNE_EVERY failures. */
async function podar(db: Db, regla: ReglaIntentos): Promise<void> {
  for (const grupo of grupos) {
    const last = await db
      .selectFrom('intentos_acceso')
      .select('ultimo')
      .where('grupo', '=', grupo)
      .orderBy('ultimo', 'desc')
      .offset(regla.filas[grupo])
      .limit(1)
      .executeTakeFirst();
    if (last === undefined) continue;
    await db
      .deleteFrom('intentos_acceso')
      .where('grupo', '=', grupo)
      .where('ultimo', '<=', last.ultimo)
      .execute();
  }
}
