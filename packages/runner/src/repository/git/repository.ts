import { createTreeReader, type Tree } from './tree.ts';
import { createBlobReader } from './blobs.ts';
import { runGit, type GitRequest } from './run-git.ts';
import { localArguments, gitEnvironment } from './environment.ts';

/** Reads objects of a bare clone by id; no path of the repository is used on this machine (requisito: bare-clone). */
export interface Repository {
  /** Commit of a branch's tip. */
  commit(branch: string): Promise<string>;
  /** All entries of a commit's tree, up to `limit` entries and a limit for the bytes of their paths. */
  tree(commit: string, limit: number): Promise<Tree>;
  /** The same entries without their sizes, which a clone without blobs lacks. */
  names(commit: string, limit: number): Promise<Tree>;
  /** Reads blobs and passes on their contents in the given order; null for a missing blob. */
  read(blobs: readonly string[], onContent: (content: Buffer | null, index: number) => void): Promise<void>;
}

export function openRepository(
  gitFolder: string,
  { folder, signal }: Pick<GitRequest, 'folder' | 'signal'>,
): Repository {
  const git = (
    args: readonly string[],
    onOutput: (chunk: Buffer) => boolean,
    input?: Buffer,
  ): Promise<void> =>
    runGit({
      args: [...localArguments(), `--git-dir=${gitFolder}`, ...args],
      env: gitEnvironment(folder, '', null),
      folder,
      maxFileBytes: 0,
      signal,
      onOutput,
      ...(input && { input }),
    });
  // In a folder of a work tree, git lists that folder alone by default.
  const list = async (args: readonly string[], limit: number): Promise<Tree> => {
    const reader = createTreeReader(limit);
    await git(['ls-tree', '-r', '-z', '--full-tree', ...args], reader.read);
    return reader.tree();
  };
  return {
    commit: async (branch) => {
      let text = '';
      await git(['rev-parse', '--verify', '--end-of-options', `refs/heads/${branch}^{commit}`], (chunk) => {
        text += chunk.toString('latin1');
        return text.length < 200;
      });
      return text.trim();
    },
    tree: (commit, limit) => list(['-l', commit], limit),
    names: (commit, limit) => list([commit], limit),
    read: async (blobs, onContent) => {
      let index = 0;
      const reader = createBlobReader((_blob, content) => {
        onContent(content, index);
        index += 1;
      });
      await git(['cat-file', '--batch'], reader, Buffer.from(blobs.map((blob) => `${blob}\n`).join('')));
    },
  };
}
