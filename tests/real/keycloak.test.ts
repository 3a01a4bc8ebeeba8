import { beforeAll, describe, expect, it } from 'vitest';

import { createIdentity, type TokenVerifier } from '../../apps/api/src/composition/identity.ts';
import {
  keycloakUrl as url,
  KeycloakAdmin,
  realmUrl as realm,
  type Persona,
} from './support/keycloak-admin.ts';
import { returnAddress as home, textIn, tokensOf } from './support/keycloak-sign-in.ts';

/** A real Keycloak with the realm of deploy/keycloak: its tokens at our verifier, its client at work. */
let verifier: TokenVerifier;
let admin: KeycloakAdmin;
let ana: Persona;

beforeAll(async () => {
  admin = await KeycloakAdmin.open();
  ana = await admin.addPersona('Ana', ['estudiante']);
  verifier = await newVerifier();
});

function newVerifier(): Promise<TokenVerifier> {
  const config = {
    basePath: '',
    host: '127.0.0.1',
    port: 4000,
    publicUrl: null,
    adminPassword: null,
    estudiantePassword: null,
  };
  const keycloak = { url, realm: 'mantenible', clientId: 'mantenible-web' };
  const unused = () => Promise.reject(new Error('an external provider keeps nothing here'));
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  // Nothing of the database is touched with an external provider.
  const deps = {
    config: { ...config, keycloak },
    db: undefined as never,
    dataDir: '',
    secrets: { readOrCreate: unused },
    log,
  };
  return createIdentity(deps).then((identity) => identity.verifier);
}

describe('a real Keycloak', () => {
  it('gives an access token that the API accepts, with subject, name and role', async () => {
    const anySub: unknown = expect.stringMatching(/^[\da-f-]{36}$/);
    const persona = await verifier.verify(textIn(await tokensOf(ana), 'access_token'));
    const { usuario } = ana;
    const correo = `${usuario}@ejemplo.es`;
    expect(persona).toEqual({ sub: anySub, nombre: 'Ana Pérez', usuario, correo, roles: ['estudiante'] });
  });

  it('gives a docente the role estudiante too', async () => {
    const dora = await admin.addPersona('Dora', ['docente']);
    const { roles } = await verifier.verify(textIn(await tokensOf(dora), 'access_token'));
    expect(roles).toEqual(['estudiante', 'docente']);
  });

  it('gives ID and refresh tokens that the API refuses', async () => {
    const tokens = await tokensOf(ana);
    for (const name of ['id_token', 'refresh_token']) {
      await expect(verifier.verify(textIn(tokens, name))).rejects.toMatchObject({ status: 401 });
    }
  });

  it('signs tokens of its other realms in vain', async () => {
    await expect(verifier.verify(admin.token)).rejects.toMatchObject({ status: 401 });
  });

  it('refuses to start without PKCE, and to return elsewhere', async () => {
    const params = {
      client_id: 'mantenible-web',
      redirect_uri: home,
      response_type: 'code',
      scope: 'openid',
    };
    const start = (changes: object) =>
      fetch(
        `${realm}/protocol/openid-connect/auth?${new URLSearchParams({ ...params, ...changes }).toString()}`,
        { redirect: 'manual' },
      );
    expect((await start({})).headers.get('location')).toContain('error=invalid_request');
    expect((await start({ redirect_uri: `${home}otra` })).status).toBe(400);
  });
});
