import { readFile, stat } from 'node:fs/promises';

import { afterEach, describe, expect, it } from 'vitest';

import { intentosRepository } from '../identity/cuentas/intentos.repository.ts';
import { reglaIntentos } from '../identity/cuentas/intentos.ts';
import { oidcRepository } from '../identity/oidc/oidc.repository.ts';
import { sweep } from '../identity/plugin.ts';
import { Browser, locationOf } from '../identity/testing/browser.ts';
import { withCheapHashes } from '../identity/testing/cheap-hashes.ts';
import { startIdentity, type IdentityServer } from '../identity/testing/identity-server.ts';

withCheapHashes();

let server: IdentityServer;
afterEach(() => server.close());

describe('the first accounts', () => {
  it('get random passwords in a file that only its owner reads, and sign in once they have chosen their own', async () => {
    server = await startIdentity();
    const made = await server.identity().createFirstAccounts();
    const [admin, estudiante] = made?.cuentas ?? [];
    expect(made?.cuentas.map(({ usuario }) => usuario)).toEqual(['admin', 'estudiante']);
    expect(admin?.clave).toMatch(/^(?:[a-hjkmnp-z2-9]{4}-){6}[a-hjkmnp-z2-9]{4}$/);
    expect(estudiante?.clave).not.toBe(admin?.clave);
    expect((await stat(made?.file ?? '')).mode & 0o777).toBe(0o600);
    const kept = `admin\t${admin?.clave ?? ''}\nestudiante\t${estudiante?.clave ?? ''}\n`;
    expect(await readFile(made?.file ?? '', 'utf8')).toBe(kept);
    const chosen = 'siete tazas azules';
    const browser = new Browser(server.base);
    const form = locationOf(await browser.submitSignIn('admin', admin?.clave ?? ''));
    await browser.post(form, { nueva: chosen, repetida: chosen });
    const { access_token } = await new Browser(server.base).signIn('admin', chosen);
    expect(await server.identity().verifier.verify(access_token)).toMatchObject({
      roles: ['estudiante', 'admin'],
    });
  });

  it('take the passwords of the environment', async () => {
    server = await startIdentity({
      adminPassword: 'clave del entorno',
      estudiantePassword: 'otra del entorno',
    });
    expect((await server.identity().createFirstAccounts())?.cuentas).toEqual([
      { usuario: 'admin', clave: 'clave del entorno' },
      { usuario: 'estudiante', clave: 'otra del entorno' },
    ]);
  });

  it('are not created with a password that the password policy refuses', async () => {
    server = await startIdentity({ adminPassword: 'password123' });
    await expect(server.identity().createFirstAccounts()).rejects.toThrow(
      'La contraseña dada para la cuenta admin no sirve',
    );
    expect(await server.cuentas.contar()).toBe(0);
  });

  it('are created once', async () => {
    server = await startIdentity();
    await server.identity().createFirstAccounts();
    const before = await server.cuentas.listar();
    expect(await server.identity().createFirstAccounts()).toBeNull();
    expect(await server.cuentas.listar()).toEqual(before);
  });
});

describe('with an external Keycloak', () => {
  const keycloak = { url: 'https://sso.ejemplo/', realm: 'campus', clientId: 'web' };

  it('no route is served, no account is created, and the page gets the address of the provider', async () => {
    server = await startIdentity({ keycloak });
    const identity = server.identity();
    expect(identity.plugin).toBeNull();
    expect(await identity.createFirstAccounts()).toBeNull();
    expect(await server.cuentas.contar()).toBe(0);
    expect(identity.page).toEqual({ url: 'https://sso.ejemplo', realm: 'campus', clientId: 'web' });
    const response = await fetch(`${server.base}/auth/realms/mantenible/.well-known/openid-configuration`);
    expect(response.status).toBe(404);
  });
});

describe('with a public address', () => {
  it('issuer, links and cookies use that address for any Host of the request', async () => {
    server = await startIdentity({ publicUrl: 'https://mantenible.ejemplo' });
    const realm = `${server.base}/auth/realms/mantenible`;
    const metadata: unknown = await (await fetch(`${realm}/.well-known/openid-configuration`)).json();
    expect(metadata).toMatchObject({
      issuer: 'https://mantenible.ejemplo/mantenible/auth/realms/mantenible',
      token_endpoint:
        'https://mantenible.ejemplo/mantenible/auth/realms/mantenible/protocol/openid-connect/token',
    });
    const response = await new Browser(server.base).authorize({
      redirect_uri: 'https://mantenible.ejemplo/mantenible/',
    });
    expect(response.status).toBe(303);
    for (const cookie of response.headers.getSetCookie()) expect(cookie).toMatch(/; secure; httponly$/i);
    expect((await new Browser(server.base).authorize()).status).toBe(400);
  });
});

it('expired rows are swept, live ones stay', async () => {
  server = await startIdentity();
  const oidc = oidcRepository(server.db);
  const now = new Date('2026-05-04T10:00:00Z');
  const row = (expira: string) => ({ contenido: {}, grantId: null, uid: null, expira: new Date(expira) });
  await oidc.save('Session', 'old', row('2026-05-04T09:59:59Z'));
  await oidc.save('Session', 'live', row('2026-05-04T10:00:01Z'));
  const intentos = intentosRepository(server.db, reglaIntentos);
  const contador = (clave: string) => ({ clase: 'direccion', grupo: 'direccion', clave }) as const;
  await intentos.fallar([contador('antes')], new Date('2026-05-03T10:00:00Z'));
  await intentos.fallar([contador('ahora')], new Date('2026-05-03T10:00:01Z'));
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const endedSessions = { removeBefore: () => Promise.resolve() };
  await sweep({ oidc, intentos, endedSessions, log, now: () => now });
  expect(await server.db.selectFrom('oidc').select('id').execute()).toEqual([{ id: 'live' }]);
  expect(await server.db.selectFrom('intentos_acceso').select('clave').execute()).toEqual([
    { clave: 'ahora' },
  ]);
});
