import { createTreeReader, type Tree } from './tree.ts';
import { createBlobReader } from './blobs.ts';
import { ejecutarGit, type GitRequest } from './run-git.ts';
import { argumentosLocales, entornoDeGit } from './environment.ts';

/** Reads a bare clone by ids; no path of the repository becomes one of this machine (proof 27). */
export interface Repository {
  /** Commit of a branch's tip. */
  commit(branch: string): Promise<string>;
  /** Every entry of a commit's tree, within `maximo` entries and the limit of their paths. */
  tree(commit: string, limit: number): Promise<Tree>;
  /** The contents of blobs, one after the other, in the order asked for. */
  read(blobs: readonly string[], alLeer: (content: Buffer | null, index: number) => void): Promise<void>;
}

export function openRepository(
  gitFolder: string,
  { carpeta, signal }: Pick<GitRequest, 'carpeta' | 'signal'>,
): Repository {
  const git = (
    argumentos: readonly string[],
    alLeer: (chunk: Buffer) => boolean,
    input?: Buffer,
  ): Promise<void> =>
    ejecutarGit({
      argumentos: [...argumentosLocales(), `--git-dir=${gitFolder}`, ...argumentos],
      entorno: entornoDeGit(carpeta, '', null),
      carpeta,
      maximoBytesArchivo: 0,
      ...{ signal, alLeer },
      ...(input && { input }),
    });
  return {
    commit: async (branch) => {
      let text = '';
      await git(['rev-parse', '--verify', '--end-of-options', `refs/heads/${branch}^{commit}`], (chunk) => {
        text += chunk.toString('latin1');
        return text.length < 200;
      });
      return text.trim();
    },
    tree: async (commit, limit) => {
      const reader = createTreeReader(limit);
      await git(['ls-tree', '-r', '-z', '-l', commit], reader.read);
      return reader.tree();
    },
    read: async (blobs, alLeer) => {
      let index = 0;
      const reader = createBlobReader((_blob, content) => {
        alLeer(content, index);
        index += 1;
      });
      await git(['cat-file', '--batch'], reader, Buffer.from(blobs.map((blob) => `${blob}\n`).join('')));
    },
  };
}
