import { deleteInSlices, type Db } from '@mantenible/db';
import { sql } from 'kysely';

import { leerContenido } from './oidc-record.schema.ts';

/** A record of oidc-provider: a session, grant, code, token or interaction. */
export interface OidcRecord {
  readonly contenido: object;
  readonly consumido: Date | null;
}
export interface NewOidcRecord {
  readonly contenido: object;
  readonly grantId: string | null;
  readonly uid: string | null;
  readonly expira: Date | null;
  /**
   * What bounds the number of records: the hash of the address group that opens a sign-in form, the account of a session, the grant
   * of a refresh token. Null for other records, and where a form is saved again.
   */
  readonly grupo?: string | null;
}

/** Storage of the embedded provider: records are addressed by model name and id. */
export interface OidcRepository {
  save(modelo: string, id: string, record: NewOidcRecord): Promise<void>;
  find(modelo: string, id: string): Promise<OidcRecord | null>;
  findByUid(modelo: string, uid: string): Promise<OidcRecord | null>;
  /** True when this call consumed it; the time of the first consumption stays. */
  consume(modelo: string, id: string, now: Date): Promise<boolean>;
  remove(modelo: string, id: string): Promise<void>;
  /** Removes the oldest records of a model beyond its bounds, few at a time; `grupo` null looks at all groups. */
  removeOldest(modelo: string, grupo: string | null, most: number): Promise<void>;
  /** Ends the oldest sessions of an account beyond its bound, with their grants and tokens. */
  endOldestSessions(sub: string, most: number): Promise<void>;
  removeByGrant(grantId: string): Promise<void>;
  /** Ends the sessions of an account, and with them every token bound to one; `exceptUid` survives. */
  endSessions(sub: string, exceptUid: string | null): Promise<number>;
  sweep(now: Date): Promise<void>;
}

const records = { table: 'oidc', columns: ['contenido'] };

export function oidcRepository(db: Db): OidcRepository {
  const leer = async (modelo: string, columna: 'id' | 'uid', valor: string): Promise<OidcRecord | null> => {
    const query = db.selectFrom('oidc').select(['id', 'uid', 'contenido', 'consumido']);
    const fila = await query.where('modelo', '=', modelo).where(columna, '=', valor).executeTakeFirst();
    if (!fila) return null;
    // A session's id is the secret of its cookie, so an error names the session by its `uid`.
    const contenido = leerContenido(fila.contenido, `${modelo} ${fila.uid ?? fila.id}`);
    return { contenido, consumido: fila.consumido };
  };
  return {
    save: async (modelo, id, { contenido, grantId, uid, expira, grupo = null }) => {
      const values = { contenido: JSON.stringify(contenido), grant_id: grantId, uid, expira };
      await db
        .insertInto('oidc')
        .values({ modelo, id, user_code: null, consumido: null, grupo, ...values })
        .onConflict((conflict) =>
          conflict.columns(['modelo', 'id']).doUpdateSet((eb) => ({
            ...values,
            // A session may become that of an account; a form that is saved again keeps its group.
            grupo: eb.fn.coalesce('excluded.grupo', 'oidc.grupo'),
          })),
        )
        .execute();
    },
    find: (modelo, id) => leer(modelo, 'id', id),
    findByUid: (modelo, uid) => leer(modelo, 'uid', uid),
    consume: async (modelo, id, now) => {
      const update = db.updateTable('oidc').set({ consumido: now }).where('modelo', '=', modelo);
      const result = await update.where('id', '=', id).where('consumido', 'is', null).executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },
    remove: async (modelo, id) => {
      await db.deleteFrom('oidc').where('modelo', '=', modelo).where('id', '=', id).execute();
    },
    removeOldest: (modelo, grupo, most) => removeOldest(db, { modelo, grupo, most }),
    endOldestSessions: (sub, most) => endOldestSessions(db, sub, most),
    removeByGrant: (grantId) => removeByGrant(db, grantId),
    endSessions: (sub, exceptUid) => endSessions(db, sub, exceptUid),
    sweep: async (now) => {
      await deleteInSlices(db, records, sql`expira < ${now}`);
    },
  };
}

async function endSessions(db: Db, sub: string, exceptUid: string | null): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('oidc')
    .where('modelo', '=', 'Session')
    // By the index of groups: only sessions without one are read for their account.
    .where((eb) =>
      eb.or([
        eb('grupo', '=', sub),
        eb.and([eb('grupo', 'is', null), eb(sql<string>`contenido ->> 'accountId'`, '=', sub)]),
      ]),
    )
    .$if(exceptUid !== null, (query) => query.where('uid', '<>', exceptUid))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function removeOldest(
  db: Db,
  { modelo, grupo, most }: { readonly modelo: string; readonly grupo: string | null; readonly most: number },
): Promise<void> {
  const beyond = db
    .selectFrom('oidc')
    .select('id')
    .where('modelo', '=', modelo)
    .$if(grupo !== null, (query) => query.where('grupo', '=', grupo))
    .orderBy('expira', 'desc')
    // The refresh tokens of one sign-in expire together: the one that was issued last is the one in use.
    .$if(modelo === 'RefreshToken', (query) => query.orderBy(sql`(contenido ->> 'iat')::numeric`, 'desc'))
    .offset(most);
  await db.deleteFrom('oidc').where('modelo', '=', modelo).where('id', 'in', beyond).execute();
}

async function endOldestSessions(db: Db, sub: string, most: number): Promise<void> {
  const beyond = db
    .selectFrom('oidc')
    .select('id')
    .where('modelo', '=', 'Session')
    .where('grupo', '=', sub)
    .orderBy('expira', 'desc')
    .offset(most);
  const ended = await db
    .deleteFrom('oidc')
    .where('modelo', '=', 'Session')
    .where('id', 'in', beyond)
    .returning(
      sql<string[]>`jsonb_path_query_array(contenido::jsonb, '$.authorizations.*.grantId')`.as('grants'),
    )
    .execute();
  for (const grant of ended.flatMap(({ grants }) => grants)) {
    await removeByGrant(db, grant);
    await db.deleteFrom('oidc').where('modelo', '=', 'Grant').where('id', '=', grant).execute();
  }
}

async function removeByGrant(db: Db, grantId: string): Promise<void> {
  await deleteInSlices(db, records, sql`grant_id = ${grantId}`);
}
