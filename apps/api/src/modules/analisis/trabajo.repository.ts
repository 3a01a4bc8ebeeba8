import { transact, type Db } from '@mantenible/db';

import type { Trabajo, TrabajoRepository } from './analisis.port.ts';
import { libre } from './analisis.repository.ts';

type Toma = Pick<Trabajo, 'id' | 'intento'>;

const enEspera = {
  ...{ estado: 'en-cola', fase: 'en-cola', hechos: 0, total: 0 },
  ...{ medidas: null, latido: null },
} as const;

/** A count as its column takes it: a heartbeat must not fail for what it says. */
const entero = (cifra: number): number => Math.min(Math.max(Math.trunc(cifra) || 0, 0), 2 ** 31 - 1);

/** Analyses in SQL, as whoever makes them sees them. */
export function createTrabajoRepository(db: Db): TrabajoRepository {
  const mio = ({ id, intento }: Toma) =>
    db
      .updateTable('analisis')
      .where('id', '=', id)
      .where('intentos', '=', intento)
      .where('estado', '=', 'en-curso');
  return {
    tomar: (id, ahora) => tomar(db, id, ahora),
    latir: async (toma, { progreso: { fase, hechos, total }, medidas }, ahora) => {
      const cifras = { hechos: entero(hechos), total: entero(total) };
      const sabidas = medidas && JSON.stringify(medidas);
      await mio(toma)
        .set({ fase, ...cifras, medidas: sabidas, latido: ahora })
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
    repetir: async (toma) => {
      await mio(toma).set(enEspera).execute();
    },
    callados: async (desde) => {
      let consulta = db
        .selectFrom('analisis')
        .select(['id', 'intentos as intento', 'id_persona as idPersona'])
        .where('estado', '=', 'en-curso');
      if (desde) consulta = consulta.where('latido', '<', desde);
      return consulta.execute();
    },
    enEspera: async () => {
      const filas = await db
        .selectFrom('analisis')
        .select('id')
        .where('estado', '=', 'en-cola')
        .orderBy('creado')
        .execute();
      return filas.map(({ id }) => id);
    },
  };
}

function tomar(db: Db, id: string, ahora: Date): Promise<Trabajo | null> {
  return transact(db, async (trx) => {
    const fila = await trx
      .updateTable('analisis')
      .set((eb) => ({
        estado: 'en-curso',
        fase: 'conectando',
        intentos: eb('intentos', '+', 1),
        inicio: ahora,
        latido: ahora,
      }))
      .where('id', '=', id)
      .where('estado', '=', 'en-cola')
      .returning(['proyecto_id', 'id_persona', 'rama', 'intentos'])
      .executeTakeFirst();
    if (!fila) return null;
    const proyecto = await trx
      .selectFrom('proyectos')
      .select(['link', 'token_cifrado', 'token_clave'])
      .where('id', '=', fila.proyecto_id)
      .executeTakeFirstOrThrow();
    return {
      id,
      intento: fila.intentos,
      proyectoId: fila.proyecto_id,
      idPersona: fila.id_persona,
      enlace: proyecto.link,
      rama: fila.rama,
      token: { cifrado: proyecto.token_cifrado, clave: proyecto.token_clave },
    };
  });
}
