import { transact, type Db } from '@mantenible/db';

import type { ClaseTrabajo, Trabajo, TrabajoRepository } from './analisis.port.ts';
import type { JobsInTransaction } from './queue.repository.ts';

/** A count within the range of its column. */
const entero = (cifra: number): number => Math.min(Math.max(Math.trunc(cifra) || 0, 0), 2 ** 31 - 1);

/** Tables whose rows are jobs, one for each kind. */
export const tablaDe = { analisis: 'analisis', pasado: 'pasados' } as const satisfies Record<
  ClaseTrabajo,
  string
>;
export type TablaDeTrabajos = (typeof tablaDe)[ClaseTrabajo];

/** Values that clear the measures of an open analysis in its row; none for pasts, whose rows have no such column. */
export const sinAvance = (tabla: TablaDeTrabajos): { readonly medidas?: null } =>
  tabla === 'analisis' ? { medidas: null } : {};

/** Rows of jobs of one kind, as workers write them; the queue decides which claim is valid. */
export function createTrabajoRepository(
  db: Db,
  jobs: Pick<JobsInTransaction, 'settle'>,
  clase: ClaseTrabajo = 'analisis',
): TrabajoRepository {
  const tabla = tablaDe[clase];
  const abierto = (id: string) => db.updateTable(tabla).where('id', '=', id).where('estado', '=', 'en-curso');
  return {
    empezar: (claim, ahora) => empezar(db, tabla, claim, ahora),
    anotar: async ({ id }, { progreso: { fase, hechos, total }, medidas }) => {
      const cifras = { hechos: entero(hechos), total: entero(total) };
      const primeras = medidas && tabla === 'analisis' ? { medidas: JSON.stringify(medidas) } : {};
      const { numUpdatedRows } = await abierto(id)
        .set({ fase, ...cifras, ...sinAvance(tabla), ...primeras })
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
    terminar: (claim, final, ahora) =>
      transact(db, async (trx) => {
        if (!(await jobs.settle(trx, claim))) return false;
        await trx
          .updateTable(tabla)
          .set({ ...final, ...sinAvance(tabla), fin: ahora })
          .where('id', '=', claim.id)
          .execute();
        return true;
      }),
    abandonar: async (id, final, ahora) => {
      await abierto(id)
        .set({ ...final, ...sinAvance(tabla), fin: ahora })
        .execute();
    },
    cancelado: async (id) => {
      const fila = await db.selectFrom(tabla).select('estado').where('id', '=', id).executeTakeFirst();
      return fila?.estado === 'cancelado';
    },
    abiertos: async () => {
      const filas = await db
        .selectFrom(tabla)
        .select(['id', 'id_persona as idPersona', 'creado as turno'])
        .where('estado', '=', 'en-curso')
        .orderBy('creado')
        .orderBy('id')
        .execute();
      return filas.map((fila) => ({ ...fila, clase }));
    },
  };
}

function empezar(
  db: Db,
  tabla: TablaDeTrabajos,
  { id, intento }: Parameters<TrabajoRepository['empezar']>[0],
  ahora: Date,
): Promise<Trabajo | null> {
  return transact(db, async (trx) => {
    const fila = await trx
      .updateTable(tabla)
      .set({ ...sinAvance(tabla), fase: 'conectando', hechos: 0, total: 0, inicio: ahora })
      .where('id', '=', id)
      .where('estado', '=', 'en-curso')
      .returning(['proyecto_id', 'id_persona'])
      .executeTakeFirst();
    if (!fila) return null;
    const proyecto = await trx
      .selectFrom('proyectos')
      .select(['link', 'branch', 'token_cifrado', 'token_clave'])
      .where('id', '=', fila.proyecto_id)
      .executeTakeFirstOrThrow();
    // Link, branch and token come from one read: a token is never sent to the server of an earlier link.
    const { link: enlace, branch: rama } = proyecto;
    await trx.updateTable(tabla).set({ enlace, rama }).where('id', '=', id).execute();
    return {
      id,
      intento,
      enlace,
      rama,
      proyectoId: fila.proyecto_id,
      idPersona: fila.id_persona,
      token: { cifrado: proyecto.token_cifrado, clave: proyecto.token_clave },
    };
  });
}
