import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { Browser, locationOf } from './testing/browser.ts';
import { CLAVE, startIdentity, type IdentityServer } from './testing/identity-server.ts';
import { withCheapHashes } from './testing/cheap-hashes.ts';

withCheapHashes();

let server: IdentityServer;
let browser: Browser;
let account: string;
const nueva = 'otra frase bien larga';

beforeAll(async () => {
  server = await startIdentity();
  account = `${server.base}/auth/realms/mantenible/account`;
});
beforeEach(async () => {
  await server.db.deleteFrom('cuentas').execute();
  await server.db.deleteFrom('intentos_acceso').execute();
  await server.addCuenta();
  browser = new Browser(server.base);
  server.logged.length = 0;
});
afterEach(() => vi.useRealTimers());
afterAll(() => server.close());

describe('the account page', () => {
  it('shows the signed-in person', async () => {
    await browser.signIn('ana', CLAVE);
    const page = await (await browser.get(account)).text();
    for (const text of ['Ana Pérez', '<dd>ana</dd>', '<dd>Estudiante</dd>']) expect(page).toContain(text);
  });
  it('shows a signed-out person no account data, and a link back', async () => {
    const page = await (await browser.get(account)).text();
    expect(page).toContain('Inicie sesión en la aplicación');
    expect(page).toContain('href="/mantenible/"');
    expect(page).not.toContain('<form');
  });
  it('shows no account data once the account is deactivated', async () => {
    await browser.signIn('ana', CLAVE);
    await server.cuentas.activar('sub-ana', false);
    expect(await (await browser.get(account)).text()).not.toContain('Ana Pérez');
  });
});

describe('changing the password', () => {
  it('succeeds with the current one, ends other sessions and keeps this one', async () => {
    const other = await new Browser(server.base).signIn('ana', CLAVE);
    const here = await browser.signIn('ana', CLAVE);
    server.logged.length = 0;
    const response = await browser.post(`${account}/clave`, { clave: CLAVE, nueva, repetida: nueva });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Contraseña cambiada.');
    expect((await browser.refresh(other.refresh_token)).status).toBe(400);
    expect((await browser.refresh(here.refresh_token)).status).toBe(200);
    expect((await new Browser(server.base).submitSignIn('ana', CLAVE)).status).toBe(400);
    expect((await new Browser(server.base).submitSignIn('ana', nueva)).status).toBe(303);
    expect(server.logged[0]).toEqual({ level: 'info', message: 'password change', sub: 'sub-ana' });
  });
  it.each([
    [
      'the current one is wrong',
      { clave: 'no es esta', nueva, repetida: nueva },
      'La contraseña actual no es correcta.',
    ],
    ['it is the user name', { clave: CLAVE, nueva: 'ana', repetida: 'ana' }, 'al menos 8'],
    [
      'it is typed twice differently',
      { clave: CLAVE, nueva, repetida: 'distinta del todo' },
      'no son iguales',
    ],
  ])('is refused when %s', async (_why, fields, reason) => {
    await browser.signIn('ana', CLAVE);
    const response = await browser.post(`${account}/clave`, fields);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(reason);
    expect((await new Browser(server.base).submitSignIn('ana', CLAVE)).status).toBe(303);
  });
  it('counts wrong current passwords as failed sign-ins of this browser', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date() });
    await browser.signIn('ana', CLAVE);
    for (let time = 0; time < 10; time += 1)
      await browser.post(`${account}/clave`, { clave: 'mala', nueva, repetida: nueva });
    const refused = await browser.post(`${account}/clave`, { clave: CLAVE, nueva, repetida: nueva });
    expect(await refused.text()).toContain('Demasiados intentos fallidos. Espere 1 s.');
    expect((await new Browser(server.base).submitSignIn('ana', CLAVE)).status).toBe(303);
  });
  it.each(['clave', 'salir'])('%s does nothing for a form of another site', async (action) => {
    await browser.signIn('ana', CLAVE);
    const fields = { clave: CLAVE, nueva, repetida: nueva };
    const response = await browser.post(`${account}/${action}`, fields, { 'sec-fetch-site': 'cross-site' });
    expect(response.status).toBe(403);
    expect((await new Browser(server.base).submitSignIn('ana', CLAVE)).status).toBe(303);
    expect(await (await browser.get(account)).text()).toContain('Ana Pérez');
  });
  it('does nothing without a session', async () => {
    const response = await browser.post(`${account}/clave`, { clave: CLAVE, nueva, repetida: nueva });
    expect(await response.text()).toContain('Inicie sesión en la aplicación');
  });
});

describe('signing out on the account page', () => {
  it('ends the session and leads to the application', async () => {
    const { refresh_token } = await browser.signIn('ana', CLAVE);
    expect(locationOf(await browser.post(`${account}/salir`, {}))).toBe(`${server.base}/`);
    expect((await browser.refresh(refresh_token)).status).toBe(400);
    expect(await (await browser.get(account)).text()).not.toContain('Ana Pérez');
  });
});
