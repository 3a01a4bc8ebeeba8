import { expect, type Page } from '@playwright/test';

/** Opens the marks of a delivery once what was handed in is copied: a minute after its deadline at the latest. */
export async function abrirNotasCopiadas(page: Page, entregaId: string): Promise<void> {
  await expect(async () => {
    await page.goto(`entrega/${entregaId}/notas`);
    await expect(page.getByRole('button', { name: 'Calcular las cifras', exact: true })).toBeVisible({
      timeout: 10_000,
    });
  }).toPass({ timeout: 180_000 });
}
