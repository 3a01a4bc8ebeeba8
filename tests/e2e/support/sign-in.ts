import type { Page } from '@playwright/test';

import { claveDe, type Cuenta } from './product.ts';

/** Fills in the sign-in page that is on the screen. */
export async function entrar(page: Page, cuenta: Cuenta, clave = claveDe(cuenta)): Promise<void> {
  await entrarComo(page, cuenta, clave);
}

/** The same for an account outside the configuration. */
export async function entrarComo(page: Page, usuario: string, clave: string): Promise<void> {
  await page.getByLabel('Usuario').fill(usuario);
  await page.getByLabel('Contraseña', { exact: true }).fill(clave);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

/** Opens the collapsed menu where the window is narrow. */
export async function abrirMenu(page: Page): Promise<void> {
  const boton = page.getByRole('button', { name: 'Menú' });
  // Neither stands there before the sign-in has finished.
  await boton
    .filter({ visible: true })
    .or(page.getByRole('navigation', { name: 'Principal' }))
    .first()
    .waitFor();
  if (await boton.isVisible()) await boton.click();
}
