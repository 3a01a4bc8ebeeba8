import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { cacheDir, root } from './paths.ts';
import { readReport } from './report.ts';
import { runNode } from './run.ts';
import { journeysTally, type JourneysReport, type Tally } from './tally.ts';

/**
 * Runs the browser journeys once and counts them. No report (no configuration, no browser, a crash) is a failure,
 * so that lost journeys are noticed.
 */
export async function runJourneys(): Promise<Tally> {
  const file = join(cacheDir, 'journeys.json');
  await mkdir(cacheDir, { recursive: true });
  await rm(file, { force: true });
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  const args = [playwright, 'test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=list,json'];
  const { code } = await runNode(args, { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file } });
  const tally = journeysTally(await readReport<JourneysReport>(file));
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
