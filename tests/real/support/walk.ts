import { fileURLToPath } from 'node:url';

import { launch, type Browser, type Page } from 'puppeteer-core';

import { chromiumArgs, findChromium } from '../../e2e/support/chromium.ts';

export const browserNames = ['firefox', 'chromium'] as const;
export type BrowserName = (typeof browserNames)[number];

/** Debian's Firefox by WebDriver BiDi, or the Chromium of the journeys; both in Spanish. */
export async function openBrowser(name: BrowserName): Promise<Browser> {
  if (name === 'firefox') {
    const executablePath = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';
    const extraPrefsFirefox = { 'intl.accept_languages': 'es-ES', 'intl.locale.requested': 'es-ES' };
    return launch({ browser: 'firefox', executablePath, extraPrefsFirefox });
  }
  const { executablePath, env } = await findChromium();
  const args = [...chromiumArgs, '--lang=es-ES'];
  return launch({ browser: 'chrome', executablePath, env, headless: 'shell', args });
}

/** A tab at a desk's width, and what goes wrong in it: console errors, uncaught errors, violations of the content policy. */
export interface Tab {
  readonly page: Page;
  readonly problems: readonly string[];
}

export async function openTab(browser: Browser): Promise<Tab> {
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  page.setDefaultTimeout(60_000);
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => {
    problems.push(error instanceof Error ? error.message : String(error));
  });
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return { page, problems };
}

/** An element by its role and accessible name. */
export const named = (page: Page, role: string, name: string) =>
  page.locator(`::-p-aria([name="${name}"][role="${role}"])`);

/** Waits for a text anywhere on the screen. */
export const shown = (page: Page, text: string) => page.locator(`::-p-text(${text})`).wait();

/** Text of the screen with single spaces: engines differ in line breaks between elements. */
export async function textOf(page: Page): Promise<string> {
  const text = await page.$eval('main', (main) => main.innerText);
  return text.replaceAll(/\s+/gu, ' ').trim();
}

export async function photograph(page: Page, name: string): Promise<void> {
  const path = fileURLToPath(new URL(`../../../test-results/real/${name}.png`, import.meta.url));
  await page.screenshot({ path, fullPage: true });
}
