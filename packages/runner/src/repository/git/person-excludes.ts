import { homedir } from 'node:os';
import { join } from 'node:path';

import { localArguments } from './environment.ts';
import { GitError, runGit } from './run-git.ts';

/** Names of the variables by which git finds the settings of the person who runs it. */
const ofThePerson = ['PATH', 'SystemRoot', 'HOME', 'USERPROFILE', 'XDG_CONFIG_HOME'] as const;

/**
 * Path of the person's own list of ignored files: what `git status` hides in a folder is not the project's code. Other
 * calls of git leave the person's settings out.
 */
export async function personExcludes(folder: string, signal: AbortSignal): Promise<string> {
  const chunks: Buffer[] = [];
  try {
    await runGit({
      args: [
        ...localArguments(),
        '-c',
        'safe.directory=*',
        'config',
        '--type=path',
        '--get',
        'core.excludesFile',
      ],
      env: Object.fromEntries(
        ofThePerson.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
      ),
      folder,
      maxFileBytes: 0,
      signal,
      onOutput: (chunk) => chunks.push(chunk) > 0,
    });
  } catch (error) {
    if (!(error instanceof GitError) || signal.aborted) throw error;
  }
  const set = Buffer.concat(chunks).toString().replace(/\n$/u, '');
  return set === '' ? join(process.env['XDG_CONFIG_HOME'] ?? join(homedir(), '.config'), 'git/ignore') : set;
}
