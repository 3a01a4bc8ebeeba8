import { mkdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { atOnce } from './at-once.ts';
import { cacheDir, root } from './paths.ts';
import { readReport } from './report.ts';
import { runNode, type RunOptions } from './run.ts';
import { journeysTally, type JourneysReport, type Tally } from './tally.ts';
import { timesFile } from './vitest.ts';

/** Playwright gives its workers FORCE_COLOR, beside which Node warns about NO_COLOR. */
const withoutColours = { NO_COLOR: '', FORCE_COLOR: '0' };

/** Runs Playwright with the configuration of the journeys. */
export function runPlaywright(args: readonly string[], options: RunOptions = {}) {
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  const env = { ...options.env, ...(process.stdout.isTTY ? {} : withoutColours) };
  return runNode([playwright, 'test', '--config', 'tests/e2e/playwright.config.ts', ...args], {
    ...options,
    env,
  });
}

/** Name of the figures of the journeys' files. */
export const journeysReport = 'journeys';

/**
 * Runs the browser journeys once and counts them. No report (no configuration, no browser, a crash) is a failure,
 * so that lost journeys are noticed.
 */
export async function runJourneys(): Promise<Tally> {
  const file = join(root, 'test-results/e2e.json');
  await rm(file, { force: true });
  const times = timesFile(journeysReport);
  await mkdir(cacheDir, { recursive: true });
  await rm(times, { force: true });
  // One more than of other tests: a journey often awaits its browser or the product.
  const workers = process.env['E2E_WORKERS'] ?? String(atOnce() + 1);
  const { code } = await runPlaywright([], { env: { TIMES_FILE: times, E2E_WORKERS: workers } });
  const tally = journeysTally(await readReport<JourneysReport>(file));
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

/** The products that journeys name in their text; one that names none goes through 'principal'. */
export function productsOf(texts: readonly string[]): string {
  const named = texts.flatMap((text) => {
    const products = [...text.matchAll(/producto: '(?<product>\w+)'/gu)].map(
      ({ groups }) => groups?.['product'],
    );
    return products.length === 0 ? ['principal'] : products;
  });
  return [...new Set(named)].join(' ');
}

/** Runs journeys alone, by their files, with the products and the sign-in that they need and a trace of what fails. */
export async function runChosenJourneys(
  files: readonly string[],
  options: readonly string[] = [],
): Promise<number> {
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8').catch(() => '')));
  const names = files.map((file) => basename(file));
  const args = ['--no-deps', '--workers=1', 'acceso.setup', ...names, ...options];
  const { code } = await runPlaywright(args, { env: { E2E_TRAZA: '1', E2E_PRODUCTOS: productsOf(texts) } });
  return code;
}
