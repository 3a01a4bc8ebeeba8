import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import * as z from 'zod/mini';

import { cacheDir } from '../../tools/lib/paths.ts';
import { run } from '../../tools/lib/run.ts';
import { fetchPackage } from '../parity/packages.ts';

/** A package and the series of its versions that becomes a history. */
export interface Published {
  readonly registry: 'npm' | 'pypi';
  readonly name: string;
  /** Beginning of the versions of the series. */
  readonly series: string;
}

/** Greatest number of versions of a series; the newest ones are taken. */
const maxVersions = 100;
const week = 7 * 24 * 3600;
/** Date of the first commit; the registries' own dates are of no use to a comparison of times. */
const firstSeconds = 1_600_000_000;
const stable = /^\d+(?:\.\d+){1,2}$/;

/** The output of a program; an exit code other than 0 is an error. */
export async function outputOf(command: string, args: readonly string[], env: Record<string, string> = {}) {
  const { code, output } = await run(command, args, { capture: true, env });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${String(code)}:\n${output}`);
  return output.trim();
}

/** Stable versions of a series in the order of their publication, as the registry's own program lists them. */
async function versionsOf({ registry, name, series }: Published): Promise<readonly string[]> {
  const inSeries = (version: string) => version.startsWith(series) && stable.test(version);
  if (registry === 'npm') {
    const times = z
      .record(z.string(), z.string())
      .parse(JSON.parse(await outputOf('npm', ['view', name, 'time', '--json'])));
    return Object.entries(times)
      .toSorted(([, a], [, b]) => a.localeCompare(b))
      .map(([version]) => version)
      .filter(inSeries);
  }
  const listed = await outputOf('python3', ['-m', 'pip', 'index', 'versions', name]);
  const versions = /^Available versions: (?<all>.*)$/m.exec(listed)?.groups?.['all'] ?? '';
  return versions.split(', ').toReversed().filter(inSeries);
}

/** Commits the folder's files as the whole tree of the next commit of `main`. */
async function commitFolder(repository: string, folder: string, index: number): Promise<void> {
  const git = ['--git-dir', repository, '--work-tree', folder];
  await outputOf('git', [...git, 'add', '--all', '--force', '.']);
  const commit = ['commit', '--quiet', '--allow-empty', '-m', String(index)];
  await outputOf('git', [...git, ...author, ...commit], dateOf(index));
}

/**
 * A bare repository in which each published version of a series is a commit, made once and kept in the project's cache.
 * Versions without a file that can be unpacked are left out. Nothing of a package is run.
 */
export async function publishedHistory(published: Published): Promise<string> {
  const { registry, name, series } = published;
  const folder = join(cacheDir, 'historias', `${registry}-${name}-${series}git`);
  if (existsSync(join(folder, 'hecha'))) return folder;
  await rm(folder, { recursive: true, force: true });
  await outputOf('git', ['init', '--quiet', '--bare', '--initial-branch=main', folder]);
  let index = 0;
  for (const version of (await versionsOf(published)).slice(-maxVersions)) {
    const place = await mkdtemp(join(tmpdir(), 'mantenible-version-'));
    try {
      const spec = registry === 'npm' ? `npm:${name}@${version}` : `pypi:${name}==${version}`;
      const sources = await fetchPackage(spec, place).catch(() => null);
      if (sources === null) continue;
      await commitFolder(folder, sources, index);
      index += 1;
    } finally {
      await rm(place, { recursive: true, force: true });
    }
  }
  await mkdir(join(folder, 'hecha'));
  return folder;
}

/** Options that name the author of the commits. */
const author = ['-c', 'user.name=Prueba', '-c', 'user.email=prueba@example.org'];

/** A bare copy beside the repository whose branch has a commit for each of these trees, oldest first. */
export async function historyOf(repository: string, trees: readonly string[], name: string) {
  const folder = await copyOf(repository, name);
  let parent = '';
  for (const [index, tree] of trees.entries()) {
    const from = parent === '' ? [] : ['-p', parent];
    const commit = ['commit-tree', `${tree}^{tree}`, ...from, '-m', String(index)];
    parent = await outputOf('git', ['--git-dir', folder, ...author, ...commit], dateOf(index));
  }
  await outputOf('git', ['--git-dir', folder, 'update-ref', 'refs/heads/main', parent]);
  await outputOf('git', ['--git-dir', folder, 'repack', '-adq']);
  return folder;
}

/** Files of code that one made commit changes. */
const filesOfCommit = 3;

/**
 * Trees that lead from version to version by a few files each, as the commits between them do: the newest `count` of
 * them, oldest first, stored in a copy of the repository.
 */
export async function stepsOf(repository: string, versions: readonly string[], count: number) {
  const folder = await copyOf(repository, 'pasos.git');
  // `reset` asks for a work tree, which it does not read.
  const git = (args: readonly string[]) =>
    outputOf('git', ['--git-dir', folder, '--work-tree', folder, ...args]);
  const steps: string[] = [];
  for (let newer = versions.length - 1; newer > 0 && steps.length < count; newer -= 1) {
    const [from = '', to = ''] = versions.slice(newer - 1, newer + 1);
    const names = await git(['diff-tree', '-r', '--no-renames', '--name-only', from, to]);
    const changed = names.split('\n').filter((name) => /\.(?:js|py)$/.test(name));
    const between: string[] = [];
    await git(['read-tree', from]);
    for (let start = 0; start < changed.length; start += filesOfCommit) {
      const paths = changed.slice(start, start + filesOfCommit);
      await git(['reset', '--quiet', to, '--', ...paths]);
      between.push(await git(['write-tree']));
    }
    steps.unshift(...between);
  }
  return { folder, trees: steps.slice(-count) };
}

/** A bare copy of a repository whose only branch is `main`, at the head of the original. */
export async function copyOfHead(repository: string) {
  const head = await outputOf('git', ['-C', repository, 'rev-parse', 'HEAD']);
  const folder = await copyOf(repository, 'copia.git');
  await outputOf('git', ['--git-dir', folder, 'update-ref', 'refs/heads/main', head]);
  return folder;
}

async function copyOf(repository: string, name: string) {
  const folder = join(cacheDir, 'historias', name);
  await rm(folder, { recursive: true, force: true });
  await outputOf('git', ['clone', '--quiet', '--bare', repository, folder]);
  // As public code hosts do.
  await outputOf('git', ['--git-dir', folder, 'config', 'uploadpack.allowFilter', 'true']);
  return folder;
}

function dateOf(index: number) {
  const date = `${String(firstSeconds + index * week)} +0000`;
  return { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
}
