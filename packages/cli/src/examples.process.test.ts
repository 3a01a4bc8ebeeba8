import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';

import { commit, faulty, folderWith, git, pack, place, remove, room, write } from './testing/installed.ts';

/** The files that people copy, in a project without npm: each step runs that needs no code host. */
const examples = join(room, '../../deploy/integracion');
const read = (file: string): unknown => parse(readFileSync(join(examples, file), 'utf8'));

/** Folder of what `npm install --global` installs. */
const global = join(place, 'para-todos');

interface Job {
  readonly env: Readonly<Record<string, string>>;
  /** Steps of a shell each. */
  readonly steps: readonly string[];
}

function githubJob(file: string): Job {
  const { env, jobs } = read(file) as {
    env: Record<string, string>;
    jobs: { mantenible: { steps: readonly { run?: string }[] } };
  };
  return { env, steps: jobs.mantenible.steps.flatMap(({ run }) => run ?? []) };
}

function gitlabJob(): Job {
  const { mantenible } = read('gitlab.yml') as {
    mantenible: { variables: Record<string, string>; script: readonly string[] };
  };
  return { env: mantenible.variables, steps: [mantenible.script.join('\n')] };
}

/** Status of the first step that fails, or 0. */
function runJob({ env, steps }: Job, cwd: string, own: Readonly<Record<string, string>>): number | null {
  const path = `${join(global, 'bin')}${delimiter}${process.env['PATH'] ?? ''}`;
  const npm = { npm_config_prefix: global, npm_config_prefer_offline: 'true', npm_config_audit: 'false' };
  for (const step of steps) {
    const given = {
      cwd,
      env: { ...process.env, PATH: path, ...npm, ...env, ...own },
      encoding: 'utf8',
    } as const;
    const { status } = spawnSync('bash', ['-ec', step], given);
    if (status !== 0) return status;
  }
  return 0;
}

let packed: string;
beforeAll(() => {
  packed = pack();
});
afterAll(remove);

/** A clone of a project in Python, with the package and the scope of the examples. */
function project(): string {
  const origin = folderWith({ 'a.py': 'uno = 1\n' });
  copyFileSync(packed, join(origin, 'mantenible.tgz'));
  copyFileSync(join(examples, 'sonar-project.properties'), join(origin, 'sonar-project.properties'));
  git(origin, 'init', '--quiet', '--initial-branch=main');
  git(origin, 'config', 'receive.denyCurrentBranch', 'ignore');
  commit(origin);
  const folder = join(place, 'proyecto');
  git(place, 'clone', '--quiet', origin, folder);
  return folder;
}

it('let a change without faults and faults in tests pass, stop one with a fault, and report it', () => {
  const folder = project();
  const summary = join(place, 'resumen.md');
  const hook = join(folder, '.git/hooks/pre-push');
  mkdirSync(join(folder, '.git/hooks'), { recursive: true });
  copyFileSync(join(examples, 'pre-push'), hook);
  chmodSync(hook, 0o755);
  const github = { GITHUB_BASE_REF: 'main', GITHUB_STEP_SUMMARY: summary };
  const request = { CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main' };
  const statuses = () => [
    runJob(githubJob('github.yml'), folder, github),
    runJob(gitlabJob(), folder, request),
    runJob({ env: {}, steps: [hook] }, folder, {}),
  ];
  write(folder, { 'tests/b.js': faulty('dos') });
  expect(statuses()).toEqual([0, 0, 0]);
  write(folder, { 'b.js': faulty('dos') });
  expect(statuses()).toEqual([1, 1, 1]);
  expect(readFileSync(join(folder, 'gl-code-quality-report.json'), 'utf8')).toContain('javascript:S3504');
  expect(readFileSync(summary, 'utf8')).toContain('Incidencias nuevas: 1');
  // The branch that requests go to has a report to compare with, without new findings of its own.
  commit(folder);
  git(folder, 'push', '--quiet', '--no-verify', 'origin', 'main');
  expect(runJob(gitlabJob(), folder, { CI_COMMIT_BRANCH: 'main' })).toBe(0);
  expect(JSON.parse(readFileSync(join(folder, 'gl-code-quality-report.json'), 'utf8'))).toEqual([]);
  expect(runJob(githubJob('github-code-scanning.yml'), folder, {})).toBe(0);
  expect(readFileSync(join(folder, 'mantenible.sarif'), 'utf8')).toContain('javascript:S3504');
  // The first push, into an empty repository, has nothing to compare with.
  git(folder, 'update-ref', '-d', 'refs/remotes/origin/main');
  expect(runJob({ env: {}, steps: [hook] }, folder, {})).toBe(0);
});

it('name in the hook what is missing where the command is not installed', () => {
  const folder = folderWith({});
  const env = { PATH: '/usr/bin:/bin' };
  const { status, stderr } = spawnSync('/bin/sh', [join(examples, 'pre-push')], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('npm install --global ./mantenible.tgz');
});
