import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { cacheDir, root } from './paths.ts';
import { runNode } from './run.ts';
import { journeysTally } from './tally.mjs';

/**
 * Runs the browser journeys once and counts them. No report (no configuration, no browser, a crash) is a
 * failure, not nothing: nobody may lose them without noticing.
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export async function runJourneys() {
  const file = join(cacheDir, 'journeys.json');
  await mkdir(cacheDir, { recursive: true });
  await rm(file, { force: true });
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  const args = [playwright, 'test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=list,json'];
  const { code } = await runNode(args, { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file } });
  const report = await readFile(file, 'utf8').then(JSON.parse, () => null);
  const tally = journeysTally(report);
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
