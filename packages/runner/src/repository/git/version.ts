import { falloAnalisis } from '../../failures.ts';
import { runGit } from './run-git.ts';
import { localArguments, gitEnvironment } from './environment.ts';

/** Oldest supported git. Older versions ignore pinned addresses and resolve the name again (requisito: pinned-addresses). */
const oldestSupported = [2, 37] as const;

/** Whether the output of `git --version` names a version that is recent enough. */
export function isRecentEnough(output: string): boolean {
  const parts = /^git version (?<major>\d+)\.(?<minor>\d+)/.exec(output)?.groups;
  const [major, minor] = [Number(parts?.['major']), Number(parts?.['minor'])];
  return major > oldestSupported[0] || (major === oldestSupported[0] && minor >= oldestSupported[1]);
}

/** Throws when git is missing or older than the oldest supported version. */
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
      `Para leer repositorios hace falta git ${oldestSupported.join('.')} o posterior donde se hace el análisis.`,
    );
}
