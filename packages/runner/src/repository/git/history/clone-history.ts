import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { credential } from '../../remote/index.ts';
import { cloneBranch, type CloneRequest } from '../clone.ts';
import { gitEnvironment, historyArguments, networkArguments } from '../environment.ts';
import { runGit } from '../run-git.ts';

export interface HistoryRequest extends CloneRequest {
  /** Generations of commits from the branch's tip. */
  readonly depth: number;
  /** Whether the host serves fetches without blobs; otherwise the clone is whole. */
  readonly withoutBlobs: boolean;
}

/** Clones the newest commits of one branch (requisito: history-clone) and returns its folder. */
export function cloneHistory({ depth, withoutBlobs, ...request }: HistoryRequest): Promise<string> {
  return cloneBranch(request, {
    before: historyArguments(withoutBlobs),
    options: [`--depth=${depth}`, ...(withoutBlobs ? ['--filter=blob:none'] : [])],
  });
}

/**
 * Fetches blobs by id in one request. The existing packs of the clone count against the limit of bytes. Rejects with
 * `GitError`.
 */
export async function fetchObjects(
  gitFolder: string,
  { packBytes, root, folder, token, signal, ...request }: HistoryRequest,
  ids: readonly string[],
): Promise<void> {
  const protocol = new URL(root).protocol.slice(0, -1);
  const options = [
    '--quiet',
    '--no-tags',
    '--no-write-fetch-head',
    '--recurse-submodules=no',
    '--no-auto-maintenance',
  ];
  await runGit({
    args: [
      ...networkArguments({ ...request, root }),
      ...historyArguments(true),
      `--git-dir=${gitFolder}`,
      'fetch',
      ...options,
      '--filter=blob:none',
      '--stdin',
      'origin',
    ],
    env: gitEnvironment(folder, protocol, token === null ? null : credential(token, root)),
    folder,
    maxFileBytes: Math.max(packBytes - (await packBytesOf(gitFolder)), 0),
    signal,
    input: Buffer.from(ids.map((id) => `${id}\n`).join('')),
  });
}

/** Bytes of all packs of a clone. */
async function packBytesOf(gitFolder: string): Promise<number> {
  const packs = join(gitFolder, 'objects', 'pack');
  const names = (await readdir(packs).catch(() => [])).filter((name) => name.endsWith('.pack'));
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(packs, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
