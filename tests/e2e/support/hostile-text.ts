import type { Page } from '@playwright/test';

import { expect } from './journey.ts';

/** Markup, and a template's braces with what they would give. */
export const marca = '"><img src=x onerror=alert(1)>';
export const llaves = '{{7*70001}}';
const producto = '490007';

/** Fails the journey when a script of a text runs. */
export function vigilar(page: Page): void {
  page.on('dialog', () => {
    throw new Error('a hostile text ran');
  });
}

/** The screen shows the text, and nothing of it became markup or ran. */
export async function muestra(page: Page, texto: string, espera: { timeout?: number } = {}): Promise<void> {
  const hallado = page.getByText(texto, { exact: false }).filter({ visible: true }).first();
  await expect(hallado).toBeVisible(espera);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  await expect(page.getByText(producto)).toHaveCount(0);
}
