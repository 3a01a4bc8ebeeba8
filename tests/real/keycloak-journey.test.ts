import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { addressOf, openChromium, photograph, signIn, visit, type Visit } from './support/browser.ts';
import { keycloakUrl, KeycloakAdmin, realmUrl, type Persona } from './support/keycloak-admin.ts';
import { startProduct, type Product } from './support/product.ts';

/** The built product with a real Keycloak in place of its own provider, by configuration alone, in a browser. */
let product: Product | undefined;
let browser: Browser | undefined;
let home: string;
let personas: Record<'ana' | 'admin', Persona>;
let visits: Record<'ana' | 'admin', Visit>;

beforeAll(async () => {
  const settings = {
    KEYCLOAK_URL: keycloakUrl,
    KEYCLOAK_REALM: 'mantenible',
    KEYCLOAK_CLIENT_ID: 'mantenible-web',
  };
  product = await startProduct(settings);
  browser = await openChromium();
  home = product.home;
  const keycloak = await KeycloakAdmin.open();
  await keycloak.allowHome(home);
  personas = {
    ana: await keycloak.addPersona('Ana', ['estudiante']),
    admin: await keycloak.addPersona('Berta', ['admin', 'estudiante']),
  };
  visits = { ana: await visit(browser, home), admin: await visit(browser, home) };
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const signInPage = (page: Page) => page.getByRole('heading', { name: 'Acceder a tu cuenta' });

/** Opens an address as a person whose session at Keycloak may have to begin first. */
async function enter(as: 'ana' | 'admin', path: string): Promise<Page> {
  const page = await visits[as].context.newPage();
  await page.goto(path);
  await signInPage(page).waitFor();
  await signIn(page, personas[as]);
  return page;
}

it('sends a person who opens a screen to the Spanish sign-in page of Keycloak, and back to that screen', async () => {
  const page = await visits.ana.context.newPage();
  await page.goto('lista_proyectos');
  await signInPage(page).waitFor();
  expect(page.url().startsWith(`${realmUrl}/protocol/openid-connect/auth?`)).toBe(true);
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  await photograph(page, 'keycloak-acceso');

  await signIn(page, personas.ana);
  await title(page, 'Proyectos').waitFor();
  expect(page.url()).toBe(`${home}lista_proyectos`);
  await page.getByText('Ana Pérez').waitFor();
  await photograph(page, 'keycloak-proyectos');
  await page.close();
});

it('lets an estudiante register a project', async () => {
  const page = await visits.ana.context.newPage();
  await page.goto('crear_proyecto');
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Tienda de Keycloak');
  await page.getByRole('textbox', { name: 'Enlace del repositorio' }).fill('https://github.com/mantenible/k');
  await page.getByLabel('Token de acceso').fill('ghp_no_existe');
  await page.getByRole('button', { name: 'Crear proyecto' }).click();
  await page.getByRole('alert').filter({ hasText: 'Proyecto creado exitosamente.' }).waitFor();
  await page.waitForURL(/\/proyecto\//);
  await title(page, 'Resumen').waitFor();
  await page.close();
});

it('sends an estudiante from an admin screen to the landing page', async () => {
  const page = await visits.ana.context.newPage();
  await page.goto('lista_pauta');
  await title(page, 'Evaluación de la mantenibilidad de aplicaciones web').waitFor();
  await page.getByRole('link', { name: 'Información' }).waitFor();
  expect(addressOf(page, home)).toBe(home);
  expect(await page.getByRole('link', { name: 'Pautas' }).count()).toBe(0);
  await page.close();
});

it('shows the catalogue to an admin, and none of the projects of others', async () => {
  const page = await enter('admin', 'lista_pauta');
  await title(page, 'Pautas').waitFor();
  await page.getByText('Página 1 de').waitFor();
  await photograph(page, 'keycloak-pautas');
  await page.goto('lista_proyectos');
  await title(page, 'Proyectos').waitFor();
  await page.getByRole('link', { name: 'Crear proyecto' }).first().waitFor();
  expect(await page.getByRole('heading', { name: 'Tienda de Keycloak' }).count()).toBe(0);
  await page.close();
});

it('leads to the account page of Keycloak and back', async () => {
  const page = await visits.ana.context.newPage();
  await page.goto('informacion');
  await page.getByRole('link', { name: /Cuenta/ }).click();
  await page.waitForURL((url) => url.href.startsWith(`${realmUrl}/account`));
  await page.getByRole('textbox', { name: 'Email' }).waitFor();
  await photograph(page, 'keycloak-cuenta');
  await page.getByRole('link', { name: 'Volver a Mantenible' }).click();
  await page.waitForURL(home);
  await page.getByRole('button', { name: 'Cerrar Sesión' }).waitFor();
  await page.close();
});

it('signs the other tab out within the interval of the session check', async () => {
  const page = await visits.ana.context.newPage();
  const other = await visits.ana.context.newPage();
  await other.goto('informacion');
  await title(other, 'Información').waitFor();
  await page.goto('lista_proyectos');
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await signInPage(page).waitFor();
  await other.getByRole('dialog', { name: 'Su sesión ha caducado' }).waitFor();
  await photograph(other, 'keycloak-caducada');
  await other.getByRole('dialog').getByRole('button', { name: 'Iniciar sesión' }).click();
  await signIn(other, personas.ana);
  await title(other, 'Información').waitFor();
  expect(other.url()).toBe(`${home}informacion`);
});

it.each([
  'auth',
  'auth/realms/mantenible/.well-known/openid-configuration',
  'auth/realms/mantenible/account',
])('does not serve the embedded provider (%s)', async (path) => {
  expect((await fetch(home + path, { headers: { accept: 'text/html' } })).status).toBe(404);
});

it('raises no error and no violation of the content policy on the way', () => {
  expect({ ana: visits.ana.problems, admin: visits.admin.problems }).toEqual({ ana: [], admin: [] });
});
