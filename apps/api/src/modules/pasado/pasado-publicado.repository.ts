import { mismoRepositorio } from '@mantenible/domain/proyecto';
import { transact, type Conn, type Db } from '@mantenible/db';

import type { JobsInTransaction } from '../../jobs/queue.repository.ts';
import { noPublicado } from '../comun/no-publicado.repository.ts';
import type { PasadoPorGuardar, PasadoPublicadoRepository } from './pasado.port.ts';

type Jobs = Pick<JobsInTransaction, 'settle'>;

/** Results of runs over pasts; the queue decides which claim is valid. */
export function createPasadoPublicado(db: Db, jobs: Jobs): PasadoPublicadoRepository {
  return {
    puntaAnterior: async (proyectoId, enlace, rama) => {
      const pasados = await db
        .selectFrom('pasados')
        .select(['id', 'enlace'])
        .where('proyecto_id', '=', proyectoId)
        .where('estado', '=', 'listo')
        .where('rama', '=', rama)
        .orderBy('fin', 'desc')
        .execute();
      const anterior = pasados.find((uno) => mismoRepositorio(uno.enlace, enlace));
      if (!anterior) return null;
      const fila = await db
        .selectFrom('pasado_puntos')
        .select('commit_id')
        .where('pasado_id', '=', anterior.id)
        .orderBy('posicion', 'desc')
        .limit(1)
        .executeTakeFirst();
      return fila?.commit_id ?? null;
    },
    publicar: (claim, pasado, now) =>
      transact(db, async (trx) => {
        // Locks the job before the row, in the same order as cancelling; after a lost claim nothing is published.
        if (!(await jobs.settle(trx, claim))) return noPublicado(trx, 'pasados', claim.id);
        const proyectoId = await terminar(trx, claim.id, pasado, now);
        if (proyectoId === null) return noPublicado(trx, 'pasados', claim.id);
        await trx.insertInto('pasado_puntos').values(filas(claim.id, pasado)).execute();
        await trx
          .deleteFrom('pasados')
          .where('proyecto_id', '=', proyectoId)
          .where('id', '!=', claim.id)
          .execute();
        return 'publicado';
      }),
  };
}

async function terminar(
  trx: Conn,
  id: string,
  { rama, alcance, origen, analizador, avisos }: PasadoPorGuardar,
  now: Date,
): Promise<string | null> {
  const fila = await trx
    .updateTable('pasados')
    .set({ estado: 'listo', rama, alcance, alcance_origen: origen, analizador })
    .set({ avisos: JSON.stringify(avisos), fin: now })
    .where('id', '=', id)
    .where('estado', '=', 'en-curso')
    .returning('proyecto_id')
    .executeTakeFirst();
  return fila?.proyecto_id ?? null;
}

function filas(id: string, { puntos }: PasadoPorGuardar) {
  return puntos.map(({ commit, fecha, grado, medidas }, posicion) => ({
    pasado_id: id,
    posicion,
    commit_id: commit,
    fecha,
    grado,
    medidas: JSON.stringify(medidas),
  }));
}
