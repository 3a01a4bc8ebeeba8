import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { root } from './paths.ts';
import { readReport } from './report.ts';
import { runNode, type RunOptions } from './run.ts';
import { journeysTally, type JourneysReport, type Tally } from './tally.ts';

/** Runs Playwright with the configuration of the journeys. */
export function runPlaywright(args: readonly string[], options?: RunOptions) {
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  return runNode([playwright, 'test', '--config', 'tests/e2e/playwright.config.ts', ...args], options);
}

/**
 * Runs the browser journeys once and counts them. No report (no configuration, no browser, a crash) is a failure,
 * so that lost journeys are noticed.
 */
export async function runJourneys(): Promise<Tally> {
  const file = join(root, 'test-results/e2e.json');
  await rm(file, { force: true });
  const { code } = await runPlaywright([]);
  const tally = journeysTally(await readReport<JourneysReport>(file));
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

/** Runs the named journeys alone, with the sign-in before them and a trace of what fails. */
export async function runChosenJourneys(args: readonly string[]): Promise<number> {
  const { code } = await runPlaywright(['--no-deps', '--workers=1', 'acceso.setup', ...args], {
    env: { E2E_TRAZA: '1' },
  });
  return code;
}
