import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, sep } from 'node:path';

import { makeRepository, startGitHost, type GitHostOptions } from '../../tests/doubles/src/index.ts';

const name = 'ejemplo.git';

/** `remove` takes the repository off the disk, at once; the server ends with its process, or with `close`. */
export interface Repository {
  link: string;
  branch: string;
  token: string;
  remove: () => void;
  close: () => Promise<void>;
}

/**
 * Paths of a folder's files: in a repository or worktree those that git does not ignore, elsewhere all but the folders
 * `.git`, which git refuses inside a repository, and `node_modules`.
 */
function namesIn(folder: string): readonly string[] {
  const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  try {
    const listed = execFileSync('git', ['-C', folder, ...options], {
      encoding: 'utf8',
      stdio: 'pipe',
      maxBuffer: 1e8,
    });
    return [...new Set(listed.split('\0'))].filter((file) => file !== '').sort();
  } catch {
    const outside = new Set(['.git', 'node_modules']);
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => !file.split(sep).some((part) => outside.has(part)),
    );
  }
}

/** Files of a folder for a repository, below a folder of the same name. */
export function filesOf(folder: string) {
  return namesIn(folder)
    .filter((file) => existsSync(join(folder, file)) && statSync(join(folder, file)).isFile())
    .map((file) => ({
      path: `${basename(folder)}/${file.split(sep).join('/')}`,
      content: readFileSync(join(folder, file)),
    }));
}

/** Serves on loopback the repository that `make` leaves in a temporary place. */
export async function serveRepository(
  make: (place: string, name: string) => void,
  port = 0,
): Promise<Repository> {
  const place = mkdtempSync(join(tmpdir(), 'mantenible-demo-'));
  make(place, name);
  const token = 'token-de-demostracion';
  const host = await startOn(port, { root: place, token });
  const remove = () => {
    rmSync(place, { recursive: true, force: true });
  };
  return { link: `${host.origin}/${name}`, branch: 'main', token, remove, close: () => host.close() };
}

/** Another program may have the port: then a free one serves as well. */
function startOn(port: number, options: GitHostOptions) {
  const host = startGitHost({ ...options, port });
  return port === 0 ? host : host.catch(() => startGitHost(options));
}

/** Serves some folders as a repository of one commit, which is the same for the same folders. */
export function serveSample(folders: readonly string[]): Promise<Repository> {
  return serveRepository((place) => {
    makeRepository(place, name, folders.flatMap(filesOf));
  });
}
