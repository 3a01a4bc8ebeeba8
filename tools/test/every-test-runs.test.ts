import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';

import { expect, it } from 'vitest';

import configuration from '../../vitest.config.ts';
import { root } from '../lib/paths.ts';
import { run } from '../lib/run.ts';

const { output } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  capture: true,
});
const files = output.split('\n').filter((file) => /\.(?:test|spec)\.tsx?$/u.test(file));

/** Samples that the analyser measures are no tests of ours. */
const samples = /^tests\/(?:corpus|projects)\//u;

const projects = (configuration.test?.projects ?? []).flatMap((project) =>
  typeof project === 'object' && 'test' in project ? [project.test] : [],
);
const realSuites = readFileSync(join(root, 'tools/real/suites.ts'), 'utf8');

/** Names of what runs a file: projects of vitest, journeys, suites with real servers. */
function runnersOf(file: string): string[] {
  const runs = (globs: readonly string[] = []) => globs.some((glob) => matchesGlob(file, glob));
  const units = projects
    .filter((one) => runs(one.include) && !runs(one.exclude))
    .flatMap((one) => one.name ?? []);
  const real = file.startsWith('tests/real/');
  const suite = [...realSuites.matchAll(/tests\/real\/(?<start>[\w-]+)/gu)].some(({ groups }) =>
    file.slice('tests/real/'.length).startsWith(groups?.['start'] ?? '?'),
  );
  return [
    ...units.map((name) => (typeof name === 'string' ? name : name.label)),
    ...(file.startsWith('tests/e2e/journeys/') ? ['journeys'] : []),
    ...(real && suite ? ['real'] : []),
  ];
}

it('gives each test file to one run of tests, and to one alone', () => {
  const tests = files.filter((file) => !samples.test(file));
  expect(tests.length).toBeGreaterThan(900);
  const wrong = tests.map((file) => [file, runnersOf(file)] as const).filter(([, by]) => by.length !== 1);
  expect(wrong).toEqual([]);
});

it('finds no run for a file outside every pattern, and one for a test of processes', () => {
  expect(runnersOf('tests/real/nobody.test.ts')).toEqual([]);
  expect(runnersOf('apps/api/src/a.process.test.ts')).toEqual(['procesos']);
});
