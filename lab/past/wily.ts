import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

import { outputOf } from './published.ts';

const version = '1.25.0';
const environment = join(homedir(), '.cache/mantenible', `wily-${version}`);
const wily = join(environment, 'bin/wily');

async function ensureWily(): Promise<void> {
  if (existsSync(wily)) return;
  await outputOf('python3', ['-m', 'venv', environment]);
  await outputOf(join(environment, 'bin/pip'), ['install', '--quiet', `wily==${version}`]);
}

/** Seconds of `wily build` over all commits of a branch; the clone is not part of them. */
export async function wilySeconds(repository: string, commits: number): Promise<number> {
  await ensureWily();
  const place = await mkdtemp(join(tmpdir(), 'mantenible-wily-'));
  try {
    const copy = join(place, 'copia');
    await outputOf('git', ['clone', '--quiet', repository, copy]);
    const start = performance.now();
    const options = ['--path', copy, '--cache', join(place, 'cache')];
    await outputOf(wily, [...options, 'build', '--max-revisions', String(commits), copy]);
    return (performance.now() - start) / 1000;
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}
