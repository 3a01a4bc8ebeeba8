// Types into the search of /reglas, as fast as this machine is and with a quarter of its speed; `npm run teclas -w lab` starts it.
import { chromium, type Page } from '@playwright/test';

import { chromiumArgs, findChromium } from '../../tests/e2e/support/chromium.ts';
import { signInPage } from '../lib/browser.ts';
import { observeKeys, timesOf } from './observe-keys.ts';

const [base = ''] = process.argv.slice(2);
const slowdowns = [1, 4];
const word = 'parentesis'.split('');
/** Narrows all rules to few, and widens the list again. */
const keys = [...word, ...word.map(() => 'Backspace')];

async function typeAll(page: Page, slowdown: number): Promise<void> {
  await page.goto(`${base}/reglas`);
  const search = page.getByRole('searchbox');
  await search.focus();
  await page.evaluate(observeKeys);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestIdleCallback(resolve);
        }),
    );
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const { paints, lists } = await page.evaluate(timesOf);
  console.log(
    `processor / ${String(slowdown)}: ${String(keys.length)} keys; next paint, ms: ${summary(paints)}; list: ${summary(lists)}`,
  );
}

function summary(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.ceil(share * sorted.length) - 1] ?? 0).toFixed(0);
  return `median ${at(0.5)}, p95 ${at(0.95)}, max ${at(1)}`;
}

const browser = await chromium.launch({ ...(await findChromium()), args: chromiumArgs });
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'es-ES' });
  await signInPage(page, base);
  for (const slowdown of slowdowns) await typeAll(page, slowdown);
} finally {
  await browser.close();
}
