import { setTimeout } from 'node:timers/promises';

import type { BrowserContext, Page } from '@playwright/test';

/** How many times slower than they are the journeys' pages compute; 1 leaves them as they are. */
const factor = Number(process.env['E2E_FRENO'] ?? 1);

/** The longest wait for an answer of the API, in milliseconds; 0 adds none. */
const espera = Number(process.env['E2E_ESPERA'] ?? 0);

/**
 * With `E2E_FRENO=4` the context's pages have a quarter of the processor, as on a busy machine. With `E2E_ESPERA=2000` each answer of the
 * API takes up to two seconds more: what a page does with older data, or a press too early, is then seen.
 */
export async function frenar(context: BrowserContext): Promise<void> {
  if (espera > 0)
    await context.route('**/api/**', async (route) => {
      await setTimeout(Math.random() * espera);
      // The page may have left meanwhile.
      await route.continue().catch(() => undefined);
    });
  // A page may close before it is slowed down.
  if (factor > 1) context.on('page', (page) => void frenarPagina(page).catch(() => undefined));
}

async function frenarPagina(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: factor });
}
