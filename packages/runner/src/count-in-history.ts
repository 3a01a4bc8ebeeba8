import type { CambiosDeRutas } from '@mantenible/domain/analisis';
import { contadorDeCambios, maximoCommits, ventanaDe } from '@mantenible/domain/puntos-criticos';

import type { HistoryCommit } from './repository/git/history/commits.ts';
import type { History } from './repository/git/history/history.ts';

/** Commits to read: one more than are counted, as the state before the oldest counted change. */
export const historyDepth = maximoCommits + 1;
/** Limits of changed paths: in one commit, two for each file of the largest tree; and in all commits together. */
const changeLimits = { ofCommit: 40_000, ofAll: 1_000_000 };

interface Counted {
  /** First parents of the analysed commit, from itself. */
  readonly commits: readonly HistoryCommit[];
  readonly rutas: readonly string[];
}

/** Counts how often each path changed in the time window before the first of the commits. */
export async function countInHistory(
  history: Pick<History, 'changes'>,
  { commits, rutas }: Counted,
): Promise<CambiosDeRutas> {
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
