import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { readReport } from './report.ts';
import { cacheDir, root } from './paths.ts';
import { runNode } from './run.ts';
import { vitestTally, type Tally, type VitestReport } from './tally.ts';

/** A file's tests take minutes, so that each has one line. */
const lineForEachFile = ['--reporter=default', '--slowTestThreshold=3600000'];

/** File with the figures of a run's files, beside its report; the reporter of times writes it. */
export const timesFile = (name: string) => join(cacheDir, `tiempos-${name}.json`);

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
  const reporters = [
    ...lineForEachFile,
    '--reporter=json',
    `--outputFile.json=${file}`,
    '--reporter=tools/test/times-reporter.ts',
  ];
  const { code } = await runNode([vitest, 'run', ...reporters, ...args], {
    env: { ...env, TIMES_FILE: timesFile(name) },
  });
  const tally = vitestTally(await readReport<VitestReport>(file), root);
  const failures = ['un error fuera de las pruebas, que está más arriba'];
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1, failures } : tally;
}
