// seguridad: 44, 48, 59
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { Browser, locationOf, paramOf } from './testing/browser.ts';
import { CLAVE, startIdentity, type IdentityServer } from './testing/identity-server.ts';
import { withCheapHashes } from './testing/cheap-hashes.ts';

withCheapHashes();

const anyText: unknown = expect.any(String);
const refusal: unknown = expect.stringContaining('Usuario o contraseña incorrectos.');

let server: IdentityServer;
let browser: Browser;

beforeAll(async () => {
  server = await startIdentity();
  await server.addCuenta();
});
beforeEach(() => {
  browser = new Browser(server.base);
  server.logged.length = 0;
});
afterEach(async () => {
  vi.useRealTimers();
  await server.db.deleteFrom('intentos_acceso').execute();
});
afterAll(() => server.close());

describe('signing in', () => {
  it('returns an access token that the API accepts', async () => {
    const { access_token } = await browser.signIn('ana', CLAVE);
    expect(await server.identity().verifier.verify(access_token)).toEqual({
      sub: 'sub-ana',
      nombre: 'Ana Pérez',
      usuario: 'ana',
      correo: 'ana@ejemplo.es',
      roles: ['estudiante'],
    });
  });

  it('returns an access token with the claims of Keycloak', async () => {
    const { access_token } = await browser.signIn('ana', CLAVE);
    const { iat = 0, exp = 0, ...claims } = decodeJwt(access_token);
    expect(exp - iat).toBe(300);
    expect(claims).toEqual({
      iss: `${server.base}/auth/realms/mantenible`,
      sub: 'sub-ana',
      aud: 'mantenible-web',
      azp: 'mantenible-web',
      client_id: 'mantenible-web',
      typ: 'Bearer',
      sid: anyText,
      jti: anyText,
      realm_access: { roles: ['estudiante'] },
      preferred_username: 'ana',
      name: 'Ana Pérez',
      email: 'ana@ejemplo.es',
      email_verified: true,
    });
    expect(decodeProtectedHeader(access_token)).toMatchObject({ alg: 'RS256', typ: 'at+jwt' });
  });

  it('returns an ID token with the nonce, which the API refuses', async () => {
    const { id_token } = await browser.signIn('ana', CLAVE);
    expect(decodeJwt(id_token)).toMatchObject({ sub: 'sub-ana', nonce: 'un-nonce' });
    await expect(server.identity().verifier.verify(id_token)).rejects.toMatchObject({ status: 401 });
  });

  it('returns a refresh token of three parts, since keycloak-js decodes it', async () => {
    const { refresh_token } = await browser.signIn('ana', CLAVE);
    expect(decodeJwt(refresh_token)).toEqual({ typ: 'Refresh' });
  });

  it('accepts the user name in any case, with surrounding spaces', async () => {
    expect((await browser.submitSignIn('  ANA ', CLAVE)).status).toBe(303);
  });

  it('is logged with the subject, and no password', async () => {
    await browser.submitSignIn('ana', CLAVE);
    expect(server.logged).toEqual([{ level: 'info', message: 'sign-in', sub: 'sub-ana', usuario: 'ana' }]);
  });

  it('shows no form to a signed-in person', async () => {
    await browser.signIn('ana', CLAVE);
    expect(paramOf(await browser.authorize({ prompt: 'none' }), 'code')).toMatch(/^[\w-]{20,}$/);
  });

  it('survives a restart of the server', async () => {
    const { refresh_token } = await browser.signIn('ana', CLAVE);
    await server.restart();
    expect((await browser.refresh(refresh_token)).status).toBe(200);
    expect(paramOf(await browser.authorize({ prompt: 'none' }), 'code')).toMatch(/^[\w-]{20,}$/);
  });
});

describe('a sign-in is refused', () => {
  it('alike for a wrong password, an unknown user and a deactivated account', async () => {
    await server.addCuenta({ sub: 'sub-baja', usuario: 'baja', activa: false });
    const answers = [];
    for (const [usuario, clave] of [
      ['ana', 'otra clave cualquiera'],
      ['nadie', CLAVE],
      ['baja', CLAVE],
    ] as const) {
      const response = await browser.submitSignIn(usuario, clave);
      answers.push({
        status: response.status,
        page: (await response.text()).replaceAll(/acceso\/[\w-]+|value="\w+"/g, ''),
      });
    }
    expect(answers[0]).toMatchObject({
      status: 400,
      page: refusal,
    });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it('and the refusal is logged without the password', async () => {
    await browser.submitSignIn('Ana', 'una clave que no es');
    expect(server.logged).toEqual([
      { level: 'info', message: 'sign-in refused', usuario: 'ana', estado: 'rechazado' },
    ]);
    server.logged.length = 0;
    await browser.submitSignIn('mi contraseña secreta', 'ana');
    expect(server.logged).toEqual([{ level: 'info', message: 'sign-in refused', estado: 'rechazado' }]);
  });

  it.each([
    ['user name', { usuario: 'a\0na', clave: CLAVE }],
    ['password', { usuario: 'ana', clave: '\0' }],
  ])('when its %s contains text that a database cannot store', async (_field, fields) => {
    const form = locationOf(await browser.authorize());
    expect((await browser.post(form, fields)).status).toBe(400);
  });

  it('by the provider itself, for parameters that a database cannot store', async () => {
    const body = new URLSearchParams({ grant_type: 'authorization_code', client_id: 'a\0b', code: '\0' });
    const answers = [
      await browser.request(`${browser.oidc}/token`, { method: 'POST', body }),
      await browser.authorize({ client_id: '\0' }),
      await browser.get(`${browser.oidc}/logout?client_id=%00&id_token_hint=%00`),
      await browser.get(`${server.base}/auth/realms/mantenible/acceso/%00`),
    ];
    for (const { status } of answers) expect(status).toBeLessThan(500);
  });

  it('on a page that shows typed text as text, never as markup', async () => {
    const page = await (await browser.submitSignIn('"><script>alert(1)</script>', 'x')).text();
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(page).not.toContain('<script>alert');
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://malo.ejemplo' }],
    ['a sibling site', { 'sec-fetch-site': 'same-site' }],
    ['another origin, by a browser without Sec-Fetch headers', { origin: 'https://malo.ejemplo' }],
    ['an unknown origin', {}],
  ])('when the form comes from %s', async (_where, headers) => {
    const form = locationOf(await browser.authorize());
    const response = await browser.post(form, { usuario: 'ana', clave: CLAVE }, headers);
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('Petición rechazada');
  });

  it('but not when a browser without Sec-Fetch-Site names our origin', async () => {
    const form = locationOf(await browser.authorize());
    const response = await browser.post(form, { usuario: 'ana', clave: CLAVE }, { origin: server.origin });
    expect(response.status).toBe(303);
  });

  it.each(['get', 'post'] as const)('when another browser has only the address (%s)', async (method) => {
    const form = locationOf(await browser.authorize());
    const stranger = new Browser(server.base);
    const response = await (method === 'get'
      ? stranger.get(form)
      : stranger.post(form, { usuario: 'ana', clave: CLAVE }));
    expect(response.status).toBe(400);
    const page = await response.text();
    expect(page).toContain('Su sesión de acceso caducó');
    expect(page).toContain('href="/mantenible/"');
  });

  it('with both reasons for empty fields, and is not counted', async () => {
    const page = await (await browser.submitSignIn(' ', '')).text();
    expect(page).toContain('<a href="#usuario">Escriba su usuario.</a>');
    expect(page).toContain('<a href="#clave">Escriba su contraseña.</a>');
    expect(await server.db.selectFrom('intentos_acceso').selectAll().execute()).toEqual([]);
  });

  it('without a body, or with a body other than a form', async () => {
    const form = locationOf(await browser.authorize());
    const headers = { 'sec-fetch-site': 'same-origin' };
    expect((await browser.request(form, { method: 'POST', headers })).status).toBe(400);
    const json = { ...headers, 'content-type': 'application/json' };
    expect((await browser.request(form, { method: 'POST', headers: json, body: '{}' })).status).toBe(415);
  });
});

describe('an account with an initial password', () => {
  const nueva = 'mi propia frase nueva';
  beforeEach(async () => {
    await server.db.deleteFrom('cuentas').where('sub', '=', 'sub-nueva').execute();
    await server.addCuenta({ sub: 'sub-nueva', usuario: 'nueva', debeCambiarClave: true });
  });

  it('must choose its own password before it gets a code', async () => {
    const first = await browser.submitSignIn('nueva', CLAVE);
    const page = locationOf(first);
    expect(page).toMatch(/\/acceso\/[\w-]+\/clave$/);
    expect(await (await browser.get(page)).text()).toContain('Elija su contraseña');
    const back = await browser.post(page, { nueva, repetida: nueva });
    expect(paramOf(await browser.get(locationOf(back)), 'code')).toMatch(/^[\w-]{20,}$/);
    expect(await server.cuentas.buscar('sub-nueva')).toMatchObject({ debeCambiarClave: false });
    expect((await new Browser(server.base).submitSignIn('nueva', CLAVE)).status).toBe(400);
  });

  it('is not signed in without that choice', async () => {
    const form = locationOf(await browser.authorize());
    await browser.post(form, { usuario: 'nueva', clave: CLAVE });
    const uid = form.split('/').at(-1) ?? '';
    const resumed = await browser.get(`${browser.oidc}/auth/${uid}`);
    expect(locationOf(resumed)).toMatch(/\/acceso\/[\w-]+$/);
  });

  it.each([
    ['short', 'corta', 'corta', 'al menos 8 caracteres'],
    ['common', 'password123', 'password123', 'de las más usadas'],
    ['typed twice differently', nueva, 'otra frase distinta', 'no son iguales'],
    ['the old one', CLAVE, CLAVE, 'distinta de la que tenía'],
  ])('refuses one that is %s', async (_what, first, second, reason) => {
    const page = locationOf(await browser.submitSignIn('nueva', CLAVE));
    const response = await browser.post(page, { nueva: first, repetida: second });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(reason);
    expect(await server.cuentas.buscar('sub-nueva')).toMatchObject({ debeCambiarClave: true });
  });

  it('cannot be taken over without its initial password', async () => {
    const form = locationOf(await browser.authorize());
    const response = await browser.post(`${form}/clave`, { nueva, repetida: nueva });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Su sesión de acceso caducó');
  });
});

describe('the sign-in page', () => {
  it('is accessible and strict', async () => {
    const response = await browser.get(locationOf(await browser.authorize()));
    const page = await response.text();
    expect(page).toContain('<html lang="es">');
    expect(page).toContain('<label for="usuario">Usuario</label>');
    expect(page).toContain('autocomplete="username"');
    expect(page).toContain('autocomplete="current-password"');
    expect(page).not.toMatch(/<script>|<style|style=|onclick=/);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('links to existing files', async () => {
    const page = await (await browser.get(locationOf(await browser.authorize()))).text();
    const files = [...page.matchAll(/(?:src|href)="(?<path>[^"]+recursos[^"]+)"/g)].map(
      (match) => match.groups?.['path'] ?? '',
    );
    expect(files).toHaveLength(4);
    for (const file of files) expect((await browser.get(server.origin + file)).status).toBe(200);
  });

  it('shows the only refusal once, as the description of the field that takes the focus', async () => {
    const page = await (await browser.submitSignIn('ana', 'mala')).text();
    expect(page).toContain('role="alert"');
    expect(page.split('Usuario o contraseña incorrectos.')).toHaveLength(2);
    expect(page).toContain('autofocus');
    expect(page).toContain('aria-describedby="clave-fallo" aria-invalid="true"');
  });
});
