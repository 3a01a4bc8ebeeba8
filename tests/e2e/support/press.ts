import { expect, type Locator, type Page } from '@playwright/test';

/** Closes the open dialog. Until it has gone, the page behind it is hidden from roles, and its buttons from presses. */
export async function cerrarDialogo(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/**
 * Presses a button that is marked as without effect (aria-disabled) and answers with the reason. Playwright waits for such
 * a button to be enabled unless it is forced, and a forced press does not wait until the button stands still: the
 * pointer goes there first.
 */
export async function pulsarSinEfecto(boton: Locator): Promise<void> {
  await boton.hover();
  await boton.click({ force: true });
}
