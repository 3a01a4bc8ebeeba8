import { runGit, GitError, type GitRequest } from '../run-git.ts';
import { gitEnvironment, localArguments } from '../environment.ts';
import { openRepository, type Repository } from '../repository.ts';
import { createChangeReader, type ChangeLimits, type CommitChanges } from './changes.ts';
import { createCommitReader, type HistoryCommit } from './commits.ts';
import { createSizeReader } from './sizes.ts';

/** Reads commits, trees and blobs of a clone by id; an object that the clone lacks is never fetched. */
export interface History extends Repository {
  /** Whether the clone contains a commit. */
  has(commit: string): Promise<boolean>;
  /** A commit and its ancestors by first parents, the newest first, at most `limit` of those in the clone. */
  firstParents(commit: string, limit: number): Promise<readonly HistoryCommit[]>;
  /**
   * Passes on the changes of each commit against the next commit of the list, its first parent; a commit without changes
   * is skipped. False when the limit of all paths stopped the reading before the last commit.
   */
  changes(
    commits: readonly string[],
    limits: ChangeLimits,
    onCommit: (one: CommitChanges) => void,
  ): Promise<boolean>;
  /** Sizes in bytes of these blobs; null for those that the clone lacks. */
  sizes(blobs: readonly string[]): Promise<ReadonlyMap<string, number | null>>;
}

type Call = Pick<GitRequest, 'folder' | 'signal'>;

/** Opens the clone in `gitFolder`. No path or name of the repository is used on this machine. */
export function openHistory(gitFolder: string, { folder, signal }: Call): History {
  const git = (args: readonly string[], onOutput: GitRequest['onOutput'], lines: readonly string[] = []) =>
    runGit({
      args: [...localArguments(), `--git-dir=${gitFolder}`, ...args],
      env: gitEnvironment(folder, '', null),
      folder,
      maxFileBytes: 0,
      signal,
      ...(onOutput && { onOutput }),
      input: Buffer.from(lines.map((line) => `${line}\n`).join('')),
    });
  return {
    ...openRepository(gitFolder, { folder, signal }),
    has: async (commit) => {
      try {
        await git(['cat-file', '-e', `${commit}^{commit}`], undefined);
        return true;
      } catch (error) {
        if (error instanceof GitError && !signal.aborted) return false;
        throw error;
      }
    },
    firstParents: async (commit, limit) => {
      const commits: HistoryCommit[] = [];
      const options = ['--first-parent', '--timestamp', `--max-count=${limit}`];
      await git(
        ['rev-list', ...options, '--end-of-options', commit, '--'],
        createCommitReader((one) => commits.push(one)),
      );
      return commits;
    },
    changes: async (commits, limits, onCommit) => {
      const reader = createChangeReader(limits, onCommit);
      const pairs = commits.slice(0, -1).map((commit, index) => `${commit} ${commits[index + 1] ?? ''}`);
      const options = ['--stdin', '-r', '-z', '--raw', '--no-renames', '--no-abbrev'];
      await git(['diff-tree', ...options], reader.read, pairs);
      if (reader.complete()) reader.end();
      return reader.complete();
    },
    sizes: async (blobs) => {
      const sizes = new Map<string, number | null>();
      await git(
        ['cat-file', '--batch-check'],
        createSizeReader((blob, size) => sizes.set(blob, size)),
        blobs,
      );
      return sizes;
    },
  };
}
