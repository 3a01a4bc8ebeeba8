import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Browser, Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { Browser as Client } from '../../apps/api/src/identity/testing/browser.ts';
import { clienteDe } from '../../apps/api/src/testing/process/cliente.ts';
import {
  abrirRepositorios,
  type RepositoriosRetenibles,
} from '../../apps/api/src/testing/process/repositorios-retenibles.ts';
import { startProduct, type Product } from './support/product.ts';
import {
  browserNames,
  field,
  loadedText,
  named,
  openBrowser,
  openTab,
  photograph,
  shown,
  textOf,
  type BrowserName,
  type Tab,
} from './support/walk.ts';

/** The five journeys of a person in Firefox and in Chromium, by the same steps, and the same screens side by side. */
const clave = 'clave de prueba de estudiante';
const metrica = 'Acoplamiento de componentes';
const moment = /\d{1,2} de \p{Ll}+ de \d{4}, \d{1,2}:\d{2}(?!\d)/u;

let product: Product;
let repositorios: RepositoriosRetenibles;
const browsers = new Map<BrowserName, { readonly browser: Browser; readonly tab: Tab }>();
/** Addresses of screens that one of the browsers made. */
const screens: string[] = [];

beforeAll(async () => {
  mkdirSync(fileURLToPath(new URL('../../test-results/real', import.meta.url)), { recursive: true });
  repositorios = await abrirRepositorios();
  product = await startProduct({ ESTUDIANTE_PASSWORD: clave, SCAN_ALLOW_LOCAL: '1' });
  for (const name of browserNames) {
    const browser = await openBrowser(name);
    browsers.set(name, { browser, tab: await openTab(browser) });
  }
});
afterAll(async () => {
  for (const { browser } of browsers.values()) await browser.close();
  await product.stop();
  await repositorios.cerrar();
});

function tabOf(name: BrowserName): Tab {
  const found = browsers.get(name);
  if (found === undefined) throw new Error(`${name} did not start`);
  return found.tab;
}

const sample = fileURLToPath(new URL('../projects/tienda', import.meta.url));

function sampleFiles() {
  return readdirSync(sample, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => ({
      path: join(parentPath, name).slice(sample.length + 1),
      content: readFileSync(join(parentPath, name)),
    }));
}

async function newProject(name: BrowserName): Promise<string> {
  const base = product.home.slice(0, -1);
  const accessToken = async (usuario: string) => (await new Client(base).signIn(usuario, clave)).access_token;
  const cliente = await clienteDe({ base, accessToken }, 'estudiante');
  return cliente.crearProyecto(repositorios.crear(`tienda-${name}.git`, sampleFiles()));
}

/** Chooses the third level of every question of a run that begins. The form that leads to it has radio buttons as well. */
async function answerAll(page: Page): Promise<void> {
  await shown(page, '0 de 6 respondidas');
  for (const question of await page.$$('fieldset:has(input[type=radio])')) {
    const level = (await question.$$('input[type=radio]'))[2];
    await level?.click();
  }
}

describe.each(browserNames)('%s', (name) => {
  let project: string;

  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await photograph(tabOf(name).page, `${name}-fallo`);
  });

  it('signs in', async () => {
    const { page } = tabOf(name);
    project = await newProject(name);
    await page.goto(product.home);
    await field(page, 'Usuario').fill('estudiante');
    await field(page, 'Contraseña').fill(clave);
    await named(page, 'button', 'Entrar').click();
    await named(page, 'link', 'Proyectos').wait();
  });

  it('runs a test', async () => {
    const { page } = tabOf(name);
    await page.goto(`${product.home}pruebas/${project}`);
    await page.locator('label ::-p-text(Una métrica)').click();
    const option = `option ::-p-text(${metrica} \\(6 preguntas\\))`;
    const value = await page.locator(option).waitHandle();
    await page.locator('select').fill(await value.evaluate((one) => (one as HTMLOptionElement).value));
    await named(page, 'button', 'Iniciar prueba').click();
    await answerAll(page);
    await shown(page, '6 de 6 respondidas');
    await photograph(page, `${name}-ejecucion`);
  });

  it('saves it', async () => {
    const { page } = tabOf(name);
    await field(page, 'Título de la prueba').fill(`Revisión en ${name}`);
    await named(page, 'button', 'Guardar respuestas').click();
    await shown(page, 'Respuestas guardadas exitosamente');
  });

  it('shows its report, and makes the PDF', async () => {
    const { page } = tabOf(name);
    await page.goto(`${product.home}projectresponses/${project}`);
    await page.locator('a[href*="/calculos/"]').click();
    await shown(page, 'REPORTE DE LA PRUEBA');
    await page.waitForSelector('svg .recharts-bar-rectangle');
    expect(await textOf(page)).toMatch(moment);
    screens.push(page.url());
    expect(await pdfOf(page)).toMatch(/^%PDF-1\.\d/u);
    await photograph(page, `${name}-reporte`);
  });

  it('analyses the repository', async () => {
    const { page } = tabOf(name);
    await page.goto(`${product.home}sonarqube/${project}`);
    await named(page, 'button', 'Analizar').click();
    await page.locator('::-p-text(Análisis terminado)').setTimeout(600_000).wait();
    await shown(page, 'Grado de mantenibilidad');
    expect(await loadedText(page)).toMatch(moment);
    screens.push(page.url());
    await photograph(page, `${name}-analisis`);
  });
});

/** Presses 'Descargar PDF'; the text of the file that the page makes, byte for byte. */
async function pdfOf(page: Page): Promise<string> {
  const made = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const create = URL.createObjectURL.bind(URL);
        URL.createObjectURL = (made) => {
          if (made instanceof Blob) void made.text().then(resolve);
          return create(made);
        };
      }),
  );
  await named(page, 'button', 'Descargar PDF').click();
  return made;
}

/** Both texts of the screens that the tabs show, or null where they are the same. */
async function difference(): Promise<readonly string[] | null> {
  const texts = await Promise.all(browserNames.map((name) => loadedText(tabOf(name).page)));
  return texts[0] === texts[1] ? null : texts;
}

it('reads the same on every screen that either browser made', async () => {
  expect(screens).toHaveLength(4);
  for (const address of screens) {
    const end = address.includes('/calculos/') ? 'Detalle de las respuestas' : 'Grado de mantenibilidad';
    for (const name of browserNames) {
      const { page } = tabOf(name);
      await page.goto(address);
      await shown(page, end);
    }
    // Parts of a screen come one after another.
    await expect.poll(difference, { timeout: 300_000 }).toBeNull();
  }
}, 900_000);

it('raises no error and no violation of the content policy on the way', () => {
  expect(browserNames.map((name) => tabOf(name).problems)).toEqual([[], []]);
});
