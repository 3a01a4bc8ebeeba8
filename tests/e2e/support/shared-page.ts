import type { Browser, BrowserContext, Page } from '@playwright/test';

import { inicio, origenDe, type Producto } from './product.ts';
import { frenar } from './slow.ts';

interface Sesion {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** A context with the test's options; violations of the content policy become errors of the console. */
export async function abrirContexto(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext();
  await frenar(context);
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (evento) => {
      console.error(`CSP ${evento.violatedDirective} ${evento.blockedURI}`);
    });
  });
  return context;
}

/**
 * Signed-in pages of a worker, one a product, account and width. A load in a new page takes twice the time of one in a page
 * that has shown the application: process, compiled code and cache are there.
 */
export class Sesiones {
  readonly #browser: Browser;
  readonly #abiertas = new Map<string, Sesion>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** The session of that key, opened where it is not open; the test's options are those of the key. */
  async abrir(key: string): Promise<Sesion> {
    const open = this.#abiertas.get(key);
    if (open !== undefined) return open;
    const context = await abrirContexto(this.#browser);
    const sesion = { context, page: await context.newPage() };
    this.#abiertas.set(key, sesion);
    return sesion;
  }

  async cerrar(): Promise<void> {
    for (const { context } of this.#abiertas.values()) await context.close();
  }
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

/**
 * Takes back what a journey set on the page, and leaves the application for a file of the same origin, whose process the
 * next load uses. After a failure the worker ends, and its pages with it.
 */
export async function soltar(page: Page, producto: Producto): Promise<void> {
  if (page.isClosed()) return;
  for (const event of ['console', 'pageerror', 'dialog', 'request']) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const fuera = `${inicio(producto)}favicon.svg`;
  // A journey may end while the page follows a redirect of its own, which aborts this load.
  await page.goto(fuera).catch(() => page.goto(fuera));
}
