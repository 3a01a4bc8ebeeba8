import { expect, type Page } from '@playwright/test';

/** Chooses the n-th level (from 1) of every question that has no answer on the pages that follow. */
export async function responderTodo(page: Page, nivel: number): Promise<void> {
  const paginas = page.getByRole('navigation', { name: 'Páginas de preguntas' });
  for (;;) {
    const preguntas = page.locator('fieldset').filter({ has: page.getByRole('radio') });
    // A count does not wait for the page that it counts on.
    await preguntas.first().waitFor();
    for (let i = 0; i < (await preguntas.count()); i += 1) {
      const opciones = preguntas.nth(i).getByRole('radio');
      const elegida = opciones.nth(Math.min(nivel, await opciones.count()) - 1);
      if (!(await elegida.isChecked())) await elegida.click();
    }
    const siguiente = paginas.getByRole('button', { name: 'Siguiente' });
    if ((await siguiente.getAttribute('aria-disabled')) === 'true') return;
    const antes = await paginas.getByRole('status').innerText();
    await siguiente.click();
    await expect(paginas.getByRole('status')).not.toHaveText(antes);
  }
}

/** Waits until the draft is on the server. */
export async function guardado(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /^Guardado$/ })).toBeVisible();
}
