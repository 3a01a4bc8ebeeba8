import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { readReport } from './report.ts';
import { cacheDir, root } from './paths.ts';
import { runNode } from './run.ts';
import { vitestTally, type Tally, type VitestReport } from './tally.ts';

/**
 * Runs vitest once and counts its tests; `name` is that of the report. The exit code counts too: an unhandled error outside
 * any test is one more failure.
 */
export async function runVitest(
  name: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Tally> {
  const file = join(cacheDir, `vitest-${name}.json`);
  await mkdir(cacheDir, { recursive: true });
  await rm(file, { force: true });
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await runNode([vitest, 'run', ...reporters, ...args], { env });
  const tally = vitestTally(await readReport<VitestReport>(file));
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
