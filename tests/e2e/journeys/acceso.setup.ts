import { expect, test as setup } from '@playwright/test';

import { sesionDe, type Cuenta } from '../support/product.ts';
import { entrar } from '../support/sign-in.ts';

for (const cuenta of ['admin', 'estudiante'] satisfies Cuenta[]) {
  setup(`${cuenta} signs in once for every journey`, async ({ page }) => {
    await page.goto('');
    await entrar(page, cuenta);
    await expect(page.getByRole('link', { name: 'Proyectos' }).first()).toBeAttached();
    await page.context().storageState({ path: sesionDe(cuenta) });
  });
}
