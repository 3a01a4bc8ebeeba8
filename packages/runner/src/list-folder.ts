import { isUtf8 } from 'node:buffer';
import { lstat, readdir, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { falloAnalisis } from './failures.ts';
import { personExcludes } from './repository/git/person-excludes.ts';
import { runGit } from './repository/git/run-git.ts';
import { gitEnvironment, localArguments } from './repository/git/environment.ts';

/** Paths below a folder, each once; `rejected` are those that are not UTF-8, for display only. */
export interface FolderList {
  readonly paths: readonly string[];
  readonly rejected: readonly string[];
}

/**
 * Lists the files of a folder; in a work tree of git, without those that git ignores. Refuses a work tree that git cannot
 * read: without its list, foreign and generated files would count.
 */
export async function listFolder(folder: string, signal: AbortSignal): Promise<FolderList> {
  const listed = await listWithGit(folder, signal);
  if (listed === null && (await isBelowGit(folder))) throw falloAnalisis('git-ilegible');
  // git lists nothing in a folder that the work tree around it ignores.
  if (listed === null || listed.length === 0) return { paths: await listFiles(folder, ''), rejected: [] };
  const [valid, invalid] = [listed.filter((name) => isUtf8(name)), listed.filter((name) => !isUtf8(name))];
  // git lists an unmerged path once a side.
  const textsOf = (names: readonly Buffer[]) => [...new Set(names.map(String))];
  return { paths: textsOf(valid), rejected: textsOf(invalid) };
}

/** Whether a folder or one above it has git's own folder or file. */
async function isBelowGit(folder: string): Promise<boolean> {
  for (let place = await realpath(folder); ; place = dirname(place)) {
    if ((await lstat(join(place, '.git')).catch(() => null)) !== null) return true;
    if (place === dirname(place)) return false;
  }
}

/** Paths of the files below a folder, with `/`, without hidden files and installed packages, which are never measured. */
async function listFiles(root: string, below: string): Promise<readonly string[]> {
  const entries = await readdir(join(root, below), { withFileTypes: true });
  const paths: string[] = [];
  for (const entry of entries.filter(({ name }) => !name.startsWith('.') && name !== 'node_modules')) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isFile()) paths.push(path);
    else if (entry.isDirectory()) paths.push(...(await listFiles(root, path)));
  }
  return paths;
}

/** Names that git tracks or does not ignore in a work tree; null for any other folder. */
async function listWithGit(folder: string, signal: AbortSignal): Promise<readonly Buffer[] | null> {
  const chunks: Buffer[] = [];
  try {
    const excludes = await personExcludes(folder, signal);
    await runGit({
      args: [
        ...localArguments(),
        '-c',
        `core.excludesFile=${excludes}`,
        '-c',
        'core.fsmonitor=false',
        '-c',
        'safe.directory=*',
        'ls-files',
        '-z',
        '--cached',
        '--others',
        '--exclude-standard',
      ],
      env: gitEnvironment(folder, '', null),
      folder,
      maxFileBytes: 0,
      signal,
      onOutput: (chunk) => chunks.push(chunk) > 0,
    });
  } catch {
    signal.throwIfAborted();
    return null;
  }
  return namesIn(Buffer.concat(chunks));
}

function namesIn(output: Buffer): readonly Buffer[] {
  const names: Buffer[] = [];
  let start = 0;
  for (let end = output.indexOf(0); end !== -1; end = output.indexOf(0, start)) {
    if (end > start) names.push(output.subarray(start, end));
    start = end + 1;
  }
  return names;
}
