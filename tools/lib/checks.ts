import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './paths.ts';

export interface Check {
  readonly name: string;
  /** What Node runs. */
  readonly args: readonly string[];
}

export const bin = (path: string) => join(root, 'node_modules', path);

/** Every folder with a compiler configuration of its own. */
export function projects(): string[] {
  const rooms = ['packages', 'apps', 'tests'].flatMap((room) =>
    readdirSync(join(root, room)).map((name) => `${room}/${name}`),
  );
  return ['.', 'tools', ...rooms].filter((path) => existsSync(join(root, path, 'tsconfig.json')));
}

/** By the compiler's native edition, a tenth of the time; the analyser and the linter need the one in JavaScript. */
export function compile(project: string): Check {
  const state = `node_modules/.cache/tsc/${project === '.' ? 'root' : project.replaceAll('/', '-')}.tsbuildinfo`;
  const args = ['-p', project, '--pretty', 'false', '--incremental', '--tsBuildInfoFile', state];
  return { name: `tsc ${project}`, args: [bin('typescript-nativo/bin/tsc'), ...args] };
}

/** What one process of the linter takes; the rest of the tree is a part of its own. All in one take half as long again. */
const linted = ['apps/api', 'packages', 'apps/web'];

/** No cache: a rule that asks for types depends on files that the cached one only imports. */
export function lint(name: string, args: readonly string[]): Check {
  return { name: `eslint ${name}`, args: [bin('eslint/bin/eslint.js'), ...args, '--max-warnings=0'] };
}

/** The static checks, the longest first. */
export const checks: readonly Check[] = [
  ...linted.map((folder) => lint(folder, [folder])),
  lint('.', ['.', ...linted.flatMap((folder) => ['--ignore-pattern', `${folder}/`])]),
  {
    name: 'prettier',
    args: [bin('prettier/bin/prettier.cjs'), '--check', '.', '--cache', '--log-level', 'warn'],
  },
  {
    name: 'dependency-cruiser',
    args: [
      bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config',
      '.dependency-cruiser.mjs',
      'apps',
      'packages',
      'tests',
      'tools',
    ],
  },
  { name: 'knip', args: [bin('knip/bin/knip.js'), '--cache'] },
  ...projects().map(compile),
  { name: 'docs-check', args: ['tools/docs-check/main.ts'] },
];
