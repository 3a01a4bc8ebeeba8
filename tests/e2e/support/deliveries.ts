import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the marks of a delivery once what was handed in is copied: a minute after its deadline at the latest. */
export async function abrirNotasCopiadas(page: Page, entregaId: string): Promise<void> {
  await page.goto(`entrega/${entregaId}/notas`);
  await recargarHasta(page, page.getByRole('button', { name: 'Calcular las cifras', exact: true }));
}

/** Loads the page again until it shows what comes with the copies of a delivery; each load passes the sign-in. */
export async function recargarHasta(page: Page, mostrado: Locator): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(mostrado).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 180_000 });
}
