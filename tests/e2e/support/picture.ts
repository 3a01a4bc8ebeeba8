import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';
import * as z from 'zod/mini';

import { resultado } from './product.ts';

/** The widths at which screens are looked at: a journey runs at one, and its pictures are taken at both. */
export const ventanas = {
  escritorio: { width: 1280, height: 900 },
  movil: { width: 360, height: 740 },
} as const;
export type Ancho = keyof typeof ventanas;

/** Between a telephone and a desk, where tables are narrowest; `E2E_TABLETA=1` keeps the pictures of this width, too. */
const tableta = { width: 800, height: 900 };
const conTableta = process.env['E2E_TABLETA'] === '1';

/**
 * Takes the pictures of a screen: at the journey's own width, then at the other one, which the page is resized to. Each
 * has no axe violation and no sideways scrolling; at 800 px the latter alone is checked.
 * @param parte what a second picture, `{nombre}-parte`, shows alone for the guide; of a page, what the window shows
 */
export async function fotografiar(
  page: Page,
  ancho: Ancho,
  nombre: string,
  parte?: Page | Locator,
): Promise<void> {
  const otro = ancho === 'movil' ? 'escritorio' : 'movil';
  await cargada(page);
  await parte?.screenshot({ path: archivo(ancho, `${nombre}-parte`), animations: 'disabled' });
  await revisar(page, archivo(ancho, nombre));
  await page.setViewportSize(tableta);
  await comprobarAncho(page, `${nombre}, 800 px`);
  if (conTableta)
    await page.screenshot({
      path: resultado(`capturas/tableta/${nombre}.png`),
      fullPage: true,
      animations: 'disabled',
    });
  await page.setViewportSize(ventanas[otro]);
  await revisar(page, archivo(otro, nombre));
  await page.setViewportSize(ventanas[ancho]);
  await comprobarAncho(page, `${nombre}, ${ancho}`);
}

const archivo = (ancho: Ancho, nombre: string) => resultado(`capturas/${ancho}/${nombre}.png`);

/** Guard of what is repeated until it passes, also after an evaluation that a redirect of the page ended. */
const guarda = { timeout: 120_000 };

/** What screens show until their data has come. */
const cargando = /^(?:Loading|Cargando)(?:\.\.\.|…)$/;

/** Waits for the data of the screen. */
export async function cargada(page: Page): Promise<void> {
  // A load redirects to the sign-in and back; until then the page has only the heading of the document itself.
  await page.locator('h1:not(.arranque h1)').first().waitFor({ state: 'attached' });
  await expect(page.getByText(cargando)).toHaveCount(0);
}

async function revisar(page: Page, archivo: string): Promise<void> {
  await comprobarAncho(page, archivo);
  await page.screenshot({ path: archivo, fullPage: true, animations: 'disabled' });
  // A screen may have violations on its way from one state to the next, and a redirect ends the examination.
  await expect(async () => {
    expect(await infracciones(page), archivo).toEqual([]);
  }).toPass(guarda);
}

/** Frames are the identity provider's, and show nothing. */
const opciones = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
  iframes: false,
  selectors: false,
} satisfies axe.RunOptions;

const hallazgos = z.array(z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string() })) }));

/** Less than half of what the package gives as its source. */
const programa = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** From the top of the page: elsewhere a sticky header covers a part of what axe measures. */
const examen = `(async () => {
  const top = window.scrollY;
  window.scrollTo({ top: 0, behavior: 'instant' });
  const { violations } = await axe.run(document, ${JSON.stringify(opciones)});
  window.scrollTo({ top, behavior: 'instant' });
  return violations;
})()`;

/** What axe finds at this width. Its program is given once to each load of the page: that takes longer than a run. */
async function infracciones(page: Page) {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(programa);
  return z.parse(hallazgos, await page.evaluate(examen));
}

/** The page is no wider than its window. Charts and lists follow a resize some frames later, and may become wider or narrower then. */
export async function comprobarAncho(page: Page, nombre: string): Promise<void> {
  const sobra = () =>
    page.evaluate(async () => {
      for (let cuadro = 0; cuadro < 2; cuadro += 1) await new Promise(requestAnimationFrame);
      return document.documentElement.scrollWidth - window.innerWidth;
    });
  await expect(async () => {
    expect(await sobra(), `wider than the window: ${nombre}`).toBeLessThanOrEqual(0);
  }).toPass(guarda);
}
