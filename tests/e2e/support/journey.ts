import { expect, test as base, type Locator, type Page } from '@playwright/test';

import { createCatalogueApi, type Api } from './api.ts';
import { createDobles, type Dobles } from './doubles.ts';
import { fotografiar, ventanas, type Ancho } from './picture.ts';
import { inicio, sesionDe, type Cuenta, type Producto } from './product.ts';
import { abrirContexto, olvidar, Sesiones, soltar } from './shared-page.ts';

interface Fixtures {
  /** Which of the configuration's products the journey goes through. */
  readonly producto: Producto;
  /** Who is signed in; null leaves the browser without a session. */
  readonly cuenta: Cuenta | null;
  /** The width at which a person does this most: a desk's, or a telephone's with touch. */
  readonly ancho: Ancho;
  /** Declares that a message of the browser's console is part of the journey. */
  readonly esperar: (mensaje: RegExp) => void;
  /** Takes pictures of the screen at both widths and checks it there: `fotografiar`. */
  readonly foto: (nombre: string, parte?: Page | Locator) => Promise<void>;
  /** Calls of the API as the signed-in person, to prepare data. */
  readonly api: Api;
  /** Test doubles of the scanning service and of the host of repositories. */
  readonly dobles: Dobles;
}

interface WorkerFixtures {
  readonly sesiones: Sesiones;
}

/** A journey's test: it fails on any console error, page error or violation of the content policy. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  producto: ['principal', { option: true }],
  cuenta: ['estudiante', { option: true }],
  ancho: ['escritorio', { option: true }],
  baseURL: async ({ producto }, use) => {
    await use(inicio(producto));
  },
  storageState: async ({ cuenta, producto }, use) => {
    await use(cuenta === null ? { cookies: [], origins: [] } : sesionDe(cuenta, producto));
  },
  viewport: async ({ ancho }, use) => {
    await use(ventanas[ancho]);
  },
  hasTouch: async ({ ancho }, use) => {
    await use(ancho === 'movil');
  },
  sesiones: [
    async ({ browser }, use) => {
      const sesiones = new Sesiones(browser);
      await use(sesiones);
      await sesiones.cerrar();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, sesiones, producto, cuenta, ancho }, use) => {
    if (cuenta === null) {
      const own = await abrirContexto(browser);
      await use(own);
      await own.close();
      return;
    }
    const { context, page } = await sesiones.abrir(`${producto} ${cuenta} ${ancho}`);
    await use(context);
    for (const otra of context.pages()) if (otra !== page) await otra.close();
  },
  page: async ({ context, producto }, use, info) => {
    const page = context.pages()[0] ?? (await context.newPage());
    await olvidar(page, producto);
    await use(page);
    if (info.status === info.expectedStatus) await soltar(page, producto);
  },
  esperar: [
    async ({ page }, use) => {
      const esperados: RegExp[] = [];
      const problemas: string[] = [];
      page.on('console', (mensaje) => {
        if (mensaje.type() === 'error') problemas.push(mensaje.text());
      });
      page.on('pageerror', (error) => problemas.push(error.message));
      await use((mensaje) => esperados.push(mensaje));
      expect(problemas.filter((texto) => !esperados.some((esperado) => esperado.test(texto)))).toEqual([]);
    },
    { auto: true },
  ],
  foto: async ({ page, ancho }, use) => {
    await use((nombre, parte) => fotografiar(page, ancho, nombre, parte));
  },
  api: async ({ page, producto }, use) => {
    await use(createCatalogueApi(page, inicio(producto)));
  },
  dobles: async ({ producto }, use) => {
    await use(createDobles(producto));
  },
});

export { expect };
