import { falloAnalisis } from '../../failures.ts';
import { runGit } from './run-git.ts';
import { localArguments, gitEnvironment } from './environment.ts';

/** Older versions ignore pinned addresses and would resolve the name again (requisito: pinned-addresses). */
const oldest = [2, 37] as const;

/** Whether the output of `git --version` names a version that is recent enough. */
export function isRecentEnough(output: string): boolean {
  const parts = /^git version (?<major>\d+)\.(?<minor>\d+)/.exec(output)?.groups;
  const [major, minor] = [Number(parts?.['major']), Number(parts?.['minor'])];
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
}

/** Refuses a git that is older than its settings need. */
export async function requireGit(folder: string, signal: AbortSignal): Promise<void> {
  let output = '';
  const env = gitEnvironment(folder, '', null);
  const args = [...localArguments(), '--version'];
  const onOutput = (chunk: Buffer): boolean => {
    output += chunk.toString('latin1');
    return true;
  };
  const call = { args, env, folder, maxFileBytes: 0, signal, onOutput };
  await runGit(call).catch(() => undefined);
  signal.throwIfAborted();
  if (!isRecentEnough(output))
    throw falloAnalisis(
      'repositorio-inaccesible',
      `Este servidor necesita git ${oldest.join('.')} o posterior para leer repositorios.`,
    );
}
