import { excludedByPath } from '@mantenible/analyser/selection';
import { archivoDePropiedades } from '@mantenible/domain/ambito';
import type { LimitesAnalisis } from '@mantenible/domain/analisis';
import type { CommitDeRama } from '@mantenible/domain/pasado';

import { isContext } from '../pipeline/selection.ts';
import { requireTree } from '../pipeline/read-sources.ts';
import type { FetchedHistory } from '../repository/git/history/index.ts';
import type { TreeEntry } from '../repository/git/tree.ts';

/** A file of one or more commits: its path with one content. */
export type PastFile = Pick<TreeEntry, 'path' | 'blob'>;

/** A commit with its files that may be analysed; commits share the objects of unchanged files. */
export interface CommitTree extends CommitDeRama {
  readonly files: readonly PastFile[];
}

/**
 * Reads the trees of commits, the newest first. Ends before the first commit whose own tree exceeds a limit, or with which the files
 * of all read commits exceed the limit of files; files with equal path and content count once.
 * @throws DomainError when the newest tree is empty or exceeds a limit, as in an analysis
 */
export async function readTrees(
  history: Pick<FetchedHistory, 'tree'>,
  newestFirst: readonly CommitDeRama[],
  limites: LimitesAnalisis,
): Promise<readonly CommitTree[]> {
  const known = new Map<string, PastFile>();
  const trees: CommitTree[] = [];
  for (const commit of newestFirst) {
    const tree = await history.tree(commit.commit, limites.archivos);
    if (trees.length === 0) requireTree(tree, limites);
    if (tree.exceeded !== null) break;
    const files = tree.entries.filter(mayBeAnalysed).map((file) => sharedFile(known, file));
    if (known.size > limites.archivos) break;
    trees.push({ ...commit, files });
  }
  return trees;
}

/** Whether a file may be analysed, by its path alone: its size is unknown before its blob is fetched. */
function mayBeAnalysed({ mode, path }: TreeEntry): boolean {
  if (!mode.startsWith('100')) return false;
  return path === archivoDePropiedades || isContext(path, 0) || excludedByPath(path, 0) === null;
}

/** The same object for each path and content, however many commits have it. */
function sharedFile(known: Map<string, PastFile>, { path, blob }: TreeEntry): PastFile {
  const key = fileKey({ path, blob });
  const file = known.get(key) ?? { path, blob };
  known.set(key, file);
  return file;
}

/** Key of a file by its path and content. */
export const fileKey = ({ blob, path }: PastFile): string => `${blob} ${path}`;
