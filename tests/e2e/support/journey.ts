import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Locator, type Page } from '@playwright/test';

import { createCatalogueApi, type Api } from './api.ts';
import { createDobles, type Dobles } from './doubles.ts';
import { inicio, resultado, sesionDe, type Cuenta, type Producto } from './product.ts';

interface Fixtures {
  /** Which of the configuration's products the journey goes through. */
  readonly producto: Producto;
  /** Who is signed in; null leaves the browser without a session. */
  readonly cuenta: Cuenta | null;
  /** Declares that a message of the browser's console is part of the journey. */
  readonly esperar: (mensaje: RegExp) => void;
  /**
   * Takes a screenshot and checks the page: no axe violation, no sideways scrolling, the latter of a desk's page at 800 px too.
   * `parte`: what a second picture, `{nombre}-parte`, shows alone for the guide; the page as far as the window shows it.
   */
  readonly foto: (nombre: string, parte?: Page | Locator) => Promise<void>;
  /** Calls of the API as the signed-in person, to prepare data. */
  readonly api: Api;
  /** What stands in for the product's scanning service and for the host of its repositories. */
  readonly dobles: Dobles;
}

/** A journey's test: it fails on any console error, page error or violation of the content policy. */
export const test = base.extend<Fixtures>({
  producto: ['principal', { option: true }],
  cuenta: ['estudiante', { option: true }],
  baseURL: async ({ producto }, use) => {
    await use(inicio(producto));
  },
  storageState: async ({ cuenta, producto }, use) => {
    await use(cuenta === null ? { cookies: [], origins: [] } : sesionDe(cuenta, producto));
  },
  esperar: [
    async ({ page }, use) => {
      const esperados: RegExp[] = [];
      const problemas: string[] = [];
      page.on('console', (mensaje) => {
        if (mensaje.type() === 'error') problemas.push(mensaje.text());
      });
      page.on('pageerror', (error) => problemas.push(error.message));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (evento) => {
          console.error(`CSP ${evento.violatedDirective} ${evento.blockedURI}`);
        });
      });
      await use((mensaje) => esperados.push(mensaje));
      expect(problemas.filter((texto) => !esperados.some((esperado) => esperado.test(texto)))).toEqual([]);
    },
    { auto: true },
  ],
  foto: async ({ page }, use, info) => {
    await use(async (nombre, parte) => {
      const archivo = (sufijo = '') => resultado(`capturas/${info.project.name}/${nombre}${sufijo}.png`);
      await parte?.screenshot({ path: archivo('-parte'), animations: 'disabled' });
      await fotografiar(page, archivo());
      const ventana = page.viewportSize();
      if (info.project.name !== 'escritorio' || ventana === null) return;
      await page.setViewportSize({ ...ventana, width: anchoTableta });
      await comprobarAncho(page, nombre);
      await page.setViewportSize(ventana);
    });
  },
  api: async ({ page }, use) => {
    await use(createCatalogueApi(page));
  },
  dobles: async ({ producto }, use) => {
    await use(createDobles(producto));
  },
});

/** Between a telephone and a desk, where tables are narrowest. */
const anchoTableta = 800;

async function capturar(page: Page, archivo: string): Promise<void> {
  await page.screenshot({ path: archivo, fullPage: true, animations: 'disabled' });
  await comprobarAncho(page, archivo);
}

/** Charts and lists follow a resize some frames later, and may become wider or narrower then. */
async function comprobarAncho(page: Page, nombre: string): Promise<void> {
  const sobra = () =>
    page.evaluate(async () => {
      for (let cuadro = 0; cuadro < 2; cuadro += 1) await new Promise(requestAnimationFrame);
      return document.documentElement.scrollWidth - window.innerWidth;
    });
  await expect.poll(sobra, `wider than the window: ${nombre}`).toBeLessThanOrEqual(0);
}

/** What screens show until their data has come. */
const cargando = /^(?:Loading|Cargando)\.\.\.$/;

async function fotografiar(page: Page, archivo: string): Promise<void> {
  await expect(page.getByText(cargando)).toHaveCount(0);
  await capturar(page, archivo);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const resumen = violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.html) }));
  expect(resumen, archivo).toEqual([]);
}

export { expect };
