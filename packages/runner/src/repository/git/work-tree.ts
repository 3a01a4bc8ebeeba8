import { falloAnalisis } from '../../failures.ts';
import { runGit } from './run-git.ts';
import { gitEnvironment, localArguments } from './environment.ts';

/** A folder within a work tree of git. */
export interface WorkTree {
  /** git's own folder. */
  readonly gitFolder: string;
  /** Path of the folder within the work tree, with a final '/'; '' for its root. */
  readonly prefix: string;
  /** Whether older commits were not fetched. */
  readonly shallow: boolean;
}

/** Characters of an answer that names a commit or a path. */
const maxAnswer = 64 * 1024;

/** Output of a call of git in a folder of this machine, without its final line feed; null when the call fails. */
async function answerOf(
  folder: string,
  args: readonly string[],
  signal: AbortSignal,
): Promise<string | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    await runGit({
      // The command of a person reads a folder that another user may own, as in a container. Nothing of its settings is run.
      args: [...localArguments(), '-c', 'safe.directory=*', '-c', 'core.fsmonitor=false', ...args],
      env: gitEnvironment(folder, '', null),
      folder,
      maxFileBytes: 0,
      signal,
      onOutput: (chunk) => {
        length += chunk.length;
        return chunks.push(chunk) > 0 && length < maxAnswer;
      },
    });
  } catch {
    signal.throwIfAborted();
    return null;
  }
  return Buffer.concat(chunks).toString().replace(/\n$/u, '');
}

/** The work tree that a folder belongs to; null for a folder outside every work tree, and without git. */
export async function readWorkTree(folder: string, signal: AbortSignal): Promise<WorkTree | null> {
  const args = ['rev-parse', '--is-inside-work-tree', '--is-shallow-repository', '--absolute-git-dir'];
  const [state, prefix] = await Promise.all([
    answerOf(folder, args, signal),
    answerOf(folder, ['rev-parse', '--show-prefix'], signal),
  ]);
  const [inside, shallow, gitFolder = ''] = state?.split('\n') ?? [];
  if (inside !== 'true' || prefix === null) return null;
  return { gitFolder, prefix, shallow: shallow === 'true' };
}

/** Id of the commit that a revision names; null for an unknown one. */
export async function commitOf(
  folder: string,
  revision: string,
  signal: AbortSignal,
): Promise<string | null> {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`];
  return (await answerOf(folder, args, signal)) ?? null;
}

/** Id of the commit at HEAD; null in a repository without commits. Refuses a HEAD whose commit git cannot read. */
export async function headCommitOf(folder: string, signal: AbortSignal): Promise<string | null> {
  const commit = await commitOf(folder, 'HEAD', signal);
  if (commit !== null) return commit;
  // A branch without commits has a name and no id; one whose file is damaged has neither.
  const id = await answerOf(folder, ['rev-parse', '--verify', '--quiet', 'HEAD'], signal);
  const branch = await answerOf(folder, ['symbolic-ref', '--quiet', 'HEAD'], signal);
  if (id === null && branch !== null) return null;
  throw falloAnalisis('git-ilegible');
}

/** Whether the work tree leaves out committed files by git's own choice of folders (a sparse checkout): what it lacks is not deleted. */
export const isSparse = async (folder: string, signal: AbortSignal): Promise<boolean> =>
  (await answerOf(folder, ['config', '--type=bool', '--get', 'core.sparseCheckout'], signal)) === 'true';

/** Newest common ancestor of two commits; null without one, also where it was not fetched. */
export const mergeBaseOf = (
  folder: string,
  commits: readonly [string, string],
  signal: AbortSignal,
): Promise<string | null> => answerOf(folder, ['merge-base', ...commits], signal);

/** Whether a commit has this folder (a path with a final '/', or '' for its root). */
export async function hasFolder(
  folder: string,
  commit: string,
  prefix: string,
  signal: AbortSignal,
): Promise<boolean> {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}:${prefix}`];
  return (await answerOf(folder, args, signal)) !== null;
}
