// `npm run nombres -w lab -- BEFORE [AFTER]`: the tests of two commits by their titles, from the text of their files: what
// only the first has, what only the second has (HEAD without one), and how many each has. A test that moved is in neither list.
import { spawnSync } from 'node:child_process';

import { lostNames, testNames, type TestName } from './test-names/test-names.ts';
import { root } from '../tools/lib/paths.ts';

function git(args: readonly string[], input = ''): Buffer {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, input, maxBuffer: 2 ** 30 });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.toString()}`);
  return stdout;
}

/** Samples that the analyser measures are no tests of ours. */
const isTest = (path: string) =>
  /\.(?:test|spec|setup)\.tsx?$/u.test(path) && !/^tests\/(?:corpus|projects)\//u.test(path);

/** The texts of a commit's files, in the order of the paths. */
function textsOf(commit: string, paths: readonly string[]): string[] {
  const output = git(['cat-file', '--batch'], paths.map((path) => `${commit}:${path}\n`).join(''));
  let at = 0;
  return paths.map(() => {
    const end = output.indexOf('\n', at);
    const size = Number(output.subarray(at, end).toString().split(' ').at(-1));
    at = end + 1 + size + 1;
    return output.subarray(end + 1, end + 1 + size).toString();
  });
}

function namesAt(commit: string): TestName[] {
  const paths = git(['ls-tree', '-r', '-z', '--name-only', commit]).toString().split('\0').filter(isTest);
  const texts = textsOf(commit, paths);
  return paths.flatMap((path, i) => testNames(path, texts[i] ?? ''));
}

function print(title: string, names: readonly TestName[]): void {
  console.log(`\n${title}: ${String(names.length)}`);
  for (const { file, name } of names) console.log(`  ${file}: ${name}`);
}

const [first, second = 'HEAD'] = process.argv.slice(2);
if (first === undefined) throw new Error('name a commit: npm run nombres -w lab -- BEFORE [AFTER]');
const before = namesAt(first);
const after = namesAt(second);
print(`only in ${first}`, lostNames(before, after));
print(`only in ${second}`, lostNames(after, before));
console.log(`\n${first}: ${String(before.length)} tests; ${second}: ${String(after.length)} tests`);
