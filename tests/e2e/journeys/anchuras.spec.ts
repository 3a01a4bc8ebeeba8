import type { Locator, Page } from '@playwright/test';

import { prepararDemo } from '../support/demo.ts';
import { expect, test } from '../support/journey.ts';
import { cargar, ir } from '../support/navigate.ts';
import { cargada, comprobarAncho, ventanas } from '../support/picture.ts';
import { rutasDe } from '../support/routes.ts';

// Nothing is changed here: the demonstration is shared.
test.use({ producto: 'demo' });

/** The smallest telephone, a common one, a tablet, a desk, and that desk at 200 %. */
const anchos = [320, 360, 800, 1280, 640];

for (const cuenta of ['estudiante', 'admin'] as const)
  test.describe(`of ${cuenta}`, () => {
    test.use({ cuenta });

    test('no page is wider than the window', async ({ page, api, esperar }) => {
      // The run of an item that has a test: its page names the test.
      esperar(/status of 409/);
      const proyecto = cuenta === 'estudiante' ? await prepararDemo(api) : '';
      await cargar(page);
      for (const ruta of await rutasDe(cuenta, api, proyecto)) {
        await ir(page, ruta);
        await cargada(page);
        // Elsewhere than where it was asked for: a page of another role, or one without the data that it needs.
        expect(decodeURIComponent(new URL(page.url()).pathname)).toBe(`/mantenible/${ruta}`);
        for (const width of anchos) {
          await page.setViewportSize({ width, height: 740 });
          await comprobarAncho(page, `${ruta}, ${width} px`);
        }
      }
    });
  });

test.describe('on a phone', () => {
  test.use({ ancho: 'movil' });

  /** The first percentage below the frame of the project. */
  const cifraDe = (page: Page) =>
    page
      .locator('main :is(span, dd)')
      .filter({ hasText: /^\d\d,\d\d\s%/ })
      .first();

  /** The longest that a page may be, and what of it a person sees without scrolling. */
  const paginas = [
    ['proyecto/', 4000, cifraDe],
    ['puntos_criticos/', 4000, (page: Page) => page.getByRole('button', { name: /^1\. .+ cambios/ })],
    ['pasado/', 4000, (page: Page) => page.getByText(/De \d\d,\d\d\s% a /).first()],
    ['mejora/', 4500, (page: Page) => page.getByText('2 de 3 acciones hechas')],
    ['comparar_analisis/', 7000, cifraDe],
    ['comparar_pruebas/', 4000, cifraDe],
    ['subcategoriesresponses/', 7000, (page: Page) => page.getByText(/^0 de \d+ respondidas$/).first()],
    ['sonarqube/', 3500, cifraDe],
  ] as const;

  test('pages of a project keep within their height, and show their main figure without scrolling', async ({
    page,
    api,
  }) => {
    const proyecto = await prepararDemo(api);
    await cargar(page);
    for (const [ruta, alto, cifra] of paginas) {
      const direccion = `${ruta}${proyecto}`;
      await ir(page, direccion);
      await cargada(page);
      await enLaPrimeraVentana(cifra(page), direccion);
      await expect.poll(() => altura(page), direccion).toBeLessThanOrEqual(alto);
    }
    // The last page is the analysis: each of its sections takes the place of the one before.
    const secciones = page.getByRole('navigation', { name: 'Secciones del análisis' }).getByRole('link');
    await expect(secciones).toHaveCount(5);
    for (const seccion of await secciones.all()) {
      await seccion.click();
      await expect(seccion).toHaveAttribute('aria-current', 'true');
      await cargada(page);
      await page.evaluate(() => {
        window.scrollTo(0, 0);
      });
      const nombre = await seccion.innerText();
      await enLaPrimeraVentana(cifraDe(page), nombre);
      await expect.poll(() => altura(page), nombre).toBeLessThanOrEqual(3500);
    }
  });

  test.describe('an admin', () => {
    test.use({ cuenta: 'admin' });

    for (const [ruta, nombre] of [
      ['auditoria', 'Auditoría'],
      ['cuentas', 'Cuentas'],
    ] as const)
      test(`has lists that are short for ten rows: ${ruta}`, async ({ page }) => {
        await cargar(page);
        await ir(page, ruta);
        await cargada(page);
        const filas = page.getByRole('table', { name: nombre }).getByRole('row');
        await expect(filas.nth(1)).toBeVisible();
        const { length } = await filas.all();
        const una = (await filas.nth(1).boundingBox())?.height ?? Infinity;
        expect((await altura(page)) + (10 - (length - 1)) * una).toBeLessThanOrEqual(3000);
      });
  });
});

const altura = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

async function enLaPrimeraVentana(cifra: Locator, nombre: string): Promise<void> {
  await cifra.waitFor({ timeout: 300_000 });
  await expect
    .poll(async () => {
      const caja = await cifra.boundingBox();
      return caja === null ? Infinity : caja.y + caja.height;
    }, nombre)
    .toBeLessThanOrEqual(ventanas.movil.height);
}
