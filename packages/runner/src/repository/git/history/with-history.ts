import type { PeticionAnalisis } from '@mantenible/domain/analisis';

import type { Origin } from '../../remote/connect.ts';
import { servesPartialClones } from '../../remote/index.ts';
import { refusalOf } from '../refusal.ts';
import { GitError } from '../run-git.ts';
import { withTemporaryFolder } from '../temporary-folder.ts';
import { requireGit } from '../version.ts';
import { cloneHistory, fetchObjects, type HistoryRequest } from './clone-history.ts';
import { openHistory, type History } from './history.ts';
import { listTags, type Tags } from './tags.ts';

interface Options {
  /** Folder of temporary clones. */
  readonly folder: string;
  readonly log?: (text: string) => void;
}

export interface HistoryLimits {
  /** Bytes of all packs of the clone. */
  readonly packBytes: number;
  /** Number of generations of commits, from the branch's tip. */
  readonly depth: number;
  /** Blobs that one request may fetch. */
  readonly blobs: number;
}

interface Request extends Pick<PeticionAnalisis, 'token' | 'signal'> {
  readonly limits: HistoryLimits;
  readonly onProgress?: (hechos: number, total: number) => void;
}

/** A cloned history, with further requests to its host. */
export interface FetchedHistory extends History {
  /** Whether the clone has no blobs until `fetchBlobs` requests them. */
  readonly partial: boolean;
  /**
   * Fetches the blobs that the clone lacks, at most `limits.blobs`, in one request; does nothing for a whole clone. Blobs
   * that the host does not send remain missing.
   */
  fetchBlobs(blobs: readonly string[]): Promise<void>;
  /** Tags of the repository, by commit. */
  tags(): Promise<Tags>;
}

/**
 * Clones the history of a branch into a temporary folder, without blobs if the host serves partial clones, runs a task
 * on it and removes the folder. A failure of git rejects with a refusal whose message the page shows.
 */
export function withHistory<T>(
  options: Options,
  request: Request,
  origin: Origin,
  task: (history: FetchedHistory) => Promise<T>,
): Promise<T> {
  const { token, signal, limits, onProgress = () => undefined } = request;
  return withTemporaryFolder(options.folder, async (folder) => {
    try {
      await requireGit(folder, signal);
      const partial = await servesPartialClones(origin, token, signal);
      const { packBytes, depth } = limits;
      const common = { ...origin, branch: origin.rama, token, folder, signal, packBytes, depth, onProgress };
      const clone: HistoryRequest = { ...common, withoutBlobs: partial };
      const gitFolder = await cloneHistory(clone);
      const history = openHistory(gitFolder, { folder, signal });
      return await task({
        ...history,
        partial,
        fetchBlobs: async (blobs) => {
          const sizes = await history.sizes(blobs);
          const missing = [...sizes].flatMap(([blob, size]) => (size === null ? [blob] : []));
          const wanted = missing.slice(0, limits.blobs);
          if (partial && wanted.length > 0) await fetchObjects(gitFolder, clone, wanted);
        },
        tags: () => listTags(clone),
      });
    } catch (error) {
      if (!(error instanceof GitError) || signal.aborted) throw error;
      options.log?.(error.text);
      throw refusalOf(error, { token, limites: limits }, origin.rama, 'La historia del repositorio');
    }
  });
}
