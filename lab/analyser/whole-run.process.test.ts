import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { measureWholeRun, medianRun, memoryBelow } from './whole-run.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'whole-run-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('times measures and the whole, and sees what the processes of both hold', async () => {
  writeFileSync(join(folder, 'a.py'), 'a = 1\n');
  const { measured, seconds, megabytes } = await measureWholeRun(folder);
  expect(measured).toBeGreaterThan(0);
  expect(seconds).toBeGreaterThanOrEqual(measured);
  if (process.platform === 'linux') expect(megabytes).toBeGreaterThan(20);
}, 120_000);

it('times an analysis by children that are ready, too, and leaves none behind', async () => {
  writeFileSync(join(folder, 'a.py'), 'a = 1\n');
  const { measured, seconds } = await measureWholeRun(folder, { ready: true });
  expect(seconds).toBeGreaterThanOrEqual(measured);
  if (process.platform === 'linux')
    await expect.poll(() => memoryBelow(process.pid), { timeout: 120_000 }).toBe(0);
}, 120_000);

it('does not time an analysis that failed', async () => {
  await expect(measureWholeRun(folder)).rejects.toThrow('no contiene código');
}, 120_000);

it('of several runs, reports the median and the most memory of all', () => {
  const runs = [9, 1, 5].map((seconds) => ({ seconds, measured: seconds / 10, megabytes: 100 - seconds }));
  expect(medianRun(runs)).toEqual({ seconds: 5, measured: 0.5, megabytes: 99 });
  expect(() => medianRun([])).toThrow('no run');
});
