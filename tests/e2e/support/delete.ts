import { expect, type Page } from '@playwright/test';

/** Confirms the deletion that the dialog asks about, once the dialog has read what goes with it: a read after the deletion answers 404. */
export async function confirmarEliminacion(page: Page): Promise<void> {
  const dialogo = page.getByRole('dialog');
  await expect(dialogo).toBeVisible();
  await expect(dialogo).not.toContainText(/Comprobando dónde se usa|Averiguando qué se eliminará/u);
  await dialogo.getByRole('button', { name: 'Eliminar' }).click();
}
