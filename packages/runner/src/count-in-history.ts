import type { CambiosDeRutas } from '@mantenible/domain/analisis';
import {
  commitsIgnorados,
  contadorDeCambios,
  esMasivo,
  maximoCommits,
  ventanaDe,
} from '@mantenible/domain/puntos-criticos';

import type { HistoryCommit } from './repository/git/history/commits.ts';
import type { History } from './repository/git/history/history.ts';

/** Commits to read: one more than are counted, as the state before the oldest counted change. */
export const historyDepth = maximoCommits + 1;
/** Limits of changed paths: in one commit, two for each file of the largest tree; and in all commits together. */
const changeLimits = { ofCommit: 40_000, ofAll: 1_000_000 };

const ignoreFile = '.git-blame-ignore-revs';
const maxIgnoreBytes = 64 * 1024;

interface Counted {
  /** First parents of the analysed commit, from itself. */
  readonly commits: readonly HistoryCommit[];
  readonly rutas: readonly string[];
}

type Read = Pick<History, 'changes' | 'names' | 'read'> & {
  /** Fetches a blob that the clone lacks; absent where it has all. */
  readonly fetchBlobs?: (blobs: readonly string[]) => Promise<void>;
};

/** Counts how often each path changed in the time window before the first of the commits. */
export async function countInHistory(history: Read, { commits, rutas }: Counted): Promise<CambiosDeRutas> {
  const window = ventanaDe(commits, new Date());
  const ids = commits.slice(0, window.commits + 1).map(({ id }) => id);
  const { files, ignored } = await leftOutBy(history, ids);
  const counter = contadorDeCambios(rutas);
  let last = '';
  let apartados = 0;
  const completos = await history.changes(ids, changeLimits, ({ commit: id, changes }) => {
    last = id;
    const counts = changes !== null && !ignored.has(id) && !esMasivo(changes.length, files);
    if (!counts) apartados += 1;
    if (changes !== null) counter.sumar(changes, counts);
  });
  const read = completos ? window.commits : ids.indexOf(last) + 1;
  const oldest = completos ? window.desde : (commits[read - 1]?.seconds ?? null);
  const desde = oldest === null ? null : new Date(oldest * 1000).toISOString();
  return { cambios: counter.cuentas(), commits: read, desde, completos, apartados };
}

/** The number of files of the newest commit, and the commits that it names as not to be counted. */
async function leftOutBy(history: Read, [head]: readonly string[]) {
  if (head === undefined) return { files: 0, ignored: new Set<string>() };
  const { entries } = await history.names(head, changeLimits.ofCommit);
  const list = entries.find(({ path, mode }) => path === ignoreFile && mode.startsWith('100'));
  const chunks: Buffer[] = [];
  if (list) {
    await history.fetchBlobs?.([list.blob]);
    await history.read([list.blob], (content) => {
      if (content && content.length <= maxIgnoreBytes) chunks.push(Buffer.from(content));
    });
  }
  return { files: entries.length, ignored: commitsIgnorados(Buffer.concat(chunks).toString('latin1')) };
}
