import type { Conn } from '@mantenible/db';

import type { EndedSessionsRepository } from './ended-sessions.port.ts';

/** Ended sessions in the table `sesiones_terminadas`, which holds those of the last minutes. */
export function endedSessionsRepository(db: Conn): EndedSessionsRepository {
  return {
    end: async (sub, momento) => {
      await db
        .insertInto('sesiones_terminadas')
        .values({ sub, momento })
        .onConflict((oc) => oc.column('sub').doUpdateSet({ momento }))
        .execute();
    },
    list: () => db.selectFrom('sesiones_terminadas').select(['sub', 'momento']).orderBy('sub').execute(),
    removeBefore: async (momento) => {
      await db.deleteFrom('sesiones_terminadas').where('momento', '<', momento).execute();
    },
  };
}
