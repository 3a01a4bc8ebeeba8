import { fileURLToPath } from 'node:url';

import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

import { chromiumArgs, findChromium } from '../../e2e/support/chromium.ts';
import { keycloakUrl, type Persona } from './keycloak-admin.ts';

/** A browser of its own for one person, that notes what goes wrong on the product's pages. */
export interface Visit {
  readonly context: BrowserContext;
  /** Console errors, uncaught errors and violations of the content policy; Keycloak's own pages excepted. */
  readonly problems: readonly string[];
}

export async function openChromium(): Promise<Browser> {
  return chromium.launch({ ...(await findChromium()), args: chromiumArgs });
}

/** A fresh session, as in a private window. Addresses are relative to `home`. */
export async function visit(browser: Browser, home: string): Promise<Visit> {
  const context = await browser.newContext({ baseURL: home, locale: 'es-ES' });
  // A guard far above what a busy machine needs.
  context.setDefaultTimeout(120_000);
  const problems: string[] = [];
  const note = (page: Page | null, text: string) => {
    if (page?.url().startsWith(keycloakUrl) !== true) problems.push(text);
  };
  context.on('console', (message) => {
    if (message.type() === 'error') note(message.page(), message.text());
  });
  context.on('weberror', (error) => {
    note(error.page(), error.error().message);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return { context, problems };
}

/** Fills in Keycloak's sign-in page in Spanish. */
export async function signIn(page: Page, { usuario, clave }: Persona): Promise<void> {
  await page.getByLabel('Usuario o email').fill(usuario);
  await page.getByLabel('Contraseña', { exact: true }).fill(clave);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

export async function photograph(page: Page, name: string): Promise<void> {
  const path = fileURLToPath(new URL(`../../../test-results/real/${name}.png`, import.meta.url));
  await page.screenshot({ path, fullPage: true, animations: 'disabled' });
}

/** Address of a page, the landing page's with a slash at its end: the router drops it. */
export function addressOf(page: Page, home: string): string {
  return page.url() === home.slice(0, -1) ? home : page.url();
}
