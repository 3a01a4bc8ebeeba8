// Lighthouse over the landing page, signed out, and over inner screens, signed in; `npm run lighthouse -w lab` starts it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, type BrowserContext } from '@playwright/test';

import { freePort } from '../../tests/doubles/src/index.ts';
import { chromiumArgs, findChromium } from '../../tests/e2e/support/chromium.ts';
import { signInPage } from '../lib/browser.ts';
import { runLighthouse, type Scores } from './run-lighthouse.ts';

const runs = 3;
const [base = '', preset = 'mobile', ...paths] = process.argv.slice(2);

/** The middle one by performance, the only score that varies between runs. */
async function medianOf(path: string, port: number): Promise<Scores> {
  const all: Scores[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await runLighthouse(base + path, port, preset));
  const sorted = all.sort((a, b) => (a.scores[0] ?? 0) - (b.scores[0] ?? 0));
  const middle = sorted[(runs - 1) / 2];
  if (!middle) throw new Error('nothing was run');
  return middle;
}

async function print(path: string, port: number): Promise<void> {
  const { url, scores, fcp, lcp, tbt, weak } = await medianOf(path, port);
  console.log(
    `${path}  ${scores.join(' / ')}  FCP ${fcp}  LCP ${lcp}  TBT ${tbt}  (${new URL(url).pathname})`,
  );
  if (weak.length > 0) console.log(`    por debajo de 90: ${weak.join(', ')}`);
}

async function signIn(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await signInPage(page, base);
  await page.close();
}

const folder = await mkdtemp(join(tmpdir(), 'mantenible-lighthouse-'));
const port = await freePort();
const context = await chromium.launchPersistentContext(folder, {
  ...(await findChromium()),
  args: [...chromiumArgs, `--remote-debugging-port=${port}`],
  locale: 'es-ES',
});
try {
  console.log(
    `Lighthouse (${preset}), mediana de ${runs}: rendimiento / accesibilidad / buenas prácticas / SEO`,
  );
  await print('/', port);
  await signIn(context);
  for (const path of paths) await print(path, port);
} finally {
  await context.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
}
