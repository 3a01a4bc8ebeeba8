import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, sep } from 'node:path';

import { tsImport } from 'tsx/esm/api';

/**
 * `remove` takes the repository off the disk, at once; the server ends with its process, or with `close`.
 * @typedef {{ link: string, branch: string, token: string, remove: () => void, close: () => Promise<void> }} Repository
 */

/**
 * What git would keep of a folder, also of a worktree, whose `.git` is a file; of one outside git everything but what is
 * named as git's own or as packages: git refuses a repository that holds a `.git`.
 * @param {string} folder
 * @returns {readonly string[]}
 */
function namesIn(folder) {
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

/**
 * Files of a folder for a repository, below a folder of the same name.
 * @param {string} folder
 */
export function filesOf(folder) {
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
 * @param {readonly string[]} folders
 * @returns {Promise<Repository>}
 */
export async function serveSample(folders) {
  /** @type {typeof import('../../tests/doubles/src/index.ts')} */
  const { makeRepository, startGitHost } = await tsImport(
    '../../tests/doubles/src/index.ts',
    import.meta.url,
  );
  const place = mkdtempSync(join(tmpdir(), 'mantenible-demo-'));
  makeRepository(place, 'ejemplo.git', folders.flatMap(filesOf));
  const token = 'token-de-demostracion';
  const { origin, close } = await startGitHost({ root: place, token });
  const remove = () => {
    rmSync(place, { recursive: true, force: true });
  };
  return { link: `${origin}/ejemplo.git`, branch: 'main', token, remove, close };
}
