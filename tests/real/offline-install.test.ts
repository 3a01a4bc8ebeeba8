// seguridad: 60
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, expect, test } from 'vitest';

/** `npm ci` in a copy of the manifests: once with the registry, then from the cache that it filled. */
const project = fileURLToPath(new URL('../../', import.meta.url));
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mantenible-instalacion-'));
  const rooms = ['packages', 'apps', 'tests'].flatMap((parent) =>
    readdirSync(join(project, parent)).map((name) => join(parent, name, 'package.json')),
  );
  for (const file of ['package.json', 'package-lock.json', '.npmrc', ...rooms]) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    // Folders of sources have no manifest of their own.
    try {
      copyFileSync(join(project, file), join(folder, file));
    } catch {
      rmSync(join(folder, dirname(file)), { recursive: true });
    }
  }
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function install(...options: readonly string[]) {
  const args = ['ci', '--cache', join(folder, 'cache'), '--no-audit', '--loglevel=error', ...options];
  const { status, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
  return { status, stderr };
}

/** Hash of every installed file by its path; npm's own note of the installation has times in it. */
function installed(): ReadonlyMap<string, string> {
  const modules = [join(folder, 'node_modules'), join(folder, 'packages/analyser/node_modules')];
  const files = modules.flatMap((path) =>
    readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
  );
  const paths = files
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !path.endsWith('.package-lock.json'));
  const hash = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
  return new Map(paths.map((path) => [relative(folder, path), hash(path)]));
}

test('from a filled cache and without the registry the same files are installed, byte for byte', () => {
  expect(install('--offline').status).not.toBe(0);
  expect(install()).toEqual({ status: 0, stderr: '' });
  const first = installed();
  expect(first.size).toBeGreaterThan(5000);
  expect(install('--offline')).toEqual({ status: 0, stderr: '' });
  expect(installed()).toEqual(first);
}, 900_000);
