import { setTimeout as wait } from 'node:timers/promises';

import { sql, type RawBuilder } from 'kysely';

import type { Database, Db, Log } from './database.ts';
import { deleteSlice, type HeavyTable } from './delete-slice.ts';
import { upkeepIfDue } from './upkeep.ts';

const CHECK_EVERY_MS = 30_000;
/** Between two slices, in which a request of several statements advances. */
const PAUSE_MS = 20;

interface RowsOfProject extends HeavyTable {
  /** Rows of a project. */
  readonly of: (project: string) => RawBuilder<unknown>;
}

const own = (project: string) => sql`proyecto_id = ${project}`;
const ofParent = (key: string, parent: string) => (project: string) =>
  sql`${sql.ref(key)} in (select id from ${sql.table(parent)} where proyecto_id = ${project})`;

/** Tables with many or large rows of a project, each before the one that it refers to. The others go with the project's row. */
const heavy: readonly RowsOfProject[] = [
  {
    table: 'analisis_archivos',
    columns: ['texto_cifrado', 'incidencias', 'medidas'],
    of: ofParent('analisis_id', 'analisis'),
  },
  {
    table: 'puntos_criticos',
    columns: ['archivos', 'prioritarios'],
    of: ofParent('analisis_id', 'analisis'),
  },
  { table: 'analisis_partes', columns: ['parte'], of: own },
  { table: 'detalles_analisis', columns: ['paquete'], of: own },
  { table: 'pasado_puntos', columns: ['medidas'], of: ofParent('pasado_id', 'pasados') },
  { table: 'respuesta_elementos', columns: [], of: ofParent('respuesta_id', 'respuestas') },
  { table: 'respuestas', columns: ['plan', 'respuestas', 'promedios'], of: own },
  {
    table: 'borrador_respuestas',
    columns: ['comentario', 'evidencias'],
    of: ofParent('borrador_id', 'borradores'),
  },
  { table: 'borradores', columns: ['plan', 'cambios'], of: own },
  { table: 'acciones_mejora', columns: ['texto'], of: own },
  { table: 'partidas', columns: ['paquete'], of: own },
  { table: 'marcas', columns: ['razon', 'ancla'], of: own },
  { table: 'cifras_servicio', columns: ['medidas'], of: own },
  { table: 'analisis', columns: ['medidas', 'omitidos', 'ambito'], of: own },
];

/**
 * Deletes what deleted projects left, now and every half minute: on the embedded engine one statement that deleted all would
 * keep every request waiting. Returns a stop function, which waits for the running slice.
 */
export function startSweep(database: Database, log: Log): () => Promise<void> {
  const end = new AbortController();
  let running: Promise<void> | null = null;
  const pause = async () => {
    if (database.engine === 'pglite') await upkeepIfDue(database.root);
    await wait(PAUSE_MS, undefined, { signal: end.signal, ref: false }).catch(() => undefined);
    return !end.signal.aborted;
  };
  const check = () => {
    running ??= sweepDeleted(database.db, pause)
      .then((projects) => {
        if (projects > 0) log.info(`rows of deleted projects erased; projects: ${projects}`);
      })
      .catch((error: unknown) => {
        log.error(`rows of deleted projects could not be erased: ${String(error)}`);
      })
      .then(() => {
        running = null;
      });
  };
  check();
  const timer = setInterval(check, CHECK_EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    end.abort();
    await running;
  };
}

/** Projects whose rows are to be deleted. One waits while a delivery still copies the files of its analyses. */
const deleted = sql`select id from proyectos_todos t where borrado and not exists (
  select 1 from entrega_analisis x join analisis a on a.id = x.fuente_id where a.proyecto_id = t.id)`;

/**
 * Deletes all rows of deleted projects in slices.
 * @param pause awaited after each slice; resolves to false to stop there, after which a later call continues
 * @returns projects of which nothing is left
 */
export async function sweepDeleted(db: Db, pause = () => Promise.resolve(true)): Promise<number> {
  for (let projects = 0; ; projects += 1) {
    const { rows } = await sql<{ id: string }>`${deleted} order by id limit 1`.execute(db);
    const [project] = rows;
    if (project === undefined || !(await sweepProject(db, project.id, pause))) return projects;
  }
}

async function sweepProject(db: Db, id: string, pause: () => Promise<boolean>): Promise<boolean> {
  for (const rows of heavy)
    while ((await deleteSlice(db, rows, rows.of(id))) > 0) if (!(await pause())) return false;
  await sql`delete from proyectos_todos where id = ${id} and borrado`.execute(db);
  return true;
}
