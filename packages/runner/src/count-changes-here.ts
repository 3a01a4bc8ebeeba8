import type { CambiosDeRutas } from '@mantenible/domain/analisis';

import { countInHistory, historyDepth } from './count-in-history.ts';
import { openHistory } from './repository/git/history/history.ts';
import { headCommitOf, type WorkTree } from './repository/git/work-tree.ts';

interface Request {
  readonly folder: string;
  /** The work tree that the folder belongs to. */
  readonly workTree: WorkTree;
  /** Paths below the folder. */
  readonly rutas: readonly string[];
  readonly signal: AbortSignal;
}

/** Counts how often each file of a folder changed before HEAD, from the objects that its repository has; null without a commit. */
export async function countChangesHere({
  folder,
  workTree,
  rutas,
  signal,
}: Request): Promise<CambiosDeRutas | null> {
  const commit = await headCommitOf(folder, signal);
  if (commit === null) return null;
  const history = openHistory(workTree.gitFolder, { folder, signal });
  const paths = rutas.map((ruta) => `${workTree.prefix}${ruta}`);
  return countInHistory(history, { commits: await history.firstParents(commit, historyDepth), rutas: paths });
}
