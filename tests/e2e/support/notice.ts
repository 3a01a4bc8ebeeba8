import { expect, type Page } from '@playwright/test';

/** Waits for an alert of the specification; others may still be on the screen. */
export async function avisado(page: Page, texto: string | RegExp): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: texto }).last()).toBeVisible();
}
