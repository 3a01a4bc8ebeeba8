// seguridad: real-servers
import { eventually, startFaultProxy, type FaultMode, type FaultProxy } from '@mantenible/doubles';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { apiAs, type ApiClient } from './support/api-client.ts';
import { openChromium, photograph, signIn, visit } from './support/browser.ts';
import { keycloakUrl, KeycloakAdmin, type Persona } from './support/keycloak-admin.ts';
import { startProduct, type Product } from './support/product.ts';

/**
 * A real Keycloak that fails, behind a proxy that the product and the browser take for it: Keycloak names
 * itself by the address it is called at.
 */
const modes: readonly FaultMode[] =
  process.env['PRUEBA_CORTA'] === '1'
    ? ['hang', '500']
    : [
        'slow',
        'hang',
        'reset',
        '404',
        '429',
        '500',
        '502',
        'html-200',
        'truncated',
        'wrong-types',
        'huge-50MB',
      ];
let proxy: FaultProxy;
let browser: Browser | undefined;
let product: Product | undefined;
let ana: Persona;
let api: ApiClient;

beforeAll(async () => {
  proxy = await startFaultProxy(new URL(keycloakUrl).origin);
  product = await startProduct({ KEYCLOAK_URL: throughProxy() });
  browser = await openChromium();
  const keycloak = await KeycloakAdmin.open();
  await keycloak.allowHome(product.home);
  ana = await keycloak.addPersona('Ana', ['estudiante']);
  api = await apiAs(ana, product.home, `${throughProxy()}/realms/mantenible`);
});

afterEach(() => {
  proxy.faults.reset();
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await proxy.close();
});

const home = () => product?.home ?? '';
/** Keycloak's address, but at the proxy. */
const throughProxy = () => keycloakUrl.replace(new URL(keycloakUrl).origin, proxy.origin);

async function newPage(): Promise<Page> {
  if (browser === undefined) throw new Error('no browser');
  const { context } = await visit(browser, home());
  return context.newPage();
}

describe.each(modes)('a Keycloak that is %s', (mode) => {
  it('refuses every sign-in, which the page shows, and signs people in again once it recovers', async () => {
    const page = await newPage();
    proxy.faults.set(mode);
    await page.goto('');
    await page.getByText(/No se pudo contactar con el servicio de identidad/).waitFor();
    await page.getByRole('heading', { level: 1, name: /Evaluación de la mantenibilidad/ }).waitFor();
    await photograph(page, `keycloak-fallo-${mode}`);
    proxy.faults.reset();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await page.getByRole('heading', { name: 'Acceder a tu cuenta' }).waitFor();
    await page.context().close();
  });

  it('is named when people return from it, if it fails at the exchange of the code', async () => {
    const page = await newPage();
    await page.goto('informacion');
    proxy.faults.setFor('/protocol/openid-connect/token', mode);
    await signIn(page, ana);
    await page.waitForURL((url) => url.href.startsWith(home()), { waitUntil: 'commit' });
    const named =
      /servicio de identidad no completó el inicio|No se pudo contactar con el servicio de identidad/;
    await page.getByText(named).waitFor();
    await photograph(page, `keycloak-fallo-codigo-${mode}`);
    await page.context().close();
  });

  it('is named when it fails at renewing a session, which continues once it recovers', async () => {
    const page = await newPage();
    await page.goto('informacion');
    await signIn(page, ana);
    await page.getByRole('heading', { level: 1, name: 'Información' }).waitFor();
    proxy.faults.setFor('/protocol/openid-connect/token', mode);
    await page.clock.setSystemTime(Date.now() + 10 * 60_000);
    await page.getByRole('link', { name: 'Proyectos' }).first().click();
    await page.getByText(/No se pudo renovar la sesión/).waitFor();
    await photograph(page, `keycloak-fallo-renovar-${mode}`);
    proxy.faults.reset();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await page.getByRole('link', { name: 'Crear proyecto' }).first().waitFor();
    await page.context().close();
  });

  it('does not interrupt signed-in people: cached keys stay valid', async () => {
    expect((await api.call('GET', `/proyectos/persona/${api.sub}`)).status).toBe(200);
    proxy.faults.set(mode);
    expect((await api.call('GET', `/proyectos/persona/${api.sub}`)).status).toBe(200);
    expect((await api.call('GET', '/subcaracteristicas/all')).status).toBe(200);
  });
});

it('is awaited by a product without keys, which reports that, serves its page, and recovers by itself', async () => {
  proxy.faults.setFor('/protocol/openid-connect/certs', 'hang');
  const fresh = await startProduct({ KEYCLOAK_URL: throughProxy() });
  try {
    const caller = await apiAs(ana, fresh.home, `${throughProxy()}/realms/mantenible`);
    expect(await caller.call('GET', '/subcaracteristicas/all')).toMatchObject({
      status: 503,
      body: { codigo: 'identidad-no-disponible' },
    });
    expect((await fetch(fresh.home, { headers: { accept: 'text/html' } })).status).toBe(200);
    expect((await fetch(`${fresh.home}api/salud`)).status).toBe(200);
    proxy.faults.reset();
    await eventually(async () => {
      expect((await caller.call('GET', '/subcaracteristicas/all')).status).toBe(200);
    });
  } finally {
    await fresh.stop();
  }
});
