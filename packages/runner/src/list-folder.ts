import { isUtf8 } from 'node:buffer';
import { lstat, readdir, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { LimitesAnalisis } from '@mantenible/domain/analisis';

import { falloAnalisis } from './failures.ts';
import { folderOnDisk, requireFiles } from './pipeline/source-limits.ts';
import { denied } from './present.ts';
import { personExcludes } from './repository/git/person-excludes.ts';
import { runGit } from './repository/git/run-git.ts';
import { gitEnvironment, localArguments } from './repository/git/environment.ts';
import { readWorkTree } from './repository/git/work-tree.ts';

/** Paths below a folder, each once; `rejected` are those that are not UTF-8, for display only. */
export interface FolderList {
  readonly paths: readonly string[];
  readonly rejected: readonly string[];
}

/**
 * Lists the files of a folder; in a work tree of git, without those that git ignores. Refuses a work tree that git cannot
 * read: without its list, foreign and generated files would count.
 */
export async function listFolder(
  folder: string,
  limites: LimitesAnalisis,
  signal: AbortSignal,
): Promise<FolderList> {
  const listed = await listWithGit(folder, limites, signal);
  if (listed === null && (await isBelowGit(folder))) throw falloAnalisis('git-ilegible');
  // git lists nothing in a folder that the work tree around it ignores.
  if (listed === null || listed.length === 0)
    return { paths: await listFiles(folder, limites, signal), rejected: [] };
  const [valid, invalid] = [listed.filter((name) => isUtf8(name)), listed.filter((name) => !isUtf8(name))];
  // git lists an unmerged path once a side.
  const textsOf = (names: readonly Buffer[]) => [...new Set(names.map(String))];
  const list = { paths: textsOf(valid), rejected: textsOf(invalid) };
  requireFiles(list.paths.length + list.rejected.length, limites, folderOnDisk);
  return list;
}

/** Whether a folder or one above it has git's own folder or file. */
export async function isBelowGit(folder: string): Promise<boolean> {
  for (let place = await realpath(folder); ; place = dirname(place)) {
    if ((await lstat(join(place, '.git')).catch(() => null)) !== null) return true;
    if (place === dirname(place)) return false;
  }
}

/** Paths of the files below a folder, with `/`, without hidden files and installed packages, which are never measured. */
async function listFiles(
  root: string,
  limites: LimitesAnalisis,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const paths: string[] = [];
  const folders = [''];
  for (let below = folders.pop(); below !== undefined; below = folders.pop()) {
    signal.throwIfAborted();
    const entries = await readdir(join(root, below), { withFileTypes: true });
    for (const entry of entries.filter(({ name }) => isMeasurable(name))) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isFile()) paths.push(path);
      else if (entry.isDirectory()) folders.push(path);
    }
    requireFiles(paths.length, limites, folderOnDisk);
  }
  return paths;
}

const isMeasurable = (name: string): boolean => !name.startsWith('.') && name !== 'node_modules';

/** Names that git tracks or does not ignore in a work tree; null for any other folder. */
async function listWithGit(
  folder: string,
  { archivos }: LimitesAnalisis,
  signal: AbortSignal,
): Promise<readonly Buffer[] | null> {
  const chunks: Buffer[] = [];
  let names = 0;
  const unread = createUnreadFolders();
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
      onOutput: (chunk) => {
        for (const byte of chunk) if (byte === 0) names += 1;
        // git lists an unmerged path three times at most; what exceeds that is refused whatever follows.
        return chunks.push(chunk) > 0 && names <= 3 * archivos;
      },
      onStderr: unread.read,
    });
  } catch {
    signal.throwIfAborted();
    return null;
  }
  const closed = await closedBelow(folder, unread.folders(), signal);
  const listed = namesIn(Buffer.concat(chunks));
  if (closed === null) return listed;
  // git lists the files that it tracks even where it ignores them.
  const tracked = listed.some((name) => String(name).startsWith(`${closed}/`));
  throw denied(join(folder, closed), !tracked);
}

/** The first of the folders that git could not open that would be measured, as a path from the analysed one; null without one. */
async function closedBelow(
  folder: string,
  unread: readonly string[],
  signal: AbortSignal,
): Promise<string | null> {
  if (unread.length === 0) return null;
  // git names them from the root of the work tree.
  const prefix = (await readWorkTree(folder, signal))?.prefix ?? '';
  const paths = unread.map((path) => (`${path}/`.startsWith(prefix) ? path.slice(prefix.length) : path));
  return paths.find((path) => path.split('/').every((name) => name === '.' || isMeasurable(name))) ?? null;
}

/** Collects the folders that git names in its warnings because it could not open them; its status is 0 nevertheless. */
function createUnreadFolders() {
  let text = '';
  return {
    read: (chunk: string): void => {
      text = (text + chunk).slice(0, maxWarnings);
    },
    folders: (): readonly string[] =>
      [...text.matchAll(/could not open directory '(?<path>.*?)\/?': /gu)].map(
        ({ groups }) => groups?.['path'] ?? '',
      ),
  };
}

/** Characters of git's warnings that are read. */
const maxWarnings = 64 * 1024;

function namesIn(output: Buffer): readonly Buffer[] {
  const names: Buffer[] = [];
  let start = 0;
  for (let end = output.indexOf(0); end !== -1; end = output.indexOf(0, start)) {
    if (end > start) names.push(output.subarray(start, end));
    start = end + 1;
  }
  return names;
}
