// seguridad: 43
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { Browser, locationOf, paramOf } from './testing/browser.ts';
import { CLAVE, startIdentity, type IdentityServer } from './testing/identity-server.ts';
import { withCheapHashes } from './testing/cheap-hashes.ts';

withCheapHashes();

let server: IdentityServer;
let browser: Browser;

beforeAll(async () => {
  server = await startIdentity();
  await server.addCuenta();
});
beforeEach(() => {
  browser = new Browser(server.base);
});
afterAll(() => server.close());

const json = async (response: Response): Promise<unknown> => response.json();

describe('signing out', () => {
  it('ends the session at once with the ID token, and returns to the application', async () => {
    const { id_token, refresh_token, access_token } = await browser.signIn('ana', CLAVE);
    const sid = String(decodeJwt(access_token)['sid']);
    expect(await browser.sessionCheck(sid)).toBe(204);
    expect(locationOf(await browser.signOut(id_token))).toBe(`${server.base}/`);
    expect(await browser.sessionCheck(sid)).toBe(200);
    expect(await browser.sessionCheck('')).toBe(204);
    expect((await browser.refresh(refresh_token)).status).toBe(400);
    expect(paramOf(await browser.authorize({ prompt: 'none' }), 'error')).toBe('login_required');
    expect(server.logged.at(-1)).toEqual({ level: 'info', message: 'sign-out', sub: 'sub-ana' });
  });

  it('requests a confirmation first without the ID token, or with that of another session', async () => {
    await server.addCuenta({ sub: 'sub-beto', usuario: 'beto' });
    const beto = await new Browser(server.base).signIn('beto', CLAVE);
    const { refresh_token } = await browser.signIn('ana', CLAVE);
    for (const response of [
      await browser.get(`${browser.oidc}/logout`),
      await browser.signOut(beto.id_token),
    ]) {
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('¿Cerrar la sesión?');
    }
    expect((await browser.refresh(refresh_token)).status).toBe(200);
  });

  it('ends the session after the confirmation', async () => {
    const { refresh_token } = await browser.signIn('ana', CLAVE);
    const page = await (await browser.get(`${browser.oidc}/logout`)).text();
    const xsrf = /name="xsrf" value="(?<xsrf>[^"]+)"/.exec(page)?.groups?.['xsrf'] ?? '';
    const answer = await browser.post(`${browser.oidc}/logout/confirm`, { xsrf, logout: 'yes' });
    expect(await (await browser.get(locationOf(answer))).text()).toContain('Sesión cerrada');
    expect((await browser.refresh(refresh_token)).status).toBe(400);
  });

  it.each(['https://malo.ejemplo/', '//malo.ejemplo/', '/\\malo.ejemplo'])(
    'never leads to %s',
    async (address) => {
      const { id_token } = await browser.signIn('ana', CLAVE);
      const params = {
        client_id: 'mantenible-web',
        post_logout_redirect_uri: address,
        id_token_hint: id_token,
      };
      const response = await browser.get(`${browser.oidc}/logout?${new URLSearchParams(params).toString()}`);
      expect(response.status).toBe(400);
      expect(response.headers.get('location')).toBeNull();
    },
  );
});

describe('the pages and requests of keycloak-js', () => {
  it.each(['login-status-iframe.html', '3p-cookies/step1.html', '3p-cookies/step2.html'])(
    '%s may be framed by the application alone',
    async (page) => {
      const response = await browser.get(`${browser.oidc}/${page}`);
      expect(response.status).toBe(200);
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("frame-ancestors 'self'");
      expect(policy).not.toContain('unsafe');
      expect(await response.text()).not.toContain('<script>');
    },
  );

  it('distinguishes the session from a missing one and from another one', async () => {
    const { access_token } = await browser.signIn('ana', CLAVE);
    const sid = String(decodeJwt(access_token)['sid']);
    const states = await Promise.all([sid, '', 'otra'].map((state) => browser.sessionCheck(state)));
    expect(states).toEqual([204, 200, 200]);
    const unknownClient = await browser.get(
      `${browser.oidc}/login-status-iframe.html/init?client_id=otra&session_state=`,
    );
    expect(unknownClient.status).toBe(400);
  });

  it('return the person of an access token, and refuse an id token and a request without one', async () => {
    const { access_token, id_token } = await browser.signIn('ana', CLAVE);
    const ask = (token: string) =>
      browser.request(`${browser.oidc}/userinfo`, { headers: { authorization: `Bearer ${token}` } });
    expect(await json(await ask(access_token))).toMatchObject({
      sub: 'sub-ana',
      preferred_username: 'ana',
      name: 'Ana Pérez',
    });
    expect((await ask(id_token)).status).toBe(401);
    expect((await browser.get(`${browser.oidc}/userinfo`)).status).toBe(401);
  });

  it('are published under Keycloak’s addresses', async () => {
    const realm = `${server.base}/auth/realms/mantenible`;
    const response = await browser.request(`${realm}/.well-known/openid-configuration`);
    expect(await json(response)).toMatchObject({
      issuer: realm,
      authorization_endpoint: `${browser.oidc}/auth`,
      token_endpoint: `${browser.oidc}/token`,
      end_session_endpoint: `${browser.oidc}/logout`,
      jwks_uri: `${browser.oidc}/certs`,
      userinfo_endpoint: `${browser.oidc}/userinfo`,
      code_challenge_methods_supported: ['S256'],
    });
  });

  it('contain no private part of the key', async () => {
    const { keys } = (await (await browser.request(`${browser.oidc}/certs`)).json()) as { keys: object[] };
    expect(keys.map((key) => Object.keys(key).sort())).toEqual([['alg', 'e', 'kid', 'kty', 'n', 'use']]);
  });

  it.each(['https://malo.ejemplo', 'null'])('lets no page of %s read an answer', async (origin) => {
    const urls = [
      `${browser.oidc}/certs`,
      `${server.base}/auth/realms/mantenible/.well-known/openid-configuration`,
    ];
    for (const url of urls) {
      const response = await browser.request(url, { headers: { origin } });
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    }
    const { refresh_token } = await browser.signIn('ana', CLAVE);
    const body = new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: 'mantenible-web',
      refresh_token,
    });
    const response = await browser.request(`${browser.oidc}/token`, {
      method: 'POST',
      body,
      headers: { origin },
    });
    expect(response.status).toBe(400);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each(['registration', 'revocation', 'introspection', 'device/auth', 'ext/ciba/auth'])(
    'has no %s',
    async (name) => {
      expect((await browser.post(`${browser.oidc}/${name}`, {})).status).toBe(404);
    },
  );
});
