import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the marks of a delivery once what was handed in is copied: a minute after its deadline at the latest. */
export async function abrirNotasCopiadas(page: Page, entregaId: string): Promise<void> {
  const calcular = page.getByRole('button', { name: 'Calcular las cifras', exact: true });
  await abrirHasta(page, `entrega/${entregaId}/notas`, calcular);
}

/**
 * Opens an address again until it shows what comes with the copies of a delivery. It is not a reload: a page that is
 * reloaded within its sign-in stays on the landing page.
 */
export async function abrirHasta(page: Page, direccion: string, mostrado: Locator): Promise<void> {
  await expect(async () => {
    await page.goto(direccion);
    await expect(mostrado).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 180_000 });
}
