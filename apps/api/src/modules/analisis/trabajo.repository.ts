import { transact, type Conn, type Db } from '@mantenible/db';
import { sql, type RawBuilder } from 'kysely';

import type { Trabajo, TrabajoRepository } from './analisis.port.ts';
import { libre } from './analisis.repository.ts';

type Toma = Pick<Trabajo, 'id' | 'intento'>;

const enEspera = {
  ...{ estado: 'en-cola', fase: 'en-cola', hechos: 0, total: 0 },
  ...{ medidas: null, latido: null },
} as const;

/** A count as its column takes it: a heartbeat must not fail for what it says. */
const entero = (cifra: number): number => Math.min(Math.max(Math.trunc(cifra) || 0, 0), 2 ** 31 - 1);

/** The database's clock: those of the machines that make analyses may differ. */
const reloj = sql<Date>`current_timestamp`;

function enSegundos(segundos: number): RawBuilder<Date> {
  return sql<Date>`current_timestamp + cast(${segundos} as double precision) * interval '1 second'`;
}

/** Analyses in SQL, as whoever makes them sees them. */
export function createTrabajoRepository(db: Db): TrabajoRepository {
  const mio = ({ id, intento }: Toma) =>
    db
      .updateTable('analisis')
      .where('id', '=', id)
      .where('intentos', '=', intento)
      .where('estado', '=', 'en-curso');
  return {
    tomar: (ahora) => tomar(db, ahora),
    latir: async (toma, { progreso: { fase, hechos, total }, medidas }) => {
      const cifras = { hechos: entero(hechos), total: entero(total) };
      const sabidas = medidas && JSON.stringify(medidas);
      await mio(toma)
        .set({ fase, ...cifras, medidas: sabidas, latido: reloj })
        .execute();
    },
    consultar: async ({ id, intento }) => {
      const fila = await db
        .selectFrom('analisis')
        .select('cancelado')
        .where('id', '=', id)
        .where('intentos', '=', intento)
        .where('estado', '=', 'en-curso')
        .executeTakeFirst();
      if (!fila) return 'perdido';
      return fila.cancelado ? 'cancelado' : 'sigue';
    },
    terminar: async (toma, final, ahora) => {
      await mio(toma)
        .set({ ...final, medidas: null, fin: ahora, ...libre })
        .execute();
    },
    devolver: async (toma) => {
      await mio(toma)
        .set({ ...enEspera, intentos: toma.intento - 1 })
        .execute();
    },
    repetir: async (toma, segundos) => {
      await mio(toma)
        .set({ ...enEspera, no_antes: enSegundos(segundos) })
        .execute();
    },
    callados: async (segundos) => {
      let consulta = db
        .selectFrom('analisis')
        .select(['id', 'intentos as intento', 'id_persona as idPersona'])
        .where('estado', '=', 'en-curso');
      if (segundos !== null) consulta = consulta.where('latido', '<', enSegundos(-segundos));
      return consulta.execute();
    },
    enEspera: async () => {
      const filas = await siguientes(db).select('id').execute();
      return filas.map(({ id }) => id);
    },
  };
}

/** Those that wait and may be begun, in the order in which they are made. */
function siguientes(db: Conn) {
  return db
    .selectFrom('analisis')
    .where('estado', '=', 'en-cola')
    .where((eb) => eb.or([eb('no_antes', 'is', null), eb('no_antes', '<=', reloj)]))
    .orderBy('orden')
    .orderBy('id');
}

/** Another process may take the same one at the same moment: then the one behind it is tried. */
async function tomar(db: Db, ahora: Date): Promise<Trabajo | null> {
  for (;;) {
    const siguiente = await siguientes(db).select('id').limit(1).executeTakeFirst();
    if (!siguiente) return null;
    const trabajo = await reclamar(db, siguiente.id, ahora);
    if (trabajo) return trabajo;
  }
}

function reclamar(db: Db, id: string, ahora: Date): Promise<Trabajo | null> {
  return transact(db, async (trx) => {
    const fila = await trx
      .updateTable('analisis')
      .set((eb) => ({
        estado: 'en-curso',
        fase: 'conectando',
        intentos: eb('intentos', '+', 1),
        inicio: ahora,
        latido: reloj,
        no_antes: null,
      }))
      .where('id', '=', id)
      .where('estado', '=', 'en-cola')
      .returning(['proyecto_id', 'id_persona', 'intentos'])
      .executeTakeFirst();
    if (!fila) return null;
    const proyecto = await trx
      .selectFrom('proyectos')
      .select(['link', 'branch', 'token_cifrado', 'token_clave'])
      .where('id', '=', fila.proyecto_id)
      .executeTakeFirstOrThrow();
    // Link, branch and token of one moment: a token never goes to the server of an earlier link.
    const { link: enlace, branch: rama } = proyecto;
    await trx.updateTable('analisis').set({ enlace, rama }).where('id', '=', id).execute();
    return {
      id,
      intento: fila.intentos,
      proyectoId: fila.proyecto_id,
      idPersona: fila.id_persona,
      enlace,
      rama,
      token: { cifrado: proyecto.token_cifrado, clave: proyecto.token_clave },
    };
  });
}
