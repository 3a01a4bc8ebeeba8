// seguridad: 43, 45, 58
import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { Browser, locationOf, paramOf, tokensIn } from './testing/browser.ts';
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
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => server.close());

function later(seconds: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
}

const json = async (response: Response): Promise<unknown> => response.json();

describe('starting a sign-in', () => {
  it.each([
    ['without PKCE', { code_challenge: null, code_challenge_method: null }],
    ['with PKCE plain', { code_challenge_method: 'plain' }],
    ['with a challenge of no stated method', { code_challenge_method: null }],
    ['for the implicit flow', { response_type: 'token' }],
  ])('%s is redirected back with an error and without a code', async (_how, changes) => {
    const response = await browser.authorize(changes);
    expect(paramOf(response, 'error')).toMatch(
      /invalid_request|unsupported_response_type|unauthorized_client/,
    );
    expect(locationOf(response)).not.toContain('code=');
  });

  it.each([
    ['another host', 'https://malo.ejemplo/mantenible/'],
    ['another path', '/mantenible/otra'],
    ['no trailing slash', '/mantenible'],
    ['a query', '/mantenible/?a=b'],
    ['a page that is not served', '/mantenible/silent-check-sso.html'],
    ['a parent folder', '/mantenible/../'],
    ['a user part', '@malo.ejemplo/mantenible/'],
    ['a script', 'javascript:alert(1)'],
  ])('with a redirect to %s is refused on a page', async (_what, target) => {
    const redirect_uri = /^\w+:/.test(target) ? target : server.origin + target;
    const response = await browser.authorize({ redirect_uri });
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
    expect(await response.text()).toContain('Enlace no válido');
  });

  it('of an unknown client is refused on a page', async () => {
    const response = await browser.authorize({ client_id: 'otra' });
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
  });

  it('with prompt=none and without a session returns login_required', async () => {
    expect(paramOf(await browser.authorize({ prompt: 'none' }), 'error')).toBe('login_required');
  });

  it('stays on the origin of the person, 127.0.0.1 or localhost, and ignores forwarding headers', async () => {
    const other = new Browser(server.base.replace('127.0.0.1', 'localhost'));
    const form = locationOf(await other.authorize());
    expect(new URL(form).hostname).toBe('localhost');
    const back = await other.post(form, { usuario: 'ana', clave: CLAVE });
    expect(new URL(locationOf(back)).hostname).toBe('localhost');
    const headers = { 'x-forwarded-host': 'malo.ejemplo', 'x-forwarded-proto': 'https' };
    const posted = await browser.post(
      locationOf(await browser.authorize()),
      { usuario: 'ana', clave: CLAVE },
      {
        ...headers,
        'sec-fetch-site': 'same-origin',
      },
    );
    expect(locationOf(posted)).toMatch(new RegExp(`^${server.origin}/`));
  });
});

describe('a code', () => {
  it('is refused without its verifier, with another one, or for another address', async () => {
    const { code, verifier } = await browser.signInForCode('ana', CLAVE);
    const other = 'x'.repeat(96);
    for (const changes of [
      { code_verifier: '' },
      { code_verifier: other },
      { redirect_uri: 'http://127.0.0.1/' },
    ]) {
      expect(await json(await browser.exchange({ code, verifier }, changes))).toMatchObject({
        error: 'invalid_grant',
      });
    }
  });

  it('is accepted once; a second use revokes the tokens of the first', async () => {
    const code = await browser.signInForCode('ana', CLAVE);
    const tokens = await tokensIn(await browser.exchange(code));
    expect(await json(await browser.exchange(code))).toMatchObject({ error: 'invalid_grant' });
    expect((await browser.refresh(tokens.refresh_token)).status).toBe(400);
  });

  it('is accepted once by concurrent requests', async () => {
    const code = await browser.signInForCode('ana', CLAVE);
    const answers = await Promise.all(Array.from({ length: 6 }, () => browser.exchange(code)));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });

  it('expires after a minute', async () => {
    const code = await browser.signInForCode('ana', CLAVE);
    later(66);
    expect((await browser.exchange(code)).status).toBe(400);
  });
});

describe('a refresh token', () => {
  it('returns new tokens of the same session, and a new refresh token', async () => {
    const before = await browser.signIn('ana', CLAVE);
    const after = await tokensIn(await browser.refresh(before.refresh_token));
    expect(after.refresh_token).not.toBe(before.refresh_token);
    expect(decodeJwt(after.access_token)['sid']).toBe(decodeJwt(before.access_token)['sid']);
    expect(await server.identity().verifier.verify(after.access_token)).toMatchObject({ sub: 'sub-ana' });
  });

  it('returns the current roles', async () => {
    const { refresh_token } = await browser.signIn('ana', CLAVE);
    const datos = { nombre: 'Ana Pérez', correo: null };
    await server.cuentas.actualizar('sub-ana', { ...datos, roles: ['estudiante', 'admin'] });
    const { access_token } = await tokensIn(await browser.refresh(refresh_token));
    await server.cuentas.actualizar('sub-ana', { ...datos, roles: ['estudiante'] });
    expect(decodeJwt(access_token)).toMatchObject({ realm_access: { roles: ['estudiante', 'admin'] } });
  });

  it('is accepted again within 10 s: the first answer may have been lost', async () => {
    const { refresh_token } = await browser.signIn('ana', CLAVE);
    await browser.refresh(refresh_token);
    later(9);
    expect((await browser.refresh(refresh_token)).status).toBe(200);
  });

  it('revokes its whole family when used again after 10 s', async () => {
    const { refresh_token } = await browser.signIn('ana', CLAVE);
    const after = await tokensIn(await browser.refresh(refresh_token));
    later(11);
    expect(await json(await browser.refresh(refresh_token))).toMatchObject({ error: 'invalid_grant' });
    expect(await json(await browser.refresh(after.refresh_token))).toMatchObject({ error: 'invalid_grant' });
  });

  it('does not extend its grace period by a use within it', async () => {
    const { refresh_token } = await browser.signIn('ana', CLAVE);
    await browser.refresh(refresh_token);
    later(6);
    await browser.refresh(refresh_token);
    later(6);
    expect((await browser.refresh(refresh_token)).status).toBe(400);
  });

  it('ends 10 h after the sign-in, even when it is renewed', async () => {
    let { refresh_token } = await browser.signIn('ana', CLAVE);
    for (const hours of [3, 3, 3]) {
      later(hours * 3600);
      ({ refresh_token } = await tokensIn(await browser.refresh(refresh_token)));
    }
    later(3600 + 10);
    expect((await browser.refresh(refresh_token)).status).toBe(400);
    expect(paramOf(await browser.authorize({ prompt: 'none' }), 'error')).toBe('login_required');
  });

  it('and the sign-in itself are not extended by another visit', async () => {
    await browser.signIn('ana', CLAVE);
    for (const hours of [5, 4]) {
      later(hours * 3600);
      expect(paramOf(await browser.authorize({ prompt: 'none' }), 'code')).toMatch(/^[\w-]{20,}$/);
    }
    later(3600 + 10);
    expect(paramOf(await browser.authorize({ prompt: 'none' }), 'error')).toBe('login_required');
  });

  it('is refused once its account is deactivated', async () => {
    await server.addCuenta({ sub: 'sub-fuera', usuario: 'fuera' });
    const { refresh_token } = await browser.signIn('fuera', CLAVE);
    await server.cuentas.activar('sub-fuera', false);
    expect((await browser.refresh(refresh_token)).status).toBe(400);
  });

  it('is stored as a hash only, and so is a code', async () => {
    const { code } = await browser.signInForCode('ana', CLAVE);
    const { refresh_token } = await new Browser(server.base).signIn('ana', CLAVE);
    const rows = JSON.stringify(await server.db.selectFrom('oidc').selectAll().execute());
    expect(rows).toContain('RefreshToken');
    expect(rows).not.toContain(refresh_token.split('.').at(-1));
    expect(rows).not.toContain(code);
  });
});
