import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { addressOf, openChromium, photograph, signIn, visit, type Visit } from './support/browser.ts';
import { keycloakUrl, KeycloakAdmin, type Persona } from './support/keycloak-admin.ts';
import { startProduct, type Product } from './support/product.ts';

/** IDENTITY_ON_LOAD=check-sso with a real Keycloak: the landing page first, sign-in when the person asks for it. */
let product: Product | undefined;
let browser: Browser | undefined;
let home: string;
let ana: Persona;
let session: Visit;
/**
 * Silent requests to Keycloak (`prompt=none`), for which the page leaves and returns: 0 while the session frame
 * finds no session, 1 where it finds one. More would be a loop.
 */
let questions = 0;

beforeAll(async () => {
  product = await startProduct({ KEYCLOAK_URL: keycloakUrl, IDENTITY_ON_LOAD: 'check-sso' });
  browser = await openChromium();
  home = product.home;
  const keycloak = await KeycloakAdmin.open();
  await keycloak.allowHome(home);
  ana = await keycloak.addPersona('Ana', ['estudiante']);
  session = await visit(browser, home);
  session.context.on('request', (request) => {
    if (request.url().includes('prompt=none')) questions += 1;
  });
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const enter = (page: Page) => page.getByRole('button', { name: 'Iniciar sesión' });
const projects = (page: Page) => page.getByRole('heading', { level: 1, name: 'Proyectos' });

it('shows the landing page to a signed-out person, without leaving it', async () => {
  questions = 0;
  const page = await session.context.newPage();
  await page.goto('');
  await enter(page).waitFor();
  expect(addressOf(page, home)).toBe(home);
  await photograph(page, 'check-sso-portada');
  await page.goto('lista_proyectos');
  await enter(page).waitFor();
  expect(addressOf(page, home)).toBe(home);
  expect(questions).toBe(0);
  await page.close();
});

it('signs in when asked to, signs other tabs in silently where they are, and signs out to the landing page', async () => {
  const page = await session.context.newPage();
  await page.goto('');
  await enter(page).click();
  await signIn(page, ana);
  await page.getByRole('button', { name: 'Cerrar Sesión' }).waitFor();
  expect(addressOf(page, home)).toBe(home);

  questions = 0;
  const other = await session.context.newPage();
  await other.goto('lista_proyectos');
  await projects(other).waitFor();
  expect(other.url()).toBe(`${home}lista_proyectos`);
  expect(questions).toBe(1);
  await other.close();

  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await enter(page).waitFor();
  expect(addressOf(page, home)).toBe(home);
});

it('raises no error and no violation of the content policy on the way', () => {
  expect(session.problems).toEqual([]);
});
