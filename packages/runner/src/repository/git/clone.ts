import { join } from 'node:path';

import { credential } from '../remote/index.ts';
import type { GitError } from './run-git.ts';
import { runGit } from './run-git.ts';
import { networkArguments, gitEnvironment, type Destination } from './environment.ts';
import { createProgressReader } from './progress.ts';

export interface CloneRequest extends Destination {
  readonly branch: string;
  readonly token: string | null;
  /** Parent folder of the clone; the caller removes it afterwards. */
  readonly folder: string;
  readonly packBytes: number;
  readonly signal: AbortSignal;
  readonly onProgress: (hechos: number, total: number) => void;
}

/** Additional arguments of `git clone`: those before the word `clone` and the options after it. */
interface CloneArguments {
  readonly before: readonly string[];
  readonly options: readonly string[];
}

const onlyNewestCommit: CloneArguments = { before: [], options: ['--depth=1'] };

/**
 * Clones one branch (requisito: bare-clone), by default only its newest commit, and returns the folder of the clone.
 * Rejects with `GitError`.
 */
export async function cloneBranch(request: CloneRequest, extent = onlyNewestCommit): Promise<string> {
  const { root, branch, token, folder, packBytes, signal, onProgress } = request;
  const destination = join(folder, 'repositorio.git');
  const options = ['--bare', ...extent.options, '--single-branch', '--no-tags', '--template=', '--progress'];
  const protocol = new URL(root).protocol.slice(0, -1);
  await runGit({
    args: [
      ...networkArguments(request),
      ...extent.before,
      'clone',
      ...options,
      `--branch=${branch}`,
      '--',
      root,
      destination,
    ],
    env: gitEnvironment(folder, protocol, token === null ? null : credential(token, root)),
    folder,
    maxFileBytes: packBytes,
    signal,
    onStderr: createProgressReader(onProgress),
  });
  return destination;
}

/** Reason of a failed clone, by git's error output. */
export function reasonOf({ text }: GitError): 'tamano' | 'memoria' | 'acceso' | 'rama' | 'objetos' | 'otro' {
  if (/File too large|SIGXFSZ|signal 25/i.test(text)) return 'tamano';
  if (/out of memory|malloc failed|mmap failed|unable to create thread/i.test(text)) return 'memoria';
  if (/Authentication failed|could not read Username|error: 40[13]/i.test(text)) return 'acceso';
  if (/Remote branch .* not found/i.test(text)) return 'rama';
  return /fsck error|: object [\da-f]{40,64}: \w+:/i.test(text) ? 'objetos' : 'otro';
}
