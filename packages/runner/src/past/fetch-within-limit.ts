import { reasonOf } from '../repository/git/clone.ts';
import type { FetchedHistory } from '../repository/git/history/index.ts';
import { GitError } from '../repository/git/run-git.ts';
import type { CommitTree } from './chosen-trees.ts';

/**
 * Fetches the blobs of all trees in one request. If they exceed the limit of the pack, repeats it without the older half
 * of the trees. Returns the trees whose blobs were fetched, the newest first.
 */
export async function fetchWithinLimit(
  history: Pick<FetchedHistory, 'fetchBlobs'>,
  trees: readonly CommitTree[],
): Promise<readonly CommitTree[]> {
  const blobs = new Set(trees.flatMap(({ files }) => files.map(({ blob }) => blob)));
  try {
    await history.fetchBlobs([...blobs]);
    return trees;
  } catch (error) {
    const tooLarge = error instanceof GitError && reasonOf(error) === 'tamano';
    if (!tooLarge || trees.length === 1) throw error;
    return fetchWithinLimit(history, trees.slice(0, Math.floor(trees.length / 2)));
  }
}
