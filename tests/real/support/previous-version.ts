import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const migrations = 'packages/db/src/migrations';

export interface PreviousVersion {
  /** Its migrations, by name. */
  readonly migrations: readonly string[];
  /** Folder of its server's sources. */
  readonly source: string;
  remove(): void;
}

/**
 * The sources as they were before the newest migration was added, taken from the repository's history, with the packages
 * that are installed here.
 */
export function previousVersion(): PreviousVersion {
  const newest = namesIn(readdirSync(join(root, migrations))).at(-1) ?? '';
  const added = git('log', '-1', '--format=%H', '--diff-filter=A', '--', `${migrations}/${newest}.ts`).trim();
  const commit = `${added}^`;
  const folder = mkdtempSync(join(tmpdir(), 'mantenible-anterior-'));
  const archive = git('archive', commit, 'package.json', 'apps', 'packages');
  execFileSync('tar', ['-x', '-C', folder], { input: Buffer.from(archive, 'latin1') });
  linkPackages(folder);
  return {
    migrations: namesIn(readdirSync(join(folder, migrations))),
    source: join(folder, 'apps/api/src'),
    remove: () => {
      rmSync(folder, { recursive: true });
    },
  };
}

const namesIn = (files: readonly string[]): string[] =>
  files
    .filter((file) => /^\d{3}-.*(?<!test)\.ts$/u.test(file))
    .map((file) => file.slice(0, -3))
    .toSorted();

const git = (...args: string[]): string =>
  execFileSync('git', ['-C', root, ...args], { encoding: 'latin1', maxBuffer: 1 << 30 });

/** Packages of npm from here, our own from the other version. */
function linkPackages(folder: string): void {
  const target = join(folder, 'node_modules');
  mkdirSync(join(target, '@mantenible'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@mantenible') symlinkSync(join(root, 'node_modules', name), join(target, name));
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(target, '@mantenible', name));
  const nested = join(root, 'packages/analyser/node_modules');
  symlinkSync(nested, join(folder, 'packages/analyser/node_modules'));
}
