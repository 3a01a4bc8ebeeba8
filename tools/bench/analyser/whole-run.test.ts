import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { measureWholeRun } from './whole-run.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'whole-run-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('times an analysis as a process, and sees what it holds', async () => {
  writeFileSync(join(folder, 'a.py'), 'a = 1\n');
  const { seconds, megabytes } = await measureWholeRun(folder);
  expect(seconds).toBeGreaterThan(0);
  if (process.platform === 'linux') expect(megabytes).toBeGreaterThan(20);
}, 120_000);

it('does not time an analysis that failed', async () => {
  await expect(measureWholeRun(folder)).rejects.toThrow('ended with 1');
}, 120_000);
