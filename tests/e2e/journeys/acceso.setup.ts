import { expect, test as setup } from '@playwright/test';

import { inicio, sesionDe, type Cuenta, type Producto } from '../support/product.ts';
import { entrar } from '../support/sign-in.ts';

for (const producto of ['demo', 'principal', 'analisis', 'fallos'] satisfies Producto[]) {
  for (const cuenta of ['admin', 'estudiante'] satisfies Cuenta[]) {
    setup(`${cuenta} signs in once for every journey of ${producto}`, async ({ page }) => {
      await page.goto(inicio(producto));
      await entrar(page, cuenta);
      await expect(page.getByRole('link', { name: 'Proyectos' }).first()).toBeAttached();
      await page.context().storageState({ path: sesionDe(cuenta, producto) });
    });
  }
}
