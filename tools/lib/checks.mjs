import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './paths.mjs';

/** @typedef {{ name: string, args: readonly string[] }} Check */

const bin = (/** @type {string} */ path) => join(root, 'node_modules', path);

/** Every folder with a compiler configuration of its own. */
function projects() {
  const rooms = ['packages', 'apps', 'tests'].flatMap((room) =>
    readdirSync(join(root, room)).map((name) => `${room}/${name}`),
  );
  return ['.', 'tools', ...rooms].filter((path) => existsSync(join(root, path, 'tsconfig.json')));
}

/**
 * @param {string} project
 * @returns {Check}
 */
function compile(project) {
  const state = `node_modules/.cache/tsc/${project === '.' ? 'root' : project.replaceAll('/', '-')}.tsbuildinfo`;
  const args = ['-p', project, '--pretty', 'false', '--incremental', '--tsBuildInfoFile', state];
  return { name: `tsc ${project}`, args: [bin('typescript/bin/tsc'), ...args] };
}

/** The static checks, the longest first. @type {readonly Check[]} */
export const checks = [
  {
    name: 'eslint',
    // No cache: a rule that asks for types depends on files that the cached one only imports.
    args: [bin('eslint/bin/eslint.js'), '.', '--max-warnings=0'],
  },
  {
    name: 'prettier',
    args: [bin('prettier/bin/prettier.cjs'), '--check', '.', '--cache', '--log-level', 'warn'],
  },
  {
    name: 'dependency-cruiser',
    args: [
      bin('dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config',
      '.dependency-cruiser.mjs',
      'apps',
      'packages',
      'tests',
    ],
  },
  { name: 'knip', args: [bin('knip/bin/knip.js'), '--cache'] },
  ...projects().map(compile),
  { name: 'docs-check', args: ['tools/docs-check/main.mjs'] },
];
