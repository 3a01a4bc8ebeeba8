import type { Browser, BrowserContext, Page } from '@playwright/test';

import { origenDe, type Producto } from './product.ts';

interface Sesion {
  readonly context: BrowserContext;
  readonly page: Page;
}

/**
 * Signed-in pages of a worker, one a product, account and width. A load in a new page takes twice the time of one in a page
 * that has shown the application: process, compiled code and cache are there.
 */
export type Sesiones = Map<string, Sesion>;

/** The session of that key, opened where it is not open; the test's options are those of the key. */
export async function sesionComun(browser: Browser, sesiones: Sesiones, key: string): Promise<Sesion> {
  const open = sesiones.get(key);
  if (open !== undefined) return open;
  const context = await browser.newContext();
  const sesion = { context, page: await context.newPage() };
  sesiones.set(key, sesion);
  return sesion;
}

/** Empties what an earlier journey left in the browser's storages; the cookies of the sign-in stay. */
export async function olvidar(page: Page, producto: Producto): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', {
    origin: origenDe(producto, 'PRODUCTO'),
    storageTypes: 'local_storage,indexeddb',
  });
  await devtools.detach();
}

/** Takes back what a journey set on the page. After a failure the worker ends, and its pages with it. */
export async function soltar(page: Page): Promise<void> {
  if (page.isClosed()) return;
  for (const event of ['console', 'pageerror', 'dialog', 'request'] as const) await page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
