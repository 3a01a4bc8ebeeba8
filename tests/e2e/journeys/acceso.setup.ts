import { expect, test as setup } from '@playwright/test';

import { inicio, productosElegidos, sesionDe, type Cuenta } from '../support/product.ts';
import { entrar } from '../support/sign-in.ts';

// Journeys of 'portada' sign in themselves.
for (const producto of productosElegidos.filter((uno) => uno !== 'portada')) {
  for (const cuenta of ['admin', 'estudiante'] satisfies Cuenta[]) {
    setup(`${cuenta} signs in once for every journey of ${producto}`, async ({ page }) => {
      await page.goto(inicio(producto));
      await entrar(page, cuenta);
      await expect(page.getByRole('link', { name: 'Proyectos' }).first()).toBeAttached();
      await page.context().storageState({ path: sesionDe(cuenta, producto) });
    });
  }
}
