import type { Page } from '@playwright/test';

import { entrar } from '../../tests/e2e/support/sign-in.ts';

/** Signs in as the administrator in this page, whose window is wide enough for the menu. */
export async function signInPage(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/`);
  await page.getByRole('button', { name: 'Iniciar Sesión' }).first().click();
  await entrar(page, 'admin');
  await page.getByRole('button', { name: 'Cerrar Sesión' }).first().waitFor({ state: 'attached' });
}
