import { expect, type Page } from '@playwright/test';

import { basePath } from './product.ts';

/**
 * Goes to another screen within the application that the page shows. A load takes ten times as long: it starts the
 * application twice, around a redirect through the identity provider.
 */
export async function ir(page: Page, ruta: string): Promise<void> {
  // A page that is being loaded leaves for the provider before it shows a screen.
  await page.locator('main h1').first().waitFor();
  await page.evaluate(
    (destino) => {
      document.querySelector('main')?.firstElementChild?.setAttribute('data-dejada', '');
      history.pushState(null, '', destino);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    new URL(ruta, new URL(`${basePath}/`, page.url())).href,
  );
  // The earlier screen stays until the code of the next one has come.
  await expect(page.locator('[data-dejada]')).toHaveCount(0);
}
