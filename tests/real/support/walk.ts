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
  page.setDefaultTimeout(120_000);
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

/**
 * A field by the text of its label. Its accessible name does not suffice: Firefox gives the same name to the label, which
 * comes first, and a password has no role. The mark of a required field follows the text.
 */
export const field = (page: Page, label: string) =>
  page.locator(`::-p-xpath(//input[@id=//label[normalize-space(text())="${label}"]/@for])`);

/** Waits for a text anywhere on the screen. */
export const shown = (page: Page, text: string) => page.locator(`::-p-text(${text})`).wait();

/**
 * Visible texts of the screen, one a line, each with its own spaces. Not `innerText`, where engines differ in the spaces
 * between the texts of a chart.
 */
export async function textOf(page: Page): Promise<string> {
  const texts = await page.$eval('main', (main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const visible: string[] = [];
    while (walker.nextNode())
      if (walker.currentNode.parentElement?.checkVisibility({ visibilityProperty: true }) === true)
        visible.push(walker.currentNode.textContent ?? '');
    return visible;
  });
  return texts.join('\n');
}

/**
 * Text of the screen once no part of it shows that it loads. Network idle does not replace it: a screen is idle before a
 * part sends its request, and a tab may count a request that a navigation ended as open for ever.
 */
export async function loadedText(page: Page): Promise<string> {
  await page.waitForFunction(() => document.querySelector('main .mantine-Loader-root') === null);
  return textOf(page);
}

export async function photograph(page: Page, name: string): Promise<void> {
  const path = fileURLToPath(new URL(`../../../test-results/real/${name}.png`, import.meta.url));
  await page.screenshot({ path, fullPage: true });
}
