import { transact, type Db } from '@mantenible/db';
import { fasesAnalisis, type ProgresoAnalisis } from '@mantenible/domain/escaneo';

import type { JobKind, Job, JobRepository } from './job.port.ts';
import type { JobsInTransaction } from './queue.repository.ts';

/** A count within the range of its column. */
export const toCount = (figure: number): number =>
  Math.min(Math.max(Math.trunc(figure) || 0, 0), 2 ** 31 - 1);

/** Kinds of jobs that a person starts for a project. */
export type JobOfProject = Exclude<JobKind, 'entrega'>;

/** Tables whose rows are jobs, one for each kind. */
const tableOf = { analisis: 'analisis', pasado: 'pasados' } as const satisfies Record<JobOfProject, string>;
export type JobTable = (typeof tableOf)[JobOfProject];

/** Values that clear the measures of an open analysis in its row; none for pasts, whose rows have no such column. */
export const withoutProgress = (table: JobTable): { readonly medidas?: null } =>
  table === 'analisis' ? { medidas: null } : {};

/** Rows of jobs of one kind, as workers write them; the queue decides which claim is valid. */
export function createJobRepository(
  db: Db,
  jobs: Pick<JobsInTransaction, 'settle'>,
  kind: JobOfProject = 'analisis',
): JobRepository {
  const table = tableOf[kind];
  const openRow = (id: string) => db.updateTable(table).where('id', '=', id).where('estado', '=', 'en-curso');
  return {
    begin: (claim, now) => begin(db, table, claim, now),
    report: async ({ id }, { progreso: { fase, hechos, total }, medidas }) => {
      const counts = { hechos: toCount(hechos), total: toCount(total) };
      const measured = medidas && table === 'analisis' ? { medidas: JSON.stringify(medidas) } : {};
      const { numUpdatedRows } = await openRow(id)
        .set({ fase, ...counts, ...withoutProgress(table), ...measured })
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
    end: (claim, final, now) =>
      transact(db, async (trx) => {
        if (!(await jobs.settle(trx, claim))) return false;
        await trx
          .updateTable(table)
          .set({ ...final, ...withoutProgress(table), fin: now })
          .where('id', '=', claim.id)
          .execute();
        return true;
      }),
    abandon: async (id, final, now) => {
      await openRow(id)
        .set({ ...final, ...withoutProgress(table), fin: now })
        .execute();
    },
    isCancelled: async (id) => {
      const row = await db.selectFrom(table).select('estado').where('id', '=', id).executeTakeFirst();
      return row?.estado === 'cancelado';
    },
    open: async () => {
      const rows = await db
        .selectFrom(table)
        .select(['id', 'id_persona as idPersona', 'creado as turn'])
        .where('estado', '=', 'en-curso')
        .orderBy('creado')
        .orderBy('id')
        .execute();
      return rows.map((row) => ({ ...row, kind }));
    },
  };
}

function begin(
  db: Db,
  table: JobTable,
  { id, attempt }: Parameters<JobRepository['begin']>[0],
  now: Date,
): Promise<Job | null> {
  return transact(db, async (trx) => {
    const row = await trx
      .updateTable(table)
      .set({ ...withoutProgress(table), fase: 'conectando', hechos: 0, total: 0, inicio: now })
      .where('id', '=', id)
      .where('estado', '=', 'en-curso')
      .returning(['proyecto_id', 'id_persona'])
      .executeTakeFirst();
    if (!row) return null;
    const project = await trx
      .selectFrom('proyectos')
      .select(['link', 'branch', 'token_cifrado', 'token_clave'])
      .where('id', '=', row.proyecto_id)
      .executeTakeFirstOrThrow();
    // Link, branch and token come from one read: a token is never sent to the server of an earlier link.
    const { link: enlace, branch: rama } = project;
    await trx.updateTable(table).set({ enlace, rama }).where('id', '=', id).execute();
    return {
      id,
      attempt,
      enlace,
      rama,
      proyectoId: row.proyecto_id,
      idPersona: row.id_persona,
      token: { cifrado: project.token_cifrado, clave: project.token_clave },
    };
  });
}

/** Progress in a row of any kind of job. */
export function progressOf({
  fase,
  hechos,
  total,
}: {
  readonly fase: string;
  readonly hechos: number;
  readonly total: number;
}): ProgresoAnalisis {
  return { fase: fasesAnalisis.find((una) => una === fase) ?? 'en-cola', hechos, total };
}
