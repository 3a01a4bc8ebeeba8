// seguridad: 33
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { analyseFile, type FileAnalysis } from '@mantenible/analyser';
import { expect, it, onTestFinished } from 'vitest';

import analyserPackage from '../../../analyser/package.json' with { type: 'json' };
import { startWorker, WorkerDied } from './worker.ts';

const beside = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

function start(program: string) {
  const worker = startWorker({
    program: beside(program),
    memoryMb: 512,
    silenceMs: 600_000,
    signal: new AbortController().signal,
  });
  onTestFinished(() => {
    worker.kill();
  });
  return worker;
}

// Their parts exceed the capacity of a pipe many times.
const text = Array.from(
  { length: 2000 },
  (_, i) => `export const f${i} = (a) => a.b(${i}, 'c') + a.d;\n`,
).join('');
const files = Array.from({ length: 8 }, (_, i) => ({ path: `${i}.js`, text }));

it('waits for a runner that reads nothing for a while', async () => {
  const worker = start('../../dist/worker.cjs');
  const expected: (FileAnalysis | null)[] = [];
  const received: (FileAnalysis | null)[] = [];
  await worker.request({ kind: 'measure', files }, (reply) => {
    // This process reads nothing for the time of the same work, twice.
    if (expected.length === 0) expected.push(...[...files, ...files].map(analyseFile).slice(8));
    if (reply.kind === 'part') received.push(reply.part);
  });
  expect(received).toEqual(expected);
});

it('names every file that it started before one killed it, while the runner reads nothing', async () => {
  const paths = Array.from({ length: 2000 }, (_, i) => `${i}.py`);
  const request = paths.map((path, i) => ({ path, text: i === 1999 ? 'muere' : '' }));
  const started: string[] = [];
  const work = start('../testing/stub-worker.mjs').request({ kind: 'measure', files: request }, (reply) => {
    // This process reads nothing until another one has started and ended.
    if (started.length === 0) execFileSync(process.execPath, ['-e', '']);
    if (reply.kind === 'started') started.push(reply.path);
  });
  await expect(work).rejects.toBeInstanceOf(WorkerDied);
  expect(started).toEqual(paths);
});

it('is killed when a reply does not end', async () => {
  const flood = [{ path: 'a.py', text: 'inunda' }];
  const work = start('../testing/stub-worker.mjs').request(
    { kind: 'measure', files: flood },
    () => undefined,
  );
  await expect(work).rejects.toBeInstanceOf(WorkerDied);
});

it('has the parser that the analyser depends on, not the one of a tool', () => {
  const list = "require(process.argv[1]); console.log(Object.keys(require.cache).join('\\n'))";
  const loaded = execFileSync(process.execPath, ['-e', list, beside('../../dist/worker.cjs')], { input: '' });
  const parser =
    loaded
      .toString()
      .split('\n')
      .find((file) => /oxc-parser.src-js.index/u.test(file)) ?? '';
  const range = analyserPackage.dependencies['oxc-parser'];
  const minor = range.slice('^'.length, range.lastIndexOf('.'));
  expect(readFileSync(join(dirname(parser), '../package.json'), 'utf8')).toContain(`"version": "${minor}.`);
});
