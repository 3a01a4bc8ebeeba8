import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, sep } from 'node:path';

import { tsImport } from 'tsx/esm/api';

/**
 * `remove` takes the repository off the disk, at once; the server ends with its process, or with `close`.
 * @typedef {{ link: string, branch: string, token: string, remove: () => void, close: () => Promise<void> }} Repository
 */

/**
 * Files of a folder for a repository, below a folder of the same name.
 * @param {string} folder
 */
function filesOf(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file)).isFile())
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
