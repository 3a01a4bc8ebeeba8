import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, sep } from 'node:path';

import { makeRepository, startGitHost } from '../../tests/doubles/src/index.ts';

/** `remove` takes the repository off the disk, at once; the server ends with its process, or with `close`. */
export interface Repository {
  link: string;
  branch: string;
  token: string;
  remove: () => void;
  close: () => Promise<void>;
}

/**
 * What git would keep of a folder, also of a worktree, whose `.git` is a file; of one outside git everything but what is
 * named as git's own or as packages: git refuses a repository that holds a `.git`.
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

/**
 * Makes a bare repository of some folders in a temporary place, and serves it on loopback. The same folders always give
 * the same commit.
 */
export async function serveSample(folders: readonly string[]): Promise<Repository> {
  const place = mkdtempSync(join(tmpdir(), 'mantenible-demo-'));
  makeRepository(place, 'ejemplo.git', folders.flatMap(filesOf));
  const token = 'token-de-demostracion';
  const host = await startGitHost({ root: place, token });
  const remove = () => {
    rmSync(place, { recursive: true, force: true });
  };
  return { link: `${host.origin}/ejemplo.git`, branch: 'main', token, remove, close: () => host.close() };
}
