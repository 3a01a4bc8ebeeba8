import { transact, type Conn, type Db } from '@mantenible/db';
import { sql } from 'kysely';

import { maxHandlerSeconds } from '../config/settings.ts';

/** An answer kept for the person and key of a request. */
export interface Guardada {
  readonly estado: number;
  readonly cuerpo: string;
  /** Null for an answer without a version. */
  readonly etag: string | null;
}

/** State of a request's key on arrival; the stored answer where the request was answered before. */
export type EstadoDeClave = 'nueva' | 'en-curso' | 'otra-peticion' | Guardada;

export interface Peticion {
  readonly idPersona: string;
  readonly clave: string;
  readonly huella: string;
}

/**
 * Keys with their answers. A key is claimed before the work starts, then stored with its answer or
 * released.
 */
export interface IdempotenciaRepository {
  claim(peticion: Peticion, now: Date): Promise<EstadoDeClave>;
  guardar(peticion: Peticion, respuesta: Guardada): Promise<void>;
  soltar(peticion: Peticion): Promise<void>;
  /** Changes the sign of life of claims whose requests are in progress here. */
  latir(peticiones: readonly Peticion[]): Promise<void>;
  /** The sign of life of a claim; null without a claim. */
  latido(peticion: Peticion): Promise<number | null>;
  /** Releases a claim that still has this sign of life. */
  soltarMuda(peticion: Peticion, latido: number): Promise<void>;
}

const horas24 = 24 * 3_600_000;
/** A minute longer than any request may run: a key claimed for this long belongs to a request that has died. */
const abandonoMs = (maxHandlerSeconds + 60) * 1000;

/** Lapsed keys that go with one claim: after a night those of a whole class would keep its first request waiting. */
const lapsedAtOnce = 50;

/** Answers that are kept for one person: the newest, some twenty minutes of writes without a pause. */
const answersOfPerson = 2000;

const columnasDeClave = ({ idPersona, clave }: Peticion) =>
  ({ id_persona: idPersona, clave }) satisfies Partial<Record<string, string>>;

/** The keys in the table `idempotencia`. */
export function createIdempotenciaRepository(db: Db): IdempotenciaRepository {
  return {
    claim: (peticion, now) =>
      transact(db, async (trx) => {
        const { idPersona: id_persona, clave, huella } = peticion;
        await deleteLapsed(trx, peticion, now);
        const inserted = await trx
          .insertInto('idempotencia')
          .values({ id_persona, clave, huella, estado: null, cuerpo: null, etag: null, creado: now })
          .onConflict((oc) => oc.columns(['id_persona', 'clave']).doNothing())
          .returning('clave')
          .executeTakeFirst();
        if (inserted) return 'nueva';
        const held = await trx
          .selectFrom('idempotencia')
          .select(['huella', 'estado', 'cuerpo', 'etag'])
          .where('id_persona', '=', id_persona)
          .where('clave', '=', clave)
          .executeTakeFirst();
        if (!held || (held.huella === huella && held.estado === null)) return 'en-curso';
        if (held.huella !== huella) return 'otra-peticion';
        return { estado: held.estado ?? 200, cuerpo: held.cuerpo ?? '', etag: held.etag };
      }),
    guardar: async (peticion, { estado, cuerpo, etag }) => {
      await db
        .updateTable('idempotencia')
        .set({ estado, cuerpo, etag })
        .where((eb) => eb.and(columnasDeClave(peticion)))
        .execute();
    },
    soltar: async (peticion) => {
      await db
        .deleteFrom('idempotencia')
        .where((eb) => eb.and(columnasDeClave(peticion)))
        .execute();
    },
    ...signsOfLife(db),
  };
}

/** Deletes the person's own lapsed key, the person's answers beyond their number, and the oldest lapsed keys of all people: some at a time, more than are added. */
async function deleteLapsed(trx: Conn, { idPersona, clave }: Peticion, now: Date): Promise<void> {
  const lapsed = new Date(now.getTime() - horas24);
  const abandoned = new Date(now.getTime() - abandonoMs);
  // An array is read once; rows that are joined might be read again for each key.
  await sql`
    delete from idempotencia where ctid = any (array(
      (select ctid from idempotencia where creado < ${lapsed} order by creado limit ${sql.lit(lapsedAtOnce)})
      union all
      select ctid from idempotencia where id_persona = ${idPersona} and clave = ${clave}
        and (creado < ${lapsed} or (estado is null and creado < ${abandoned}))
      union all
      (select ctid from idempotencia where id_persona = ${idPersona} and estado is not null
        order by creado desc, clave offset ${sql.lit(answersOfPerson)} limit ${sql.lit(lapsedAtOnce)})))`.execute(
    trx,
  );
}

function signsOfLife(db: Db): Pick<IdempotenciaRepository, 'latir' | 'latido' | 'soltarMuda'> {
  return {
    // A millisecond is enough to be seen, and leaves the age of the claim as it is.
    latir: async (peticiones) => {
      await db
        .updateTable('idempotencia')
        .set({ creado: sql`creado + interval '1 millisecond'` })
        .where('estado', 'is', null)
        .where((eb) => eb.or(peticiones.map((peticion) => eb.and(columnasDeClave(peticion)))))
        .execute();
    },
    latido: async (peticion) => {
      const claimed = await db
        .selectFrom('idempotencia')
        .select('creado')
        .where('estado', 'is', null)
        .where((eb) => eb.and(columnasDeClave(peticion)))
        .executeTakeFirst();
      return claimed?.creado.getTime() ?? null;
    },
    soltarMuda: async (peticion, latido) => {
      await db
        .deleteFrom('idempotencia')
        .where('estado', 'is', null)
        .where('creado', '=', new Date(latido))
        .where((eb) => eb.and(columnasDeClave(peticion)))
        .execute();
    },
  };
}
