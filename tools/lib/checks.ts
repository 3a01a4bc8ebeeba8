import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
  return ['.', 'tools', 'lab', ...rooms].filter((path) => existsSync(join(root, path, 'tsconfig.json')));
}

/**
 * Type check of a project, by the compiler's native edition: it takes a tenth of the time. The analyser and the
 * linter need the edition in JavaScript.
 */
export function compile(project: string): Check {
  const name = project === '.' ? 'root' : project.replaceAll('/', '-');
  const state = `node_modules/.cache/tsc/${name}-${settingsOf(project)}.tsbuildinfo`;
  const args = ['-p', project, '--pretty', 'false', '--incremental', '--tsBuildInfoFile', state];
  return { name: `tsc ${project}`, args: [bin('typescript-nativo/bin/tsc'), ...args] };
}

/** Hash of a project's settings: the compiler keeps an error of before when only `lib` has changed. */
function settingsOf(project: string): string {
  const hash = createHash('sha256');
  for (const file of ['tsconfig.base.json', `${project}/tsconfig.json`])
    hash.update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 8);
}

/** Lint of these paths; the rules that use types read the rest of their projects too. */
export function lint(paths: readonly string[]): Check {
  return { name: 'oxlint', args: [bin('oxlint/bin/oxlint'), ...paths] };
}

export function format(paths: readonly string[]): Check {
  return {
    name: 'oxfmt',
    args: [bin('oxfmt/bin/oxfmt'), '--check', '--no-error-on-unmatched-pattern', ...paths],
  };
}

/**
 * Check of the import walls, always over the whole tree: only the other files show whether a file is imported at all.
 */
export const walls: Check = {
  name: 'dependency-cruiser',
  args: [
    bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
    // The reason of a wall and what to do in its place, too.
    '--output-type',
    'err-long',
    '--config',
    '.dependency-cruiser.mjs',
    'apps',
    'lab',
    'packages',
    'tests',
    'tools',
  ],
};

/** The documents: those that people write, and those that the code writes. */
export const documents: readonly Check[] = [
  { name: 'docs-check', args: ['tools/docs-check/main.ts'] },
  { name: 'generated-docs', args: ['tools/docs.ts', '--check'] },
];

/** The static checks, the longest first. */
export const checks: readonly Check[] = [
  lint([]),
  walls,
  { name: 'knip', args: [bin('knip/bin/knip.js'), '--cache'] },
  ...projects().map(compile),
  format([]),
  ...documents,
  { name: 'supply-chain', args: ['tools/supply-chain/main.ts'] },
];
