import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { cacheDir, root } from './paths.ts';
import { runNode } from './run.ts';
import { vitestTally } from './tally.mjs';

/**
 * Runs vitest once and counts its tests. The exit code counts too: an unhandled error outside any test is one
 * more failure.
 * @param {string} name of the report
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export async function runVitest(name, args, env = {}) {
  const file = join(cacheDir, `vitest-${name}.json`);
  await mkdir(cacheDir, { recursive: true });
  await rm(file, { force: true });
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await runNode([vitest, 'run', ...reporters, ...args], { env });
  const report = await readFile(file, 'utf8').then(JSON.parse, () => null);
  const tally = vitestTally(report);
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
