import type { CambiosDeRutas, PeticionCambios } from '@mantenible/domain/analisis';
import { contadorDeCambios, maximoCommits, ventanaDe } from '@mantenible/domain/puntos-criticos';

import { falloAnalisis } from './failures.ts';
import type { ReferenceOptions } from './repository/remote/index.ts';
import { connect } from './repository/remote/connect.ts';
import { withHistory, type FetchedHistory } from './repository/git/history/index.ts';

/** Commits to read: one more than are counted, as the state before the oldest counted change. */
const depth = maximoCommits + 1;
/** Limits of changed paths: in one commit, two for each file of the largest tree; and in all commits together. */
const changeLimits = { ofCommit: 40_000, ofAll: 1_000_000 };

interface Options extends ReferenceOptions {
  /** Folder of temporary clones. */
  readonly carpeta: string;
  readonly log?: (text: string) => void;
}

/**
 * Counts how often each file changed in the time window before the analysed commit. Fetches no blobs from hosts that
 * serve partial clones.
 */
export async function countChanges(options: Options, request: PeticionCambios): Promise<CambiosDeRutas> {
  const { token, signal, limites } = request;
  const origin = await connect(options, request);
  const limits = { packBytes: limites.packBytes, depth, blobs: 0 };
  return withHistory(
    { folder: options.carpeta, ...(options.log && { log: options.log }) },
    { token, signal, limits },
    origin,
    (history) => countInHistory(history, request),
  );
}

async function countInHistory(
  history: FetchedHistory,
  { commit, rutas }: Pick<PeticionCambios, 'commit' | 'rutas'>,
): Promise<CambiosDeRutas> {
  if (!(await history.has(commit))) throw falloAnalisis('historia-reescrita');
  const commits = await history.firstParents(commit, depth);
  const window = ventanaDe(commits, new Date());
  const ids = commits.slice(0, window.commits + 1).map(({ id }) => id);
  const counter = contadorDeCambios(rutas);
  let last = '';
  const completos = await history.changes(ids, changeLimits, ({ commit: id, changes }) => {
    last = id;
    if (changes !== null) counter.sumar(changes);
  });
  const read = completos ? window.commits : ids.indexOf(last) + 1;
  const oldest = completos ? window.desde : (commits[read - 1]?.seconds ?? null);
  const desde = oldest === null ? null : new Date(oldest * 1000).toISOString();
  return { cambios: counter.cuentas(), commits: read, desde, completos };
}
