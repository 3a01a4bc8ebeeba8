import type { BrowserContext, Page } from '@playwright/test';

/** How many times slower than they are the journeys' pages compute; 1 leaves them as they are. */
const factor = Number(process.env['E2E_FRENO'] ?? 1);

/** With `E2E_FRENO=4` the context's pages have a quarter of the processor, as on a busy machine. */
export function frenar(context: BrowserContext): void {
  // A page may close before it is slowed down.
  if (factor > 1) context.on('page', (page) => void frenarPagina(page).catch(() => undefined));
}

async function frenarPagina(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: factor });
}
