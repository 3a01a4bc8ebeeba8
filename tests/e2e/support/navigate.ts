import { expect, type Page } from '@playwright/test';

import { basePath } from './product.ts';

/**
 * Goes to another screen within the application that the page shows. A load takes ten times as long: it starts the
 * application twice, around a redirect through the identity provider. The page shows a screen of the signed-in person.
 */
export async function ir(page: Page, ruta: string): Promise<void> {
  await page.evaluate(
    (destino) => {
      // The frame of a project stays between its pages, the heading does not.
      const dejada = document.querySelector('main h1') ?? document.querySelector('main')?.lastElementChild;
      dejada?.setAttribute('data-dejada', '');
      history.pushState(null, '', destino);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    new URL(ruta, new URL(`${basePath}/`, page.url())).href,
  );
  // The earlier screen stays until the code of the next one has come.
  await expect(page.locator('[data-dejada]')).toHaveCount(0);
}

/** Loads the application; its first screen shows before the sign-in has finished, this one after it. */
export async function cargar(page: Page): Promise<void> {
  await page.goto('informacion');
  await expect(page.getByRole('heading', { level: 1, name: 'Información' })).toBeVisible();
}
